package regatta.cli.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.Scenario;
import regatta.league.book.Book;
import regatta.league.book.BookFile;
import regatta.league.book.ScenarioDraw;

/** The options of commands that can play on a book. */
final class BookOptions {

    @Option(
            names = "--book",
            paramLabel = "FILE",
            description = "Play on the open half of a book; each round of a tournament on its part of it. See 'regatta"
                    + " book'.")
    private @Nullable Path file;

    @Option(names = "--held-out", description = "Play on the half of the book that is held out.")
    private boolean heldOut;

    boolean given() {
        if (heldOut && file == null) {
            throw new BadInput("--held-out is a part of a book: say which with --book.");
        }
        return file != null;
    }

    /**
     * Returns the scenarios of the book; none if none is given.
     *
     * @param otherwise what else was typed that says what is played on, which a book forbids
     */
    List<Scenario> scenarios(Game game, List<String> otherwise) {
        if (!given() || file == null) {
            return List.of();
        }
        if (!otherwise.isEmpty()) {
            throw new BadInput("A book says what is played: leave out " + otherwise.get(0) + ", or --book.");
        }
        Book book = new BookFile(file).read();
        List<Scenario> scenarios = new ArrayList<>();
        for (Scenario scenario : heldOut ? book.heldOut() : book.open()) {
            if (!scenario.game().equals(game.info().id())) {
                throw new BadInput(file + " is a book of " + scenario.game() + ", not of "
                        + game.info().id() + ".");
            }
            scenarios.add(ScenarioDraw.plain(game, scenario));
        }
        if (scenarios.isEmpty()) {
            throw new BadInput(file + " holds nothing out.");
        }
        return scenarios;
    }
}
