package regatta.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import regatta.core.Rng;
import regatta.testkit.SeedSource;

class MovementTest {

    @Test
    void anAgentStepsOntoTheTileBesideIt() {
        Stage stage = Stage.of("a...A").say(0, "MOVE 1 0").play();

        assertThat(stage.draw()).containsExactly(".a..A");
    }

    @Test
    void anAgentTakesOneStepTowardsATileFarAway() {
        Stage stage = Stage.of("a...A").say(0, "MOVE 3 0").say(1, "MOVE 3 0").play();

        assertThat(stage.draw()).containsExactly(".a.A.");
    }

    @Test
    void aMoveToItsOwnTileIsNone() {
        Stage stage = Stage.of("a...A").say(0, "MOVE 0 0").play();

        assertThat(stage.draw()).containsExactly("a...A");
        assertThat(stage.events(SoakEvents.BLOCKED)).isEmpty();
    }

    @Test
    void stepOntoAnAgentThatStaysIsCancelled() {
        Stage stage = Stage.of("ab..A").say(0, "1;MOVE 1 0", "2;WAIT").play();

        assertThat(stage.draw()).containsExactly("ab..A");
        assertThat(stage.events(SoakEvents.BLOCKED)).containsExactly(List.of(1, 1));
    }

    @Test
    void agentsThatWantTheSameTileStay() {
        Stage stage = Stage.of("a.A..", ".b...")
                .say(0, "1;MOVE 1 0", "2;MOVE 1 0")
                .say(1, "MOVE 3 0")
                .play();

        assertThat(stage.draw()).containsExactly("a..A.", ".b...");
    }

    @Test
    void agentsDoNotSwap() {
        Stage stage = Stage.of(".aA..").say(0, "MOVE 2 0").say(1, "MOVE 1 0").play();

        assertThat(stage.draw()).containsExactly(".aA..");
    }

    @Test
    void agentsFollowEachOtherFriendOrFoe() {
        Stage stage = Stage.of("abA..")
                .say(0, "1;MOVE 1 0", "2;MOVE 2 0")
                .say(1, "MOVE 3 0")
                .play();

        assertThat(stage.draw()).containsExactly(".abA.");
    }

    @Test
    void aBlockedLeaderBlocksAllBehindIt() {
        Stage stage = Stage.of("abcA.")
                .say(0, "1;MOVE 1 0", "2;MOVE 2 0", "3;MOVE 3 0")
                .play();

        assertThat(stage.draw()).containsExactly("abcA.");
    }

    @Test
    void fourAgentsMayTurnInARing() {
        Stage stage = Stage.of("ab.", "BA.")
                .say(0, "1;MOVE 1 0", "2;MOVE 1 1")
                .say(1, "3;MOVE 0 1", "4;MOVE 0 0")
                .play();

        assertThat(stage.draw()).containsExactly("Ba.", "Ab.");
    }

    @ParameterizedTest
    @SeedSource(200)
    void noTwoAgentsEverShareATile(long seed) {
        Rng rng = new Rng(seed);
        Stage stage = Stage.of("abAB.", "cdCD.", "eE...");
        for (int turn = 0; turn < 20; turn++) {
            for (int seat = 0; seat < 2; seat++) {
                String[] lines = new String[5];
                for (int i = 0; i < 5; i++) {
                    lines[i] = "MOVE " + rng.below(5) + " " + rng.below(3);
                }
                stage.say(seat, lines);
            }
            stage.play();

            assertThat(Arrays.stream(stage.position.cell).skip(1)).doesNotHaveDuplicates();
        }
    }
}
