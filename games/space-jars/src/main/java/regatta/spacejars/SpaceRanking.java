package regatta.spacejars;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.Scenario;
import regatta.host.io.InputFile;
import regatta.host.record.LabelledScenario;
import regatta.host.spi.DefaultRanking;
import regatta.space.game.SpaceGame;

/**
 * The ranking of the course: the boards rings and k4 and a hundred others, each pair ten times on each, five in
 * each order of seats. The hundred are the course's own if they are in {@code graphs/}; otherwise they are drawn.
 */
public final class SpaceRanking implements DefaultRanking {

    private static final int BOARDS = 100;
    private static final int MAX_BOARD_BYTES = 1 << 20;

    /** How many times a board is played in all seat rotations. */
    private static final int REPEATS = 5;

    @Override
    public String game() {
        return "space";
    }

    /** Returns the scenarios, all boards once before any is played again. */
    @Override
    public List<LabelledScenario> scenarios(String name, Path folder) {
        Game game = new SpaceGame();
        Scenario typed = Scenario.of(name, List.of());
        Scenario space = new Scenario(typed.game(), game.info().check(typed).id(), typed.options());
        List<LabelledScenario> boards = new ArrayList<>();
        for (String known : List.of("rings", "k4")) {
            boards.add(new LabelledScenario(space.with("board", known)));
        }
        for (int i = 0; i < BOARDS; i++) {
            Path file = folder.resolve("graphs/graph_" + i + ".dot");
            boolean given = Files.isRegularFile(file);
            String board = given ? read(file) : game.board(space.with("seed", String.valueOf(i)));
            String label = given ? "graph_" + i : "drawn_" + i;
            boards.add(new LabelledScenario(space.with("board", board), space.with("board", label)));
        }
        List<LabelledScenario> scenarios = new ArrayList<>();
        for (int repeat = 1; repeat <= REPEATS; repeat++) {
            for (LabelledScenario board : boards) {
                String seed = String.valueOf(repeat);
                scenarios.add(new LabelledScenario(
                        board.scenario().with("seed", seed), board.label().with("seed", seed)));
            }
        }
        return scenarios;
    }

    private static String read(Path file) {
        try {
            return InputFile.text(file, MAX_BOARD_BYTES);
        } catch (IOException e) {
            throw new BadInput("The board " + file + " cannot be read: " + e.getMessage() + ".");
        }
    }
}
