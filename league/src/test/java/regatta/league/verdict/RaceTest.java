package regatta.league.verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.Rng;
import regatta.league.verdict.Verdict.Decision;
import regatta.testkit.SeedSource;

class RaceTest {

    /** Returns a block that is won with a probability in percent, and otherwise lost. */
    private static double block(Rng rng, int percent) {
        return rng.below(100) < percent ? 1 : 0;
    }

    private static List<Decision> answers(Race race) {
        return race.verdicts().stream().map(Verdict::answer).toList();
    }

    @ParameterizedTest
    @SeedSource(20)
    void everyVariantGetsAVerdictAndClearCasesTheRightOne(long seed) {
        Rng rng = new Rng(seed);
        int[] percents = {50, 75, 30, 80, 20};
        Race race = new Race(5, 2, 0, 50, 0.05);
        for (int variant = race.next(); variant != Race.NONE; variant = race.next()) {
            race.add(variant, block(rng, percents[variant]));
        }
        assertThat(race.settled()).isTrue();
        assertThat(answers(race).subList(1, 5))
                .containsExactly(Decision.BETTER, Decision.NOT_BETTER, Decision.BETTER, Decision.NOT_BETTER);
    }

    @Test
    void everyOtherBlockGoesToTheMostPromisingVariant() {
        Race race = new Race(4, 2, 0, 5, 0.05);
        for (int i = 0; i < 4; i++) {
            int variant = race.next();
            race.add(variant, variant == 2 ? 0.75 : 0.25);
        }
        for (int i = 0; i < 200; i++) {
            int variant = race.next();
            race.add(variant, (i + variant) % 11 != 0 ? 0.5 : variant == 2 ? 0.75 : 0.25);
        }
        assertThat(race.begun(2)).isBetween(95, 130);
        assertThat(IntStream.of(0, 1, 3).map(race::begun)).allMatch(begun -> begun >= 20);
    }

    @Test
    void verdictsDoNotDependOnTheOrderOfPlay() {
        // The test of a variant only sees its own blocks in their order, so each variant is played separately here.
        Race race = new Race(3, 2, 0, 50, 0.05);
        Rng[] rngs = {new Rng(1), new Rng(2), new Rng(3)};
        for (int variant = race.next(); variant != Race.NONE; variant = race.next()) {
            race.add(variant, block(rngs[variant], 55));
        }
        for (int i = 0; i < 3; i++) {
            SequentialTest alone = new SequentialTest(2, 0, 50, 0.05 / 3);
            Rng rng = new Rng(i + 1);
            while (!alone.verdict().settled()) {
                alone.add(block(rng, 55));
            }
            assertThat(race.verdicts().get(i)).isEqualTo(alone.verdict());
        }
    }

    @Test
    void blocksAfterTheVerdictAreNotCounted() {
        Race race = new Race(2, 2, 0, 50, 0.05);
        while (!race.verdicts().get(0).settled()) {
            race.add(0, 1);
        }
        Verdict answered = race.verdicts().get(0);
        race.add(0, 0);
        assertThat(race.verdicts().get(0)).isEqualTo(answered);
        assertThat(race.next()).isEqualTo(1);
    }

    @Test
    void moreVariantsNeedStrongerEvidence() {
        assertThat(new Race(1, 2, 0, 5, 0.05).bound()).isCloseTo(Math.log((1 - 0.0475) / 0.0475), within(1e-12));
        assertThat(new Race(10, 2, 0, 5, 0.05).bound()).isCloseTo(Math.log((1 - 0.00475) / 0.00475), within(1e-12));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8, 12, 25, 51, 102})
    void onlyWinsAndOnlyLossesAreDecidedInLogarithmicTime(int variants) {
        int blocks = (int) (7 + Math.log(variants / 0.05) / Math.log(2));
        Race race = new Race(variants, 2, 0, 20, 0.05);
        for (int block = 0; block < blocks; block++) {
            race.add(0, 1);
            race.add(variants - 1, variants > 1 ? 0 : 1);
        }
        assertThat(race.verdicts().get(0).answer()).isEqualTo(Decision.BETTER);
        assertThat(race.verdicts().get(variants - 1).answer())
                .isEqualTo(variants > 1 ? Decision.NOT_BETTER : Decision.BETTER);
    }

    @Test
    void identicalVariantEndsUndecided() {
        Race race = new Race(1, 2, 0, 5, 0.05);
        int blocks = 0;
        while (race.next() != Race.NONE) {
            race.add(0, 0.5);
            blocks++;
        }
        assertThat(blocks).isEqualTo(SequentialTest.MIN_IDENTICAL_BLOCKS);
        assertThat(race.verdicts().get(0).indistinguishable()).isTrue();
        assertThat(answers(race)).containsExactly(Decision.UNDECIDED);
    }
}
