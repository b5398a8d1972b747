package regatta.host.process;

import regatta.core.GameInfo;

/**
 * The time limits of a bot.
 *
 * @param firstMillis the limit of the first answer
 * @param turnMillis the limit of each later answer
 * @param graceMillis how far over the limit an answer still counts, as a strike
 * @param strikes the number of such answers allowed per match
 * @param unlimited whether there is no limit, for debugging
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
