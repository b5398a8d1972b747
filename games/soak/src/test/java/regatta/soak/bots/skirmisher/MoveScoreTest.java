package regatta.soak.bots.skirmisher;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The parts of the score of a move, one by one. */
class MoveScoreTest {

    @Test
    void damageIsAFullShotOfWhoAimsHereAndHalfAShotOfWhoIsReady() {
        Field field = Field.of("a...A");
        int here = field.tile(0, 0);

        assertThat(field.score.danger(1, here)).as("aims and is ready").isEqualTo(-2 * (16 + 8));
        assertThat(field.cooldown(2, 1).score.danger(1, here)).isZero();
    }

    @Test
    void dangerCountsTheMoreTheWetterTheAgent() {
        Field field = Field.of("a...A").wet(1, 50);

        assertThat(field.score.danger(1, field.tile(0, 0))).isEqualTo(-2 * 2 * (16 + 8));
    }

    @Test
    void coverCountsOnTheTileHalfAroundItAndAThirdFurtherOut() {
        Field field = Field.of("a1....A");

        assertThat(field.score.cover(field.tile(0, 0))).isEqualTo(0.5);
        Field wide = Field.of("...1....A", "a........");
        assertThat(wide.score.cover(wide.tile(2, 0))).as("on it").isEqualTo(0.5);
        assertThat(wide.score.cover(wide.tile(1, 0))).as("next to it").isEqualTo(0.25);
        assertThat(wide.score.cover(wide.tile(0, 0))).as("two steps off").isEqualTo(0.5 / 3);
    }

    @Test
    void aCrowdIsAvoidedWhereBombsMayFall() {
        Field field = Field.of("a.b...A");

        assertThat(field.score.crowding(1, field.tile(0, 0), field.stand)).isEqualTo(-30);
        assertThat(field.bombs(3, 0).score.crowding(1, field.tile(0, 0), field.stand))
                .isZero();
        Field apart = Field.of("a..b..A");
        assertThat(apart.score.crowding(1, apart.tile(0, 0), apart.stand)).isZero();
        Field far = Field.of("a.b....A");
        assertThat(far.score.crowding(1, far.tile(0, 0), far.stand)).isZero();
    }

    @Test
    void anExpectedBlastCostsTen() {
        Field field = Field.of("......", "a...A.", "......");
        int bomb = field.foresight.bombTile[2];

        assertThat(field.score.blasts(1, bomb)).isEqualTo(-10);
        assertThat(field.wet(1, 50).score.blasts(1, bomb)).isEqualTo(-20);
        assertThat(field.score.blasts(1, field.tile(5, 0))).isZero();
    }

    @Test
    void nearnessToAnEnemyCountsTimesTheAdvantage() {
        Field even = Field.of("a...A");
        assertThat(even.score.closingIn(even.tile(0, 0))).isZero();
        assertThat(even.score.closingIn(even.tile(1, 0))).isEqualTo(4);

        Field twoToOne = Field.of("a...A", "b....");
        assertThat(twoToOne.score.advantage()).isEqualTo(2);
        assertThat(twoToOne.score.closingIn(twoToOne.tile(2, 0))).isEqualTo(4 * 2 * 2);
    }

    @Test
    void aStepTowardsTheStrategicPointMattersLessFromTurnToTurn() {
        Field field = Field.of("a.......A");
        int step = field.tile(1, 0);

        assertThat(field.score.towardsPoint(1, step)).isEqualTo(25);
        assertThat(field.score.towardsPoint(1, field.tile(0, 0))).isZero();
        assertThat(field.turn(25).score.towardsPoint(1, step)).isEqualTo(12.5);
        assertThat(field.turn(80).score.towardsPoint(1, step)).isZero();
    }

    @Test
    void aStepTowardsTheTeamTargetMattersMoreToThoseOfShortRange() {
        Field field = Field.of("a.......A", "b........", "c.......B");

        assertThat(field.score.towardsTarget(1, field.tile(1, 0))).isEqualTo(15 * 1.5);
        assertThat(field.score.towardsTarget(3, field.tile(1, 2))).isEqualTo(15 * 2 * 1.5);
        assertThat(field.score.towardsTarget(1, field.tile(0, 0))).isZero();
    }
}
