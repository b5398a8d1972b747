package regatta.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.report.Sheet;
import regatta.cli.report.SheetOptions;
import regatta.core.Game;
import regatta.core.Scenario;
import regatta.host.io.Plain;
import regatta.host.match.Scenarios;
import regatta.league.book.Book;
import regatta.league.book.BookFile;
import regatta.league.book.Patterns;

/** Makes and shows books of scenarios. */
@Command(
        name = "book",
        description = {
            "Makes and shows books: frozen lists of scenarios, so that comparisons of any year stand on the same maps.",
            "The second half of a book is held out, to confirm what was found on the first."
        },
        footer = {
            "  regatta book new duels.book --game ${GAME} size=32,40,48,56,64 seats=2 --count 100",
            "  regatta book show duels.book",
            "  regatta tourney ${GAME} greedy hungarian --book duels.book",
            "  regatta tourney ${GAME} greedy hungarian --book duels.book --held-out"
        })
public final class BookCommand extends CommandGroup {

    @Command(
            name = "new",
            mixinStandardHelpOptions = true,
            description = "Makes a book: every combination of the options in turn, each time with a seed of its own.")
    int make(
            @Parameters(index = "0", paramLabel = "FILE", description = "The book to make.") Path file,
            @Option(
                            names = {"-g", "--game"},
                            required = true,
                            paramLabel = "GAME",
                            description = "The game, or GAME/RULES.")
                    String name,
            @Parameters(
                            index = "1..*",
                            arity = "0..*",
                            paramLabel = "KEY=VALUE,…",
                            description = "Options of the scenarios; commas part several values.")
                    @Nullable
                    List<String> words,
            @Mixin DrawOptions draw) {
        Game game = Scenarios.game(name);
        Patterns patterns = new Patterns(game, name, words == null ? List.of() : words);
        int count = draw.count(patterns.fixed() ? patterns.size() : 100);
        String title = file.getFileName().toString().replaceFirst("\\.[a-z]+$", "");
        Book book = new Book(title, patterns.draw(count, draw.seed()));
        new BookFile(file).write(book);
        out().println(file + ": " + told(book));
        out().flush();
        return Exit.FINE;
    }

    /** How scenarios are drawn. */
    static final class DrawOptions {

        @Option(names = "--count", paramLabel = "N", description = "How many scenarios. Default: 100.")
        private @Nullable Integer count;

        @Option(names = "--seed", paramLabel = "S", description = "What their seeds are drawn from. Default: 1.")
        private long seed = 1;

        int count(int usual) {
            return count == null ? usual : count;
        }

        long seed() {
            return seed;
        }
    }

    private static String told(Book book) {
        int open = book.open().size();
        String heldOut = book.heldOut().isEmpty()
                ? "none"
                : (open + 1) + " to " + book.scenarios().size();
        return book.scenarios().size() + " scenarios, held out: " + heldOut + ", sha256 " + book.digest();
    }

    @Command(name = "show", mixinStandardHelpOptions = true, description = "Checks a book and lists its scenarios.")
    int show(
            @Parameters(index = "0", paramLabel = "FILE", description = "A book.") Path file,
            @Mixin SheetOptions options) {
        Book book = new BookFile(file).read();
        if (options.forPeople()) {
            out().println(Plain.text(book.name()) + ": " + told(book));
        }
        Sheet sheet = new Sheet(Sheet.Column.whole("line"), Sheet.Column.text("part"), Sheet.Column.text("scenario"));
        List<Scenario> scenarios = new ArrayList<>(book.scenarios());
        for (int i = 0; i < scenarios.size(); i++) {
            String part = i < book.open().size() ? "open" : "held out";
            sheet.add(i + 1, part, scenarios.get(i).toString());
        }
        options.print(sheet, line());
        return Exit.FINE;
    }
}
