package regatta.host.process;

import org.jspecify.annotations.Nullable;

/**
 * The clock of a seat. A turn has one: it runs from the moment the bot is asked, whether it is reading, thinking or
 * writing.
 *
 * <p>Time in which the arena itself stood still is taken off, but not without end, since a bot may have a hand in it; and
 * when that, or a machine too busy to run the bot, decided whether it was in time, the match is void. Used by the
 * arena's thread only.
 */
final class TurnClock {

    /** How much standing still a seat is forgiven in a match. */
    static final long MOST_FORGIVEN_NANOS = 5_000_000_000L;

    private final int seat;
    private final TimeControl time;
    private final MatchClock clock;
    private final StarvationDetector starvation;
    private boolean first = true;
    private long limit;
    private int strikes;
    private long forgiven;
    private boolean retimed;
    private @Nullable Invalidation voided;

    TurnClock(int seat, TimeControl time, MatchClock clock, StarvationDetector starvation) {
        this.seat = seat;
        this.time = time;
        this.clock = clock;
        this.starvation = starvation;
    }

    /** The bot was asked: its next answer is timed. */
    void begin() {
        limit = time.limitNanos(first);
        first = false;
        retimed = false;
        starvation.begin();
    }

    /** Returns how much longer it makes sense to wait for an answer; nothing or less if its time is over. */
    long leftNanos(long askedAt, long now) {
        if (time.unlimited()) {
            return Long.MAX_VALUE;
        }
        long most = limit + time.graceNanos();
        long wall = now - askedAt;
        if (wall > most / 4) {
            starvation.watch(now);
        }
        return wall <= most ? most - wall : most - wall + taken(askedAt, now);
    }

    /** Returns what is taken off the time between two readings: standing still, as far as there is forgiveness left. */
    private long taken(long from, long to) {
        return Math.min(clock.stalledNanos(from, to), MOST_FORGIVEN_NANOS - forgiven);
    }

    /** Returns a time without that in which the arena stood still. */
    long pure(long from, long to) {
        long stalled = clock.stalledNanos(from, to);
        retimed |= stalled > 0;
        return Math.max(0, to - from - stalled);
    }

    /** Returns whether something was taken off the last answer's time. */
    boolean retimed() {
        return retimed;
    }

    /**
     * Returns whether an answer came too late, and notes what that means for the match.
     *
     * @param endedAt when it came, or when nobody waited for it any longer
     */
    boolean tooLate(int turn, long askedAt, long endedAt) {
        long wall = endedAt - askedAt;
        if (time.unlimited() || wall <= limit) {
            return false;
        }
        long taken = taken(askedAt, endedAt);
        forgiven += taken;
        long counted = wall - taken;
        boolean struck = counted > limit && counted <= limit + time.graceNanos() && strikes < time.strikes();
        strikes += struck ? 1 : 0;
        boolean late = counted > limit && !struck;
        if (!late && taken > 0) {
            invalidate(Invalidation.Kind.STALL_FORGIVEN, turn, taken);
        } else if (late && wall - clock.stalledNanos(askedAt, endedAt) <= limit) {
            invalidate(Invalidation.Kind.STALL_TOO_LONG, turn, clock.stalledNanos(askedAt, endedAt));
        } else if (late && starvation.starved(endedAt)) {
            invalidate(Invalidation.Kind.STARVED, turn, starvation.waitedNanos());
        }
        return late;
    }

    /** Describes how much of a processor the bot had while its answer was late, or returns an empty text if not measured. */
    String starvation() {
        return starvation.describe();
    }

    private void invalidate(Invalidation.Kind kind, int turn, long nanos) {
        voided = voided == null ? new Invalidation(kind, seat, turn, nanos / 1_000_000) : voided;
    }

    /** Returns why the match proves nothing about this seat, or null if it does. */
    @Nullable
    Invalidation voided() {
        return voided;
    }

    long limitMillis() {
        return limit / 1_000_000;
    }
}
