package regatta.host.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests the rules of a fair clock, with a fake clock. Times are in milliseconds. */
class TurnClockTest {

    private static final int LIMIT = 2_000;

    private long now = 1_000_000_000_000L;
    private long ranNanos;
    private long waitedNanos;
    private final MatchClock matchClock = new MatchClock(() -> now);
    private long askedAt;

    private TurnClock started(int grace, int strikes) {
        TurnClock clock = new TurnClock(
                0,
                new TimeControl(LIMIT, LIMIT, grace, strikes, false),
                matchClock,
                new StarvationDetector(() -> Map.of("thread", new long[] {ranNanos, waitedNanos})));
        restart(clock);
        return clock;
    }

    private void restart(TurnClock clock) {
        askedAt = now;
        clock.begin();
    }

    private void pass(int millis) {
        for (int i = 0; i < millis; i++) {
            now += 1_000_000;
            matchClock.wake();
        }
    }

    private void stall(int millis) {
        now += millis * 1_000_000L;
    }

    private boolean isTooLate(TurnClock clock) {
        return clock.isTooLate(3, askedAt, now);
    }

    @Test
    void answerWithinTheLimitIsInTime() {
        TurnClock clock = started(0, 0);
        pass(LIMIT);

        assertThat(isTooLate(clock)).isFalse();
        assertThat(clock.invalidation()).isNull();
        assertThat(clock.stallAdjusted()).isFalse();
    }

    @Test
    void answerAfterTheLimitIsLate() {
        TurnClock clock = started(0, 0);
        pass(LIMIT + 1);

        assertThat(isTooLate(clock)).isTrue();
        assertThat(clock.invalidation()).isNull();
    }

    @Test
    void answerWithinTheGracePeriodIsAStrike() {
        TurnClock clock = started(50, 1);
        pass(LIMIT + 50);
        assertThat(isTooLate(clock)).isFalse();

        restart(clock);
        pass(LIMIT + 50);
        assertThat(isTooLate(clock)).isTrue();
    }

    @Test
    void firstAnswerHasItsOwnLimit() {
        TurnClock clock = new TurnClock(
                0, new TimeControl(5_000, LIMIT, 0, 0, false), matchClock, new StarvationDetector(Map::of));
        restart(clock);
        pass(4_000);
        assertThat(isTooLate(clock)).isFalse();

        restart(clock);
        pass(4_000);
        assertThat(isTooLate(clock)).isTrue();
    }

    @Test
    void timeInWhichTheArenaStalledIsNotCounted() {
        TurnClock clock = started(0, 0);
        pass(500);
        stall(3_000);

        assertThat(isTooLate(clock)).isFalse();
        assertThat(clock.withoutStalls(askedAt, now)).isLessThan(600_000_000);
        assertThat(clock.stallAdjusted()).isTrue();
        assertThat(clock.invalidation())
                .isEqualTo(new Invalidation(Invalidation.Cause.STALL_FORGIVEN, 0, 3, 2_996))
                .hasToString("seat 0: in turn 3 an answer was in time only because the arena stalled for 2996 ms");
    }

    @Test
    void stallIsDetectedAfterTheArenaRunsAgain() {
        TurnClock clock = started(0, 0);
        stall(3_000);
        pass(100);

        assertThat(isTooLate(clock)).isFalse();
        assertThat(clock.leftNanos(askedAt, now)).isPositive();
    }

    @Test
    void botThatIsLateEvenWithoutTheStallIsLate() {
        TurnClock clock = started(0, 0);
        stall(1_000);
        pass(LIMIT + 100);

        assertThat(isTooLate(clock)).isTrue();
        assertThat(clock.invalidation()).isNull();
    }

    @Test
    void stallsAreForgivenUpToALimitPerMatch() {
        TurnClock clock = started(0, 0);
        stall(8_000);

        assertThat(isTooLate(clock)).isTrue();
        assertThat(clock.invalidation()).extracting(Invalidation::kind).isEqualTo(Invalidation.Cause.STALL_TOO_LONG);

        TurnClock other = started(0, 0);
        for (int turn = 0; turn < 2; turn++) {
            stall(2_400);
            assertThat(isTooLate(other)).isFalse();
            pass(1);
            restart(other);
        }
        stall(2_400);
        assertThat(isTooLate(other)).isTrue();
    }

    @Test
    void lateAnswerOfAStarvedBotInvalidatesTheMatch() {
        TurnClock clock = started(0, 0);
        pass(1_000);
        clock.leftNanos(askedAt, now);
        pass(LIMIT);
        ranNanos = 100_000_000;
        waitedNanos = 1_500_000_000;

        assertThat(isTooLate(clock)).isTrue();
        assertThat(clock.invalidation()).isEqualTo(new Invalidation(Invalidation.Cause.STARVED, 0, 3, 1_500));
        assertThat(clock.starvation())
                .isEqualTo("in its last 2000 ms the bot ran for 100 ms and waited for a processor for 1500 ms");
    }

    @Test
    void lateBotThatRanIsNotStarvedHoweverLongItsThreadsWaited() {
        TurnClock clock = started(0, 0);
        pass(1_000);
        clock.leftNanos(askedAt, now);
        pass(LIMIT);
        ranNanos = 1_800_000_000;
        waitedNanos = 1_500_000_000;

        assertThat(isTooLate(clock)).isTrue();
        assertThat(clock.invalidation()).isNull();
    }

    @Test
    void noAnswerIsLateWithoutALimit() {
        TurnClock clock = new TurnClock(
                0, new TimeControl(LIMIT, LIMIT, 0, 0, true), matchClock, new StarvationDetector(Map::of));
        restart(clock);
        pass(10 * LIMIT);

        assertThat(isTooLate(clock)).isFalse();
        assertThat(clock.leftNanos(askedAt, now)).isEqualTo(Long.MAX_VALUE);
    }
}
