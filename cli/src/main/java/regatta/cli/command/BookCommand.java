package regatta.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.option.GameParameter;
import regatta.cli.report.TableOptions;
import regatta.cli.report.TextTable;
import regatta.core.Game;
import regatta.core.Scenario;
import regatta.host.io.TerminalText;
import regatta.league.book.Book;
import regatta.league.book.BookFile;
import regatta.league.book.Patterns;

/** The command {@code book}: creates and lists sets of scenarios. */
@Command(
        name = "book",
        header = "Create a fixed set of scenarios",
        description = {
            "Creates and lists books: fixed sets of scenarios, so that all comparisons use the same maps. The second half of a "
                    + "book is held out, to confirm results of the first half."
        },
        footer = {
            "  regatta book new ${GAME} duels.book size=32,40,48,56,64 seats=2 --scenarios 100",
            "  regatta book show duels.book",
            "  regatta tourney ${GAME} greedy hungarian --book duels.book",
            "  regatta tourney ${GAME} greedy hungarian --book duels.book --held-out"
        })
public final class BookCommand extends Subcommand {

    @Command(
            name = "new",
            mixinStandardHelpOptions = true,
            header = "Create a book",
            description = "Takes all combinations of the options in turn, each with its own random seed.",
            footer = "  regatta book new ${GAME} duels.book size=32,40,48,56,64 seats=2 --scenarios 100")
    int make(
            @Mixin GameParameter played,
            @Parameters(index = "1", paramLabel = "FILE", description = "The book to create.") Path file,
            @Parameters(
                            index = "2..*",
                            arity = "0..*",
                            paramLabel = "[KEY=VALUE...]",
                            hideParamSyntax = true,
                            description = "Scenario options. Separate several values with commas (size=32,40).")
                    @Nullable
                    List<String> words,
            @Option(names = "--scenarios", paramLabel = "N", description = "Number of scenarios. Default: 100.")
                    @Nullable
                    Integer count,
            @Option(
                            names = "--seed",
                            paramLabel = "N",
                            defaultValue = "1",
                            description = "Random seed of the draw. Default: 1.")
                    long seed)
            throws IOException {
        Game game = played.game();
        Patterns patterns = new Patterns(game, played.name(), words == null ? List.of() : words);
        int defaultValue = patterns.fixed() ? patterns.size() : 100;
        String title = file.getFileName().toString().replaceFirst("\\.[a-z]+$", "");
        Book book = new Book(title, patterns.draw(count == null ? defaultValue : count, seed));
        new BookFile(file).write(book);
        out().println(file + ": " + summary(book));
        return Exit.OK;
    }

    private static String summary(Book book) {
        int open = book.open().size();
        String heldOut = book.heldOut().isEmpty()
                ? "none"
                : (open + 1) + " to " + book.scenarios().size();
        return book.scenarios().size() + " scenarios, held out: " + heldOut + ", sha256 " + book.digest();
    }

    @Command(
            name = "show",
            mixinStandardHelpOptions = true,
            header = "List the scenarios of a book",
            footer = "  regatta book show duels.book")
    int show(
            @Parameters(index = "0", paramLabel = "FILE", description = "The book.") Path file,
            @Mixin TableOptions options) {
        Book book = new BookFile(file).read(games());
        if (options.forPeople()) {
            out().println(TerminalText.text(book.name()) + ": " + summary(book));
        }
        TextTable table = new TextTable("line# part scenario");
        List<Scenario> scenarios = book.scenarios();
        for (int i = 0; i < scenarios.size(); i++) {
            table.add(i + 1, i < book.open().size() ? "open" : "held out", scenarios.get(i));
        }
        options.print(table, line());
        return Exit.OK;
    }
}
