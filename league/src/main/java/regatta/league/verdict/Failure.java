package regatta.league.verdict;

import regatta.host.match.TurnFault;

/**
 * A bot that failed.
 *
 * @param failed in how many games it did
 * @param games how many it played
 * @param first what it did wrong the first time
 */
public record Failure(String bot, int failed, int games, TurnFault first) {

    /** Tells it in one line. */
    @Override
    public String toString() {
        String often = failed < games
                ? failed + " of " + games + " games"
                : games == 1 ? "its only game" : "every one of its " + games + " games";
        return bot + " failed in " + often + ", first in " + first;
    }
}
