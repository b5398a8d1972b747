package regatta.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import regatta.core.BadInput;
import regatta.core.Games;
import regatta.host.spi.KitAddition;

/** Copies out a bot to begin with. */
@Command(
        name = "new",
        description = "Puts a starter bot into a new folder, and tells how to build and play it.",
        footer = {"  regatta new ${GAME} python my-bot", "  regatta new ${GAME} java my-strategy"})
public final class NewCommand extends Subcommand implements Runnable {

    @Parameters(index = "0", paramLabel = "GAME", description = "A game. See 'regatta games'.")
    private String game = "";

    @Parameters(
            index = "1",
            paramLabel = "LANGUAGE",
            description = "A language, such as python; others are listed if there is none of that name.")
    private String language = "";

    @Parameters(index = "2", paramLabel = "FOLDER", description = "Where to put it. It must not exist, or be empty.")
    private Path folder = Path.of("");

    @Override
    public void run() {
        PrintWriter out = out();
        try (Kits kits = Kits.of(Games.named(game))) {
            check(kits);
            List<String> files = new ArrayList<>(kits.copy(language, folder));
            for (KitAddition addition : KitAddition.to(game, language)) {
                write(folder.resolve(addition.fileName()), addition.content());
                files.add(addition.fileName());
            }
            out.println("In " + folder + " there are now: " + String.join(", ", files) + ".");
            out.println("Build and play it like this:");
            out.println("  cd " + folder);
            kits.commands(language).forEach(command -> out.println("  " + command));
            out.flush();
        }
    }

    private void check(Kits kits) {
        if (!kits.languages().contains(language)) {
            throw BadInput.unknown("language", language, kits.languages());
        }
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new BadInput(folder + " is a file. Give the name of a folder that does not exist yet.");
        }
        if (Files.isDirectory(folder) && !empty(folder)) {
            throw new BadInput(folder + " is not empty, and nothing is ever overwritten. Give another folder.");
        }
    }

    private static void write(Path file, byte[] content) {
        try {
            Files.write(file, content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean empty(Path folder) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.findAny().isEmpty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
