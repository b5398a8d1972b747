package regatta.league.verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.BadInput;
import regatta.core.Rng;
import regatta.league.rating.Ratings;
import regatta.league.verdict.Verdict.Decision;

/** Tests of the statistics against published figures and in extreme cases. */
class SequentialTestTest {

    /** Figures of chess engine tests, recomputed independently. */
    @Test
    void ratiosEqualPublishedOnes() {
        assertThat(Likelihood.normalised(Tally.pentanomial(379, 10170, 21828, 10640, 343), 0, 2))
                .isCloseTo(2.9455, within(0.001));
        assertThat(Likelihood.normalised(Tally.pentanomial(39, 8843, 26675, 9240, 44), 0.5, 2.5))
                .isCloseTo(2.9417, within(0.001));
        assertThat(Likelihood.logistic(Tally.pentanomial(10789, 19328, 33806, 19402, 10543), -3, 1))
                .isCloseTo(2.1311, within(0.001));
    }

    @Test
    void eloEqualsPublishedOnes() {
        Verdict verdict = new Verdict(
                Decision.UNDECIDED, Tally.pentanomial(379, 10170, 21828, 10640, 343), 0, new Hypotheses(0, 2, 0.05));
        assertThat(verdict.elo()).isCloseTo(3.05, within(0.01));
        assertThat(verdict.eloError()).isCloseTo(2.31, within(0.01));
    }

    @ParameterizedTest
    @CsvSource({"0, 0.5", "1.96, 0.9750021", "-1.96, 0.0249979", "3, 0.9986501", "-5, 0.0000003"})
    void normalDistributionEqualsTables(double z, double probability) {
        assertThat(Ratings.normalBelow(z)).isCloseTo(probability, within(2e-7));
    }

    @ParameterizedTest
    @CsvSource({
        "2, 1, 0, 20, BETTER",
        "2, 0, 0, 20, NOT_BETTER",
        "4, 1, 0, 50, BETTER",
        "4, 0, 0, 50, NOT_BETTER",
        "2, 1, -10, 0, BETTER",
        "2, 0, -10, 0, NOT_BETTER",
        "2, 1, 20, 40, BETTER",
        "2, 0, 20, 40, NOT_BETTER",
    })
    void onlyWinsOrOnlyLossesAreDecidedAfterElevenBlocks(
            int seats, double score, double elo0, double elo1, Decision answer) {
        SequentialTest test = new SequentialTest(seats, elo0, elo1, 0.05);
        while (test.verdict().answer() == Decision.UNDECIDED) {
            test.add(score);
        }
        assertThat(test.verdict().answer()).isEqualTo(answer);
        assertThat(test.verdict().blocks()).isLessThanOrEqualTo(11);
    }

    @Test
    void winnerOfNineTenthsOfBlocksNeedsAThirdOfTheBlocksOfTheRatioAlone() {
        Rng rng = new Rng(5);
        long blocks = 0;
        long ofRatio = 0;
        for (int i = 0; i < 400; i++) {
            SequentialTest test = new SequentialTest(2, 0, 20, 0.05);
            boolean decided = false;
            while (test.verdict().ratio() < Math.log(19)) {
                decided = test.add(rng.below(10) > 0 ? 1 : 0).answer() == Decision.BETTER || decided;
                blocks += decided ? 0 : 1;
                ofRatio++;
            }
        }
        assertThat(3 * blocks).isLessThan(ofRatio);
    }

    /** The mean is at most 0.5, but the scatter is as small as it can be until a rare loss. */
    @Test
    void betsAreWrongAtMostInTheirShareOfTests() {
        Rng rng = new Rng(3);
        int wrong = 0;
        for (int i = 0; i < 4000; i++) {
            Tally tally = new Tally(4);
            for (int block = 0; block < 60; block++) {
                tally.add(rng.below(7) == 0 ? 0 : 7.0 / 12);
                if (Capital.of(tally).againstAtMost(0) >= -Math.log(0.05)) {
                    wrong++;
                    break;
                }
            }
        }
        assertThat(wrong).isLessThanOrEqualTo(200);
    }

