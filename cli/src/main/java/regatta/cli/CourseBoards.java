package regatta.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.Scenario;
import regatta.league.book.ScenarioDraw;
import regatta.league.tourney.NamedScenario;
import regatta.space.SpaceGame;

/**
 * What the course ranked its strategies on: the boards rings and k4 and a hundred others, each pair ten times on each,
 * five with either order of seats. The hundred are the course's own if they are in {@code graphs/}, where the course had
 * them; else they are drawn.
 */
final class CourseBoards {

    private static final int BOARDS = 100;

    /** How often a board is played in all seat rotations. */
    private static final int REPEATS = 5;

    private CourseBoards() {}

    /** Returns whether a tournament is the course's, because nobody typed what to play on. */
    static boolean suit(Game game, CommandWords words) {
        return game instanceof SpaceGame && words.options().isEmpty();
    }

    /** Returns the scenarios, all boards once before any is played again. */
    static List<NamedScenario> scenarios(Game game, String name, Path folder) {
        Scenario space = Scenario.of(name, List.of());
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
                        ScenarioDraw.plain(game, board.scenario().with("seed", seed)),
                        ScenarioDraw.plain(game, board.label().with("seed", seed))));
            }
        }
        return scenarios;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new BadInput("The board " + file + " cannot be read: " + e.getMessage() + ".");
        }
    }
}
