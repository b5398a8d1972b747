package regatta.soak;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regatta.core.Fault;
import regatta.core.Standing;

class EndTest {

    private static final String EVEN = "a...A";

    @Test
    void aLeadOfSixHundredPlaysOnAndOneMoreEnds() {
        Stage stage = Stage.of(EVEN);
        stage.position.points[1] = 600;
        assertThat(stage.play().position.over()).isFalse();

        stage.position.points[1] = 601;
        assertThat(stage.play().position.over()).isTrue();
        assertThat(stage.rules.standings(stage.position))
                .containsExactly(new Standing(0, 2, 0), new Standing(1, 1, 601));
    }

    @Test
    void theMatchEndsAfterAHundredTurns() {
        Stage stage = Stage.of(EVEN);
        for (int turn = 0; turn < 99; turn++) {
            assertThat(stage.play().position.over()).isFalse();
        }

        assertThat(stage.play().position.over()).isTrue();
        assertThat(stage.position.turn()).isEqualTo(100).isEqualTo(stage.position.turnLimit());
        assertThat(stage.rules.standings(stage.position)).containsExactly(new Standing(0, 1, 0), new Standing(1, 1, 0));
    }

    @Test
    void aLostTeamMeansACurtainTurnInWhichNobodyIsAskedAndNothingHappens() {
        Stage stage = Stage.of("a...A");
        stage.position.wetness[2] = 100;
        stage.position.points[1] = 50;
        stage.play();

        assertThat(stage.position.over()).isFalse();
        assertThat(stage.position.curtain).isTrue();
        assertThat(stage.position.points).as("all tiles count for the survivor").containsExactly(5, 50);
        assertThat(stage.rules.awaitedLines(stage.position, 0)).isZero();
        assertThat(stage.rules.awaitedLines(stage.position, 1)).isZero();

        stage.play();

        assertThat(stage.position.over()).isTrue();
        assertThat(stage.position.turn).isEqualTo(2);
        assertThat(stage.position.points).containsExactly(5, 50);
        assertThat(stage.position.score(0)).isEqualTo(5);
        assertThat(stage.position.score(1))
                .as("a seat without agents loses whatever the points")
                .isEqualTo(-1);
    }

    @Test
    void aTeamLostInTheLastTurnEndsTheMatchAtOnce() {
        Stage stage = Stage.of(EVEN);
        stage.position.turn = 99;
        stage.position.wetness[1] = 100;
        stage.play();

        assertThat(stage.position.over()).isTrue();
        assertThat(stage.position.score(0)).isEqualTo(-1);
        assertThat(stage.position.score(1)).isEqualTo(5);
    }

    @Test
    void ifBothTeamsAreLostThePointsDecide() {
        Stage stage = Stage.of(EVEN);
        stage.position.wetness[1] = 100;
        stage.position.wetness[2] = 100;
        stage.position.points[0] = 7;
        stage.play().play();

        assertThat(stage.position.over()).isTrue();
        assertThat(stage.position.score(0)).isEqualTo(7);
        assertThat(stage.position.score(1)).isZero();
    }

    @Test
    void unreadableAnswerLosesButItsReadableOrdersCount() {
        Stage stage = Stage.of("a...A", "b...B")
                .say(0, "MOVE 1 0;NONSENSE", "MOVE 1 1")
                .say(1, "MOVE 3 0")
                .play();

        assertThat(stage.draw()).containsExactly(".a.A.", ".b..B");
        assertThat(stage.position.over()).isTrue();
        assertThat(stage.position.active(0)).isFalse();
        assertThat(stage.position.score(0)).isEqualTo(-1);
        assertThat(stage.position.score(1)).isEqualTo(stage.position.points[1]);
        assertThat(stage.rules.awaitedLines(stage.position, 0)).isZero();
    }

    @Test
    void playerWithoutAnswerLosesAndGivesNoOrders() {
        for (Fault fault : new Fault[] {Fault.late(""), Fault.crashed(""), Fault.overLimit("")}) {
            Stage stage = Stage.of(EVEN)
                    .say(0, "MOVE 1 0")
                    .fail(0, fault)
                    .say(1, "MOVE 3 0")
                    .play();

            assertThat(stage.draw()).containsExactly("a..A.");
            assertThat(stage.position.over()).isTrue();
            assertThat(stage.position.score(0)).isEqualTo(-1);
        }
    }

    @Test
    void ifBothFailNobodyWins() {
        Stage stage = Stage.of(EVEN).say(0, "").say(1, "").play();

        assertThat(stage.rules.standings(stage.position))
                .containsExactly(new Standing(0, 1, -1), new Standing(1, 1, -1));
    }

    @Test
    void failingWhileEliminatingTheOtherTeamIsADraw() {
        Stage stage = Stage.of(EVEN).fail(0, Fault.late(""));
        stage.position.wetness[2] = 100;
        stage.play();

        assertThat(stage.position.over()).isTrue();
        assertThat(stage.rules.standings(stage.position))
                .containsExactly(new Standing(0, 1, -1), new Standing(1, 1, -1));
    }
}
