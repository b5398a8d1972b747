package regatta.botkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TimeBudgetTest {

    private long now = Long.MAX_VALUE - 5; // A clock may wrap around; differences do not mind.

    @Test
    void aStepFitsAsLongAsThereIsTimeForIt() {
        TimeBudget budget = new TimeBudget(() -> now);
        budget.start(100);
        now += 90;

        assertThat(budget.spent()).isEqualTo(90);
        assertThat(budget.fits(10)).isTrue();
        assertThat(budget.fits(11)).isFalse();
    }

    @Test
    void eachTurnStartsAnew() {
        TimeBudget budget = new TimeBudget(() -> now);
        budget.start(100);
        now += 500;
        assertThat(budget.fits(0)).isFalse();

        budget.start(50);
        assertThat(budget.fits(50)).isTrue();
    }
}
