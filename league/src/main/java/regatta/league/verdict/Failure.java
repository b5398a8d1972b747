package regatta.league.verdict;

import regatta.host.match.TurnFault;

/**
 * A bot that failed.
 *
 * @param failed the number of games in which it failed
 * @param games the number of games it played
 * @param first its first fault
 */
public record Failure(String bot, int failed, int games, TurnFault first) {

    @Override
    public String toString() {
        String often = failed < games
                ? failed + " of " + games + " games"
                : games == 1 ? "its only game" : "every one of its " + games + " games";
        return bot + " failed in " + often + ", first in " + first.indented();
    }
}
