package regatta.cli.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.league.book.Book;
import regatta.league.book.BookFile;
import regatta.league.book.ScenarioDraw;

/** The options for playing on a book. */
final class BookOptions {

    private final MainCommand main;

    @Option(
            names = "--book",
            paramLabel = "FILE",
            description =
                    "Play on the open half of a book. A tournament divides it among its rounds. See 'regatta book'.")
    private @Nullable Path file;

    @Option(names = "--held-out", description = "Play on the held-out half of the book instead.")
    private boolean heldOut;

    BookOptions(MainCommand main) {
        this.main = main;
    }

    boolean given() {
        if (heldOut && file == null) {
            throw new BadInput("--held-out: name the book with --book.");
        }
        return file != null;
    }

    /**
     * Returns the scenarios of the book, or none if no book is given.
     *
     * @param others other options that choose scenarios, which a book excludes
     */
    List<Scenario> scenarios(Game game, List<String> others) {
        if (!given() || file == null) {
            return List.of();
        }
        Book book = read(main.games(), file, game, others);
        return heldOut ? requireHeldOut(file, book) : book.open();
    }

    /**
     * Reads a book of a game.
     *
     * @param others other options that choose scenarios, which a book excludes
     */
    static Book read(GameCatalog games, Path file, Game game, List<String> others) {
        if (!others.isEmpty()) {
            throw new BadInput("--book chooses the scenarios: leave out " + others.get(0) + " or --book.");
        }
        Book book = new BookFile(file).read(games);
        List<Scenario> scenarios = new ArrayList<>();
        for (Scenario scenario : book.scenarios()) {
            if (!scenario.game().equals(game.info().id())) {
                throw new BadInput(file + " is a book of " + scenario.game() + ", not of "
                        + game.info().id() + ".");
            }
            scenarios.add(ScenarioDraw.plain(game, scenario));
        }
        return new Book(book.name(), scenarios);
    }

    static List<Scenario> requireHeldOut(Path file, Book book) {
        if (book.heldOut().isEmpty()) {
            throw new BadInput(file + ": this book has no held-out half.");
        }
        return book.heldOut();
    }
}
