package regatta.soak.bots.skirmisher;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Targets of shots. In these drawings agent 1 is ours, a gunner of power 16 and range 4. */
class ShotsTest {

    private static int target(Field field) {
        field.shots.choose(1, field.view.living(1), field.stand);
        return field.shots.target;
    }

    @Test
    void anAgentThatMustWaitShootsNobody() {
        Field field = Field.of("a..A");

        assertThat(target(field)).isEqualTo(2);
        assertThat(target(field.cooldown(1, 1))).isEqualTo(Shots.NOBODY);
    }

    @Test
    void onlyEnemiesWithinTwiceTheRangeAreTargets() {
        assertThat(target(Field.of("a.......A..").wet(2, 9))).isEqualTo(2);
        assertThat(target(Field.of("a........A.").wet(2, 9))).isEqualTo(Shots.NOBODY);
    }

    @Test
    void damageIsTheLeastOverTheFiveThingsTheEnemyCanDo() {
        Field open = Field.of("a...A.....");
        open.shots.choose(1, open.view.living(1), open.stand);
        assertThat(open.shots.damage).as("a step back leaves the range").isEqualTo(8);

        Field covered = Field.of("......", "a...1A", "......");
        covered.shots.choose(1, covered.view.living(1), covered.stand);
        assertThat(covered.shots.damage).as("cover and out of range").isEqualTo(4);
    }

    @Test
    void enemyThatCannotActIsExpectedToHunker() {
        Field field = Field.of("aB....");
        assertThat(field.shots.worstCase(1, 2, field.stand)).isEqualTo(16);

        field.cooldown(2, 3);
        assertThat(field.shots.worstCase(1, 2, field.stand)).isEqualTo(12);
    }

    @ParameterizedTest
    @CsvSource({"0, 16, 16", "20, 16, 36", "40, 16, 106", "50, 16, 66", "90, 16, 206", "40, 60, 250"})
    void aShotIsWorthDamageAndWetnessMoreForAKillAndForFifty(int wetness, int damage, double value) {
        assertThat(Field.of("aA").shots.value(wetness, damage)).isEqualTo(value);
    }

    @Test
    void theWetterOfTwoTargetsIsShot() {
        Field field = Field.of("A..a..B");

        assertThat(target(field.wet(3, 1))).isEqualTo(3);
    }

    @Test
    void ofEqualTargetsTheNearerIsShot() {
        assertThat(target(Field.of("A..a.B...").cooldown(2, 0))).isEqualTo(3);
    }

    @Test
    void aShotMustBeWorthMoreThanTwo() {
        Field field = Field.of("a.......A");

        assertThat(target(field)).isEqualTo(2);
        assertThat(target(Field.of("a.......A.").wet(2, 2))).isEqualTo(Shots.NOBODY);
        assertThat(target(Field.of("a.......A.").wet(2, 3))).isEqualTo(2);
    }

    @Test
    void enemyEliminatedByRecordedDamageIsNotShotAgain() {
        Field field = Field.of("A..a..B").wet(2, 90);
        assertThat(target(field)).isEqualTo(2);

        field.stand.book(2, 10);
        assertThat(target(field)).isEqualTo(3);
    }
}
