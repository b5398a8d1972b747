package regatta.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CombatTest {

    /** A gunner's power is 16 and its range 4. */
    @ParameterizedTest
    @CsvSource({"a...A....., 16", "a....A...., 8", "a.......A., 8", "a........A, 0"})
    void aShotLosesHalfBeyondTheRangeAndAllBeyondTwiceTheRange(String row, int damage) {
        Stage stage = Stage.of(row).say(0, "SHOOT 2").play();

        assertThat(stage.position.wetness[2]).isEqualTo(damage);
    }

    @ParameterizedTest
    @CsvSource({"a..1A, 8", "a..2A, 4", "a.1.A, 16", "a...A, 16", "a1A.., 16", "a2.1A, 8"})
    void coverHelpsWhoeverStandsRightBehindItUnlessTheShooterTouchesIt(String row, int damage) {
        Stage stage = Stage.of(row, ".....").say(0, "SHOOT 2").play();

        assertThat(stage.position.wetness[2]).isEqualTo(damage);
    }

    @Test
    void aShooterDiagonallyBesideTheCoverTouchesIt() {
        Stage stage = Stage.of("a...", ".2A.", "....").say(0, "SHOOT 2").play();

        assertThat(stage.position.wetness[2]).isEqualTo(16);
    }

    @Test
    void coverCountsPerAxisAndTheBetterOneHolds() {
        Stage stage =
                Stage.of("a..1.", ".....", "...2.", "..1A.").say(0, "SHOOT 2").play();

        assertThat(stage.position.wetness[2]).isEqualTo(2); // 16, halved by distance, a quarter of it.
    }

    @Test
    void coverBesideTheLineOfFireCountsIfTheTargetIsFarEnoughAside() {
        Stage stage =
                Stage.of("a....", ".....", "...1.", "...A.").say(0, "SHOOT 2").play();

        assertThat(stage.position.wetness[2]).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({"a...A, 12, 75", "a..1A, 4, 25", "a..2A, 0, 0"})
    void hunkeringTakesAnotherQuarterOff(String row, int damage, int exposed) {
        Stage stage = Stage.of(row).say(0, "SHOOT 2").say(1, "HUNKER_DOWN").play();

        assertThat(stage.position.wetness[2]).isEqualTo(damage);
        assertThat(stage.position.cooldown[1])
                .as("a shot for nothing is a shot")
                .isEqualTo(2);
        assertThat(stage.events(SoakEvents.SHOT)).containsExactly(List.of(1, 2, damage, 16, 100, exposed));
    }

    @Test
    void hunkeringLastsOneTurn() {
        Stage stage = Stage.of("a...A").say(1, "HUNKER_DOWN").play();
        assertThat(stage.position.hunkered).isEqualTo(1 << 2);

        stage.say(0, "SHOOT 2").play();

        assertThat(stage.position.hunkered).isZero();
        assertThat(stage.position.wetness[2]).isEqualTo(16);
    }

    @Test
    void shotsMeetAgentsWhereTheyStandAfterTheirMoves() {
        Stage stage = Stage.of("a....A").say(0, "SHOOT 2").say(1, "MOVE 4 0").play();

        assertThat(stage.position.wetness[2]).isEqualTo(16);
    }

    @Test
    void aGunnerShootsInEverySecondTurn() {
        Stage stage = Stage.of("a...A");
        for (int turn = 0; turn < 4; turn++) {
            assertThat(stage.position.readyIn(1)).isEqualTo(turn % 2);
            stage.say(0, "SHOOT 2").play();
        }

        assertThat(stage.position.wetness[2]).isEqualTo(32);
        assertThat(stage.events(SoakEvents.IGNORED)).containsExactly(List.of(1, SoakEvents.COOLING_DOWN));
    }

    @ParameterizedTest
    @CsvSource({"SHOOT 1, AT_ONESELF", "SHOOT 4, NO_SUCH_TARGET", "SHOOT 0, NO_SUCH_TARGET", "SHOOT 3, TOO_FAR_TO_SHOOT"
    })
    void aShotThatCannotBeFiredCostsNothing(String order, String reason) throws ReflectiveOperationException {
        Stage stage = Stage.of("ab........A").say(0, order).play();

        int expected = SoakEvents.class.getField(reason).getInt(null);
        assertThat(stage.events(SoakEvents.IGNORED)).containsExactly(List.of(1, expected));
        assertThat(stage.position.cooldown[1]).isZero();
        assertThat(stage.position.wetness).containsOnly(0);
    }

    @Test
    void teammatesCanBeShot() {
        Stage stage = Stage.of("a..b...A").say(0, "SHOOT 2").play();

        assertThat(stage.position.wetness[2]).isEqualTo(16);
    }

    @Test
    void aBombWetsEveryoneAroundHunkeredOrNotAndTheThrowerToo() {
        Stage stage = Stage.of("ab...", ".AB.C")
                .say(0, "THROW 1 1")
                .say(1, "HUNKER_DOWN")
                .play();

        assertThat(stage.position.wetness).containsExactly(0, 30, 30, 30, 30, 0);
        assertThat(stage.position.bombs[1]).isZero();
        assertThat(stage.position.cooldown[1]).isZero();
        assertThat(stage.events(SoakEvents.BURST)).containsExactly(List.of(1, 6));
    }

    @Test
    void aBombMayBurstOnCover() {
        Stage stage = Stage.of("a..2A").say(0, "THROW 3 0").play();

        assertThat(stage.position.wetness[2]).isEqualTo(30);
    }

    @ParameterizedTest
    @CsvSource({"1;THROW 5 0, TOO_FAR_TO_THROW, 1", "1;THROW -1 0, OFF_THE_MAP, 1", "2;THROW 1 0, NO_BOMB_LEFT, 2"})
    void aThrowThatCannotBeMadeCostsNoBomb(String order, String reason, int agent) throws ReflectiveOperationException {
        Stage stage = Stage.of("a.....A", "b......").say(0, order).play();

        int expected = SoakEvents.class.getField(reason).getInt(null);
        assertThat(stage.events(SoakEvents.IGNORED)).containsExactly(List.of(agent, expected));
        assertThat(stage.position.bombs).containsExactly(0, 1, 0, 1);
        assertThat(stage.position.wetness).containsOnly(0);
    }

    @Test
    void soakedAgentStillActsAndIsGoneInTheNextTurn() {
        Stage stage = Stage.of("a...A", "b...B");
        stage.position.wetness[3] = 90;
        stage.say(0, "SHOOT 3").say(1, "3;MOVE 4 0;SHOOT 1").play();

        assertThat(stage.position.wetness[1]).isEqualTo(16);
        assertThat(stage.position.dying).isEqualTo(1 << 3);
        assertThat(stage.events(SoakEvents.SOAKED)).containsExactly(List.of(3));
        assertThat(stage.rules.awaitedLines(stage.position, 1)).isEqualTo(1);

        stage.say(0, "2;SHOOT 3").play();

        assertThat(stage.position.alive).isEqualTo(0b10110);
        assertThat(stage.events(SoakEvents.IGNORED)).containsExactly(List.of(2, SoakEvents.NO_SUCH_TARGET));
    }

    @Test
    void damageTableEqualsTheDamageOfShots() {
        SoakPosition position = Stage.of("a..1A", "b....").position;

        assertThat(position.damage(1, 3, false)).isEqualTo(8);
        assertThat(position.damage(1, 3, true)).isEqualTo(4);
        assertThat(position.damage(2, 3, false)).isEqualTo(12);
    }
}
