package regatta.host.process;

import regatta.core.GameInfo;

/**
 * How long a bot may think.
 *
 * @param firstMillis for its first answer
 * @param turnMillis for each later one
 * @param graceMillis how far over the limit an answer still counts, as a strike
 * @param strikes how many such answers a bot is forgiven in a match
 * @param unlimited whether nobody looks at the clock, as when a bot is being debugged
 */
public record TimeControl(int firstMillis, int turnMillis, int graceMillis, int strikes, boolean unlimited) {

    public static TimeControl of(GameInfo game) {
        return new TimeControl(game.terms().firstMillis(), game.terms().turnMillis(), 0, 0, false);
    }

    long limitNanos(boolean first) {
        return (first ? firstMillis : turnMillis) * 1_000_000L;
    }

    long graceNanos() {
        return graceMillis * 1_000_000L;
    }
}
