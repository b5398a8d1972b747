package regatta.host.process;

import org.jspecify.annotations.Nullable;

/**
 * Times the answers of a seat. The clock of a turn starts when the message is sent, and covers reading, thinking and
 * writing.
 *
 * <p>Time in which the arena itself stalled is subtracted, up to a limit, because a bot may cause stalls. If a stall,
 * or a machine too busy to run the bot, decided whether an answer was in time, the match is invalid. Used by the
 * arena's thread only.
 */
final class TurnClock {

    /** The stall time subtracted per seat and match. */
    static final long MAX_FORGIVEN_NANOS = 5_000_000_000L;

    private final int seat;
    private final TimeControl time;
    private final MatchClock clock;
    private final StarvationDetector starvation;
    private boolean first = true;
    private long limit;
    private int strikes;
    private long forgiven;
    private boolean stallAdjusted;
    private @Nullable Invalidation invalidation;

    TurnClock(int seat, TimeControl time, MatchClock clock, StarvationDetector starvation) {
        this.seat = seat;
        this.time = time;
        this.clock = clock;
        this.starvation = starvation;
    }

    void begin() {
        limit = time.limitNanos(first);
        first = false;
        stallAdjusted = false;
        starvation.begin();
    }

    /** Returns how much longer to wait for an answer; zero or less if its time is up. */
    long leftNanos(long askedAt, long now) {
        if (time.unlimited()) {
            return Long.MAX_VALUE;
        }
        long max = limit + time.graceNanos();
        long wall = now - askedAt;
        if (wall > max / 4) {
            starvation.watch(now);
        }
        return wall <= max ? max - wall : max - wall + forgivable(askedAt, now);
    }

    /** Returns the stall time between two readings, as far as it can still be forgiven. */
    private long forgivable(long from, long to) {
        return Math.min(clock.stalledNanos(from, to), MAX_FORGIVEN_NANOS - forgiven);
    }

    /** Returns the time between two readings without stalls of the arena. */
    long withoutStalls(long from, long to) {
        long stalled = clock.stalledNanos(from, to);
        stallAdjusted |= stalled > 0;
        return Math.max(0, to - from - stalled);
    }

    /** Returns whether stall time was subtracted from the time of the last answer. */
    boolean stallAdjusted() {
        return stallAdjusted;
    }

    /**
     * Returns whether an answer was too late, and records whether this invalidates the match.
     *
     * @param endedAt when the answer came, or when waiting for it ended
     */
    boolean isTooLate(int turn, long askedAt, long endedAt) {
        long wall = endedAt - askedAt;
        if (time.unlimited() || wall <= limit) {
            return false;
        }
        long stalled = forgivable(askedAt, endedAt);
        forgiven += stalled;
        long counted = wall - stalled;
        boolean struck = counted > limit && counted <= limit + time.graceNanos() && strikes < time.strikes();
        strikes += struck ? 1 : 0;
        boolean late = counted > limit && !struck;
        if (!late && stalled > 0) {
            invalidate(Invalidation.Cause.STALL_FORGIVEN, turn, stalled);
        } else if (late && wall - clock.stalledNanos(askedAt, endedAt) <= limit) {
            invalidate(Invalidation.Cause.STALL_TOO_LONG, turn, clock.stalledNanos(askedAt, endedAt));
        } else if (late && starvation.starved(endedAt)) {
            invalidate(Invalidation.Cause.STARVED, turn, starvation.waitedNanos());
        }
        return late;
    }

    /** Describes the bot's share of a processor while its answer was late; empty if it was not measured. */
    String starvation() {
        return starvation.describe();
    }

    private void invalidate(Invalidation.Cause kind, int turn, long nanos) {
        invalidation = invalidation == null ? new Invalidation(kind, seat, turn, nanos / 1_000_000) : invalidation;
    }

    /** Returns why the match does not count because of this seat, or null if it does. */
    @Nullable
    Invalidation invalidation() {
        return invalidation;
    }

    long limitMillis() {
        return limit / 1_000_000;
    }
}
