package regatta.cli.create;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import regatta.cli.command.Exit;
import regatta.cli.command.Subcommand;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.host.spi.KitAddition;

/** The command {@code new}: creates a starter bot. */
@Command(
        name = "new",
        header = "Create a starter bot",
        description = "Creates a folder with a starter bot, and shows how to build and play it.",
        footer = {"  regatta new ${GAME} python my-bot", "  regatta new ${GAME} java my-bot"})
public final class NewCommand extends Subcommand {

    /** Other names of languages. */
    private static final Map<String, String> ALIASES = Map.of(
            "c++", "cpp", "c#", "csharp", "cs", "csharp", "js", "javascript", "py", "python", "ts", "typescript");

    @Parameters(index = "0", paramLabel = "GAME", description = "The game. See 'regatta games'.")
    private String game = "";

    @Parameters(
            index = "1",
            paramLabel = "LANGUAGE",
            description = "The language, such as python. A wrong name lists all.")
    private String language = "";

    @Parameters(index = "2", paramLabel = "FOLDER", description = "The folder to create. It may exist if it is empty.")
    private Path folder = Path.of("");

    @Override
    public Integer call() throws IOException {
        PrintWriter out = out();
        Game known = games().game(game);
        String lower = language.toLowerCase(Locale.ROOT);
        language = ALIASES.getOrDefault(lower, lower);
        try (Kits kits = Kits.of(known)) {
            check(kits);
            List<String> files = new ArrayList<>(kits.copy(language, folder));
            for (KitAddition addition : KitAddition.to(known, language)) {
                Files.write(folder.resolve(addition.fileName()), addition.content());
                files.add(addition.fileName());
            }
            out.println("Created " + folder + " with " + String.join(", ", files) + ".");
            out.println("Build and play it:");
            out.println("  cd " + folder);
            kits.commands(language).forEach(command -> out.println("  " + command));
            return Exit.OK;
        }
    }

    private void check(Kits kits) throws IOException {
        if (!kits.languages().contains(language)) {
            throw BadInput.unknown("language", language, kits.languages());
        }
        checkNew(folder);
    }

    /** Checks that a folder does not exist, or is empty. */
    static void checkNew(Path folder) throws IOException {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new BadInput(folder + " is a file. Name a new folder.");
        }
        if (Files.isDirectory(folder) && !empty(folder)) {
            throw new BadInput(folder + " is not empty. Name a new or an empty folder.");
        }
    }

    private static boolean empty(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.findAny().isEmpty();
        }
    }
}
