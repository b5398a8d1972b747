package regatta.league.verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.Rng;
import regatta.league.verdict.Verdict.Decision;

class EloEstimateTest {

    private static final int TESTS = 300;

    /** Draws a block that is won or lost outright, each with a chance in percent, and otherwise even. */
    private static double block(Rng rng, int won, int lost) {
        int drawn = rng.below(100);
        return drawn < won ? 1 : drawn < won + lost ? 0 : 0.5;
    }

    private static double t(int won, int lost) {
        double mean = (won - lost) / 200.0;
        return mean / Math.sqrt((won + lost) / 400.0 - mean * mean);
    }

    /** Most limits are far from the truth, so they are checked when the observed score is at its most extreme. */
    @ParameterizedTest
    @CsvSource({"50, 50", "60, 40", "10, 10", "12, 4", "90, 10", "1, 99", "30, 5"})
    void limitsHoldHoweverOftenOneLooks(int won, int lost) {
        Rng rng = new Rng(11);
        double truth = Hypotheses.ELO_PER_BLOCK_T * t(won, lost);
        double mean = 0.5 + (won - lost) / 200.0;
        int wrong = 0;
        for (int i = 0; i < TESTS; i++) {
            Tally tally = new Tally(2);
            Tally worst = tally;
            double farthest = -1;
            for (int block = 1; block <= 400; block++) {
                tally.add(block(rng, won, lost));
                double distance = Math.abs(tally.mean() - mean) * Math.sqrt(block);
                if (distance > farthest && block >= 5) {
                    farthest = distance;
                    worst = tally.copy();
                }
            }
            EloEstimate estimate = EloEstimate.of(worst, new Hypotheses(0, 20, 0.05));
            boolean holds = estimate.eloLow() <= truth && truth <= estimate.eloHigh();
            holds &= estimate.scoreLow() <= mean && mean <= estimate.scoreHigh();
            wrong += holds ? 0 : 1;
        }
        assertThat(wrong).isLessThanOrEqualTo(TESTS / 20);
    }

    @ParameterizedTest
    @CsvSource({"50, 50", "55, 45", "60, 40"})
    void correctedEstimateHasNoBiasButTheObservedOneHas(int won, int lost) {
        Rng rng = new Rng(4);
        double observed = 0;
        double corrected = 0;
        int tests = 1500;
        for (int i = 0; i < tests; i++) {
            SequentialTest test = new SequentialTest(2, 0, 50, 0.05);
            while (test.verdict().answer() == Decision.UNDECIDED) {
                test.add(block(rng, won, lost));
            }
            observed += test.verdict().score() / tests;
            corrected += test.verdict().estimate().score() / tests;
        }
        double truth = 0.5 + (won - lost) / 200.0;
        assertThat(corrected).isCloseTo(truth, within(0.008));
        if (won != 55) { // In the middle, both ends of the test are equally likely.
            assertThat(observed).isNotCloseTo(truth, within(0.015));
        }
    }

    @Test
    void onlyWinsHaveNoUpperLimit() {
        SequentialTest test = new SequentialTest(2, 0, 20, 0.05);
        for (int i = 0; i < 11; i++) {
            test.add(1);
        }
        EloEstimate estimate = test.verdict().estimate();
        assertThat(estimate.eloHigh()).isInfinite();
        assertThat(estimate.eloLow()).isGreaterThan(20);
        assertThat(estimate.elo()).isFinite().isGreaterThan(estimate.eloLow());
    }

    @Test
    void limitsExcludeWhatTheBetsRefuted() {
        Rng rng = new Rng(8);
        for (int i = 0; i < 100; i++) {
            SequentialTest test = new SequentialTest(2, 0, 20, 0.05);
            while (test.verdict().answer() == Decision.UNDECIDED) {
                test.add(block(rng, 85, 8));
            }
            assertThat(test.verdict().ratio()).isLessThan(test.upper());
            assertThat(test.verdict().estimate().eloLow()).isPositive();
        }
    }

    @Test
    void withoutBlocksNothingIsKnown() {
        EloEstimate estimate = new SequentialTest(4, 0, 20, 0.05).verdict().estimate();
        assertThat(estimate)
                .isEqualTo(new EloEstimate(0.5, 0, 1, 0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
    }

    @Test
    void manyBlocksHaveNarrowLimits() {
        Tally tally = Tally.pentanomial(379, 10170, 21828, 10640, 343);
        EloEstimate estimate = EloEstimate.of(tally, new Hypotheses(0, 2, 0.05));
        assertThat(estimate.eloLow()).isBetween(-3.0, 3.0);
        assertThat(estimate.eloHigh()).isBetween(3.0, 9.0);
    }

    /** Published means for an ideal test at these bounds, which this one exceeds by the error of the bets. */
    @ParameterizedTest
    @CsvSource({"5, 25591", "20, 1599", "50, 256"})
    void forecastIsNearTheTheory(double elo1, double games) {
        Forecast forecast = new SequentialTest(2, 0, elo1, 0.05).verdict().forecast();
        assertThat((double) forecast.equal()).isBetween(games, 1.04 * games);
        assertThat(forecast.slightly()).isEqualTo(forecast.equal());
        assertThat(forecast.clearly()).isBetween(20L, 40L);
    }

    @Test
    void forecastShrinksAsEvidenceGrows() {
        SequentialTest test = new SequentialTest(2, 0, 20, 0.05);
        Rng rng = new Rng(2);
        while (Math.abs(test.verdict().ratio()) < 2.5) {
            test.add(block(rng, 50, 50));
        }
        long left = test.verdict().ratio() < 0
                ? test.verdict().forecast().equal()
                : test.verdict().forecast().slightly();
        assertThat(left).isBetween(2L, 500L);
    }
}
