package regatta.spacejars;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.Games;
import regatta.core.Scenario;
import regatta.host.io.InputFile;
import regatta.host.record.NamedScenario;
import regatta.host.spi.Course;

/**
 * What the course ranked its strategies on: the boards rings and k4 and a hundred others, each pair ten times on each,
 * five with either order of seats. The hundred are the course's own if they are in {@code graphs/}, where the course had
 * them; else they are drawn.
 */
public final class SpaceCourse implements Course {

    private static final int BOARDS = 100;
    private static final int MAX_BOARD_BYTES = 1 << 20;

    /** How often a board is played in all seat rotations. */
    private static final int REPEATS = 5;

    @Override
    public String game() {
        return "space";
    }

    /** Returns the scenarios, all boards once before any is played again. */
    @Override
    public List<NamedScenario> scenarios(String name, Path folder) {
        Game game = Games.named(game());
        Scenario typed = Scenario.of(name, List.of());
        Scenario space = new Scenario(typed.game(), game.info().check(typed).id(), typed.options());
        List<NamedScenario> boards = new ArrayList<>();
        for (String known : List.of("rings", "k4")) {
            boards.add(new NamedScenario(space.with("board", known)));
        }
        for (int i = 0; i < BOARDS; i++) {
            Path file = folder.resolve("graphs/graph_" + i + ".dot");
            boolean given = Files.isRegularFile(file);
            String board = given ? read(file) : game.board(space.with("seed", String.valueOf(i)));
            String label = given ? "graph_" + i : "drawn_" + i;
            boards.add(new NamedScenario(space.with("board", board), space.with("board", label)));
        }
        List<NamedScenario> scenarios = new ArrayList<>();
        for (int repeat = 1; repeat <= REPEATS; repeat++) {
            for (NamedScenario board : boards) {
                String seed = String.valueOf(repeat);
                scenarios.add(new NamedScenario(
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
