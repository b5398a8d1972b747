package regatta.host.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** The rules of a fair clock, on a clock that the test moves. Times are in milliseconds. */
class TurnClockTest {

    private static final int LIMIT = 2_000;

    private long now = 1_000_000_000_000L;
    private long ranNanos;
    private long waitedNanos;
    private final MatchClock matchClock = new MatchClock(() -> now);
    private long askedAt;

    private TurnClock asked(int grace, int strikes) {
        TurnClock clock = new TurnClock(
                0,
                new TimeControl(LIMIT, LIMIT, grace, strikes, false),
                matchClock,
                new StarvationDetector(() -> Map.of("thread", new long[] {ranNanos, waitedNanos})));
        askAgain(clock);
        return clock;
    }

    private void askAgain(TurnClock clock) {
        askedAt = now;
        clock.begin();
    }

    /** Lets time pass while everything runs. */
    private void pass(int millis) {
        for (int i = 0; i < millis; i++) {
            now += 1_000_000;
            matchClock.wake();
        }
    }

    /** Lets time pass while the arena stands still. */
    private void stall(int millis) {
        now += millis * 1_000_000L;
    }

    private boolean tooLate(TurnClock clock) {
        return clock.tooLate(3, askedAt, now);
    }

    @Test
    void anAnswerWithinTheLimitIsInTime() {
        TurnClock clock = asked(0, 0);
        pass(LIMIT);

        assertThat(tooLate(clock)).isFalse();
        assertThat(clock.voided()).isNull();
        assertThat(clock.retimed()).isFalse();
    }

    @Test
    void anAnswerAfterTheLimitIsLate() {
        TurnClock clock = asked(0, 0);
        pass(LIMIT + 1);

        assertThat(tooLate(clock)).isTrue();
        assertThat(clock.voided()).isNull();
    }

    @Test
    void anAnswerWithinTheGracePeriodIsAStrike() {
        TurnClock clock = asked(50, 1);
        pass(LIMIT + 50);
        assertThat(tooLate(clock)).isFalse();

        askAgain(clock);
        pass(LIMIT + 50);
        assertThat(tooLate(clock)).isTrue();
    }

    @Test
    void theFirstAnswerHasItsOwnLimit() {
        TurnClock clock = new TurnClock(
                0, new TimeControl(5_000, LIMIT, 0, 0, false), matchClock, new StarvationDetector(Map::of));
        askAgain(clock);
        pass(4_000);
        assertThat(tooLate(clock)).isFalse();

        askAgain(clock);
        pass(4_000);
        assertThat(tooLate(clock)).isTrue();
    }

    @Test
    void timeInWhichTheArenaStoodStillIsNotCounted() {
        TurnClock clock = asked(0, 0);
        pass(500);
        stall(3_000);

        assertThat(tooLate(clock)).isFalse();
        assertThat(clock.pure(askedAt, now)).isLessThan(600_000_000);
        assertThat(clock.retimed()).isTrue();
        assertThat(clock.voided())
                .isEqualTo(new Invalidation(Invalidation.Kind.STALL_FORGIVEN, 0, 3, 2_996))
                .hasToString("seat 0: in turn 3 an answer counted only because the arena had stood still for 2996 ms");
    }

    @Test
    void aStallIsFoundAlsoAfterTheArenaRunsAgain() {
        TurnClock clock = asked(0, 0);
        stall(3_000);
        pass(100);

        assertThat(tooLate(clock)).isFalse();
        assertThat(clock.leftNanos(askedAt, now)).isPositive();
    }

    @Test
    void aBotThatIsLateWithoutTheStallIsLate() {
        TurnClock clock = asked(0, 0);
        stall(1_000);
        pass(LIMIT + 100);

        assertThat(tooLate(clock)).isTrue();
        assertThat(clock.voided()).isNull();
    }

    @Test
    void standingStillIsForgivenUpToALimitPerMatch() {
        TurnClock clock = asked(0, 0);
        stall(8_000);

        assertThat(tooLate(clock)).isTrue();
        assertThat(clock.voided()).extracting(Invalidation::kind).isEqualTo(Invalidation.Kind.STALL_TOO_LONG);

        TurnClock other = asked(0, 0);
        for (int turn = 0; turn < 2; turn++) {
            stall(2_400);
            assertThat(tooLate(other)).isFalse();
            pass(1);
            askAgain(other);
        }
        stall(2_400);
        assertThat(tooLate(other)).isTrue();
    }

    @Test
    void aLateBotThatWasNotGivenAProcessorMakesTheMatchVoid() {
        TurnClock clock = asked(0, 0);
        pass(1_000);
        clock.leftNanos(askedAt, now);
        pass(LIMIT);
        ranNanos = 100_000_000;
        waitedNanos = 1_500_000_000;

        assertThat(tooLate(clock)).isTrue();
        assertThat(clock.voided()).isEqualTo(new Invalidation(Invalidation.Kind.STARVED, 0, 3, 1_500));
        assertThat(clock.starvation())
                .isEqualTo("of its last 2000 ms it had a processor for 100 ms and waited for one for 1500 ms");
    }

    @Test
    void aLateBotThatRanIsToBlameHoweverLongItsThreadsWaited() {
        TurnClock clock = asked(0, 0);
        pass(1_000);
        clock.leftNanos(askedAt, now);
        pass(LIMIT);
        ranNanos = 1_800_000_000;
        waitedNanos = 1_500_000_000;

        assertThat(tooLate(clock)).isTrue();
        assertThat(clock.voided()).isNull();
    }

    @Test
    void nobodyIsLateWithoutALimit() {
        TurnClock clock = new TurnClock(
                0, new TimeControl(LIMIT, LIMIT, 0, 0, true), matchClock, new StarvationDetector(Map::of));
        askAgain(clock);
        pass(10 * LIMIT);

        assertThat(tooLate(clock)).isFalse();
        assertThat(clock.leftNanos(askedAt, now)).isEqualTo(Long.MAX_VALUE);
    }
}
