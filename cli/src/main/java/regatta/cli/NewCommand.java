package regatta.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import regatta.core.BadInput;

/** Copies out a bot to begin with. */
@Command(
        name = "new",
        mixinStandardHelpOptions = true,
        description = "Puts a starter bot into a new folder, and tells how to build and play it.",
        footerHeading = "%nExamples:%n",
        footer = {"  regatta new halite python my-bot", "  regatta new space java my-strategy"})
final class NewCommand implements Runnable {

    private static final String SPACE_API = "space-api.jar";

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(index = "0", paramLabel = "GAME", description = "halite, soak or space.")
    private String game = "";

    @Parameters(index = "1", paramLabel = "LANGUAGE", description = "cpp, java, javascript or python.")
    private String language = "";

    @Parameters(index = "2", paramLabel = "FOLDER", description = "Where to put it. It must not exist, or be empty.")
    private Path folder = Path.of("");

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        try (Kits kits = Kits.open()) {
            check(kits);
            List<String> files = new ArrayList<>(kits.copy(game, language, folder));
            if (game.equals("space") && language.equals("java")) {
                Jars.writeSpaceApi(folder.resolve(SPACE_API));
                files.add(SPACE_API);
            }
            out.println("In " + folder + " there are now: " + String.join(", ", files) + ".");
            out.println("Build and play it like this:");
            out.println("  cd " + folder);
            kits.commands(game, language).forEach(command -> out.println("  " + command));
            out.flush();
        }
    }

    private void check(Kits kits) {
        if (!kits.games().contains(game)) {
            throw BadInput.unknown("game", game, kits.games());
        }
        if (!kits.languages(game).contains(language)) {
            throw BadInput.unknown("language", language, kits.languages(game));
        }
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new BadInput(folder + " is a file. Give the name of a folder that does not exist yet.");
        }
        if (Files.isDirectory(folder) && !empty(folder)) {
            throw new BadInput(folder + " is not empty, and nothing is ever overwritten. Give another folder.");
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