    @Test
    void onlyDrawsAreNeverBetter() {
        SequentialTest test = new SequentialTest(2, 0, 20, 0.05);
        for (int i = 0; i < 2000; i++) {
            Verdict verdict = test.add(0.5);
            assertThat(verdict.answer()).isNotEqualTo(Decision.BETTER);
            assertThat(verdict.ratio()).isFinite();
        }
    }

    @Test
    void identicalBotsAreSettledAsUndecided() {
        SequentialTest test = new SequentialTest(2, 0, 20, 0.05);
        for (int i = 1; i < SequentialTest.MIN_IDENTICAL_BLOCKS; i++) {
            assertThat(test.add(0.5).settled()).isFalse();
        }
        Verdict verdict = test.add(0.5);
        assertThat(verdict.settled()).isTrue();
        assertThat(verdict.answer()).isEqualTo(Decision.UNDECIDED);
        assertThat(verdict.superiority()).isCloseTo(0.5, within(1e-6));
        assertThat(test.add(0.75).settled()).isFalse();
    }

    @Test
    void twoGamesAreUndecided() {
        SequentialTest test = new SequentialTest(2, 0, 20, 0.05);
        assertThat(test.verdict().answer()).isEqualTo(Decision.UNDECIDED);
        assertThat(test.add(1).answer()).isEqualTo(Decision.UNDECIDED);
        assertThat(test.add(0).answer()).isEqualTo(Decision.UNDECIDED);
    }

    @ParameterizedTest
    @CsvSource({"0", "0.25", "0.5", "1"})
    void errorOfOneBlockIsLarge(double score) {
        Verdict verdict = new SequentialTest(2, 0, 20, 0.05).add(score);
        assertThat(verdict.superiority()).isBetween(0.02, 0.98);
        assertThat(verdict.scoreError()).isGreaterThan(0.2);
        assertThat(verdict.elo()).isFinite();
        assertThat(verdict.eloError()).isFinite().isGreaterThan(200);
    }

    @ParameterizedTest
    @CsvSource({"2, 5", "3, 9", "4, 13", "16, 61"})
    void tallyHoldsEveryPossibleBlockScore(int seats, int scores) {
        Tally tally = new Tally(seats);
        assertThat(tally.scores()).hasSize(scores);
        for (int own = 0; own <= 2 * (seats - 1); own++) {
            for (int other = 0; other <= 2 * (seats - 1); other++) {
                double difference = own / (2.0 * (seats - 1)) - other / (2.0 * (seats - 1));
                tally.add(0.5 + difference / 2);
            }
        }
        assertThat(tally.mean()).isCloseTo(0.5, within(1e-12));
        assertThat(Arrays.stream(tally.shares()).min()).hasValue(1.0 / tally.blocks());
    }

    @Test
    void invalidParametersAreRejected() {
        assertThatThrownBy(() -> new SequentialTest(2, 5, 5, 0.05)).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> new SequentialTest(2, 0, 5, 0.5)).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> new Tally(2).add(1.5)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Tally(2).add(0.3)).hasMessageContaining("multiple of 1/4");
        assertThatThrownBy(() -> new Tally(1)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource({"0, NOT_BETTER", "60, BETTER"})
    void errorRateIsAtMostTheGivenOne(double trueElo, Decision right) {
        // Wide bounds, so that many tests fit into one: the rates do not depend on the width.
        Rng rng = new Rng(7);
        int wrong = 0;
        int tests = 400;
        for (int i = 0; i < tests; i++) {
            wrong += run(rng, trueElo) == right ? 0 : 1;
        }
        assertThat((double) wrong / tests).isLessThanOrEqualTo(0.055 + 2 * Math.sqrt(0.05 * 0.95 / tests));
    }

    /** Plays blocks of two games with the odds of a strength. */
    private static Decision run(Rng rng, double trueElo) {
        SequentialTest test = new SequentialTest(2, 0, 60, 0.05);
        Verdict verdict = test.verdict();
        // With win and loss at (1 ± d)/2 per game, the deviation is nearly 0.5 and t = d per game.
        double edge = trueElo / Likelihood.ELO_PER_T;
        while (verdict.answer() == Decision.UNDECIDED) {
            double score = 0;
            for (int game = 0; game < 2; game++) {
                score += (rng.below(1_000_000) < (1 + edge) / 2 * 1_000_000 ? 1 : 0) / 2.0;
            }
            verdict = test.add(score);
        }
        return verdict.answer();
    }
}
