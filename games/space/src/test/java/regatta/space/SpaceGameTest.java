package regatta.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.BadInput;
import regatta.core.Scenario;
import regatta.space.game.SpaceGame;

/** Scenarios. */
class SpaceGameTest {

    private final SpaceGame game = new SpaceGame();

    @ParameterizedTest
    @CsvSource({"k4, 4, 6", "rings, 21, 36", "graph, 6, 7"})
    void thereAreThreeBoards(String name, int planets, int lanes) {
        Scenario scenario = Scenario.parse("space board=" + name);
        Board board = game.open(scenario).board();

        assertThat(board.count()).isEqualTo(planets);
        assertThat(board.lanes()).hasSize(lanes);
        assertThat(BoardCheck.warnings(board)).isEmpty();
        assertThat(DotReader.read(game.board(scenario))).isEqualTo(board);
    }

    @Test
    void aBoardCanBeGivenAsText() {
        Scenario scenario = Scenario.parse("space").with("board", Sketch.LINE);

        assertThat(game.open(Scenario.parse(scenario.toString())).board()).isEqualTo(DotReader.read(Sketch.LINE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"space seed=7", "space seed=7 symmetric", "space/fair seed=9223372036854775807"})
    void aBoardDrawnBySeedIsWrittenAsItIsRead(String text) {
        Scenario scenario = Scenario.parse(text);

        assertThat(DotReader.read(game.board(scenario)))
                .isEqualTo(game.open(scenario).board());
    }

    @Test
    void seedsDrawDifferentBoards() {
        assertThat(game.board(Scenario.parse("space seed=1")))
                .isEqualTo(game.board(Scenario.parse("space")))
                .isNotEqualTo(game.board(Scenario.parse("space seed=2")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "board=ring          | Unknown board 'ring'. Did you mean 'rings'? Available: k4, rings, graph.",
                "board=k4 symmetric  | symmetric: only boards drawn by seed can be made symmetric, and a board is given.",
                "seed=x              | seed=x: seed is a whole number from 0 to 9223372036854775807.",
                "symmetric=maybe     | symmetric=maybe: symmetric is true or false.",
            })
    void unknownOptionIsRefused(String options, String message) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> game.open(Scenario.parse("space " + options)))
                .withMessage(message);
    }

    @Test
    void everyPlayerNeedsAHome() {
        Scenario scenario = Scenario.parse("space").with("board", Sketch.LINE.replace("base = 2, ", ""));

        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> game.open(scenario))
                .withMessage("Board: player 2 has no home. Give a planet 'base = 2'.");
    }

    @Test
    void oddBoardsArePlayedWithAWarning() {
        String odd = Sketch.LINE.replace("3 -- 4 [", "1 -- 1 [").replace("x = 3, y = 1", "x = 12, y = 1");
        Scenario scenario = Scenario.parse("space").with("board", odd);

        assertThat(game.board(scenario)).startsWith("""
                        // Warning: Planet 4 cannot be reached from planet 1.
                        // Warning: Planet 1 has a lane to itself, which no one can use.
                        // Warning: Planet 2 lies outside the picture, which has the columns 0 to 11 and the rows 0 to 10.
                        graph board {
                        """);
    }
}
