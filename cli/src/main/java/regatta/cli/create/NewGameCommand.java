package regatta.cli.create;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import regatta.cli.command.Exit;
import regatta.cli.command.Subcommand;
import regatta.cli.option.Version;
import regatta.core.BadInput;

/** The command {@code new-game}: creates the project of a game, a copy of the example Connect Four by another name. */
@Command(
        name = "new-game",
        header = "Create the project of a game",
        description = {
            "Creates a Maven project with a complete game under the given name: rules, messages, a bot, a painter for the "
                    + "replay page, a starter kit and tests. It plays Connect Four. Replace one file after the other.",
            "'mvn verify' in it runs the tests and makes one jar, which any Regatta of this version can play."
        },
        footer = {"  regatta new-game ants", "  regatta new-game ant-hill projects/ants"})
public final class NewGameCommand extends Subcommand {

    private static final Set<String> JAVA_KEYWORDS = Set.of(
            ("abstract assert boolean break byte case catch char class const continue default do double else enum extends "
                            + "false final finally float for goto if implements import instanceof int interface long native new "
                            + "null package private protected public return short static strictfp super switch synchronized "
                            + "this throw throws transient true try void volatile while")
                    .split(" "));

    @Parameters(
            index = "0",
            paramLabel = "NAME",
            description = "The id of the game: small letters, digits and hyphens.")
    private String name = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "FOLDER",
            description = "The folder to create. It may exist if it is empty. Default: the name.")
    private @Nullable Path given;

    @Override
    public Integer call() throws IOException {
        if (!name.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")) {
            throw new BadInput("'" + name + "' is not a name of a game: use small letters, digits and hyphens.");
        }
        if (JAVA_KEYWORDS.contains(name)) {
            throw new BadInput("'" + name + "' cannot be the name of a game, because it is a keyword of Java.");
        }
        if (games().games().stream().anyMatch(game -> game.info().id().equals(name))) {
            throw new BadInput("There is already a game '" + name + "'. Choose another name.");
        }
        Path folder = given == null ? Path.of(name) : given;
        NewCommand.checkNew(folder);
        int files = copy(folder);
        out().println("Created " + folder + " with " + files + " files. Build and play it:");
        out().println("  cd " + folder);
        out().println("  mvn verify");
        out().println("  regatta --game-jar target/" + name + ".jar play " + name + " tactical random");
        return Exit.OK;
    }

    private int copy(Path folder) throws IOException {
        try (PackagedFolder example = PackagedFolder.of(NewGameCommand.class, "regatta/new-game");
                Stream<Path> found = Files.walk(example.path())) {
            List<Path> files = found.filter(Files::isRegularFile).toList();
            for (Path file : files) {
                String relative = example.path().relativize(file).toString();
                Path target = folder.resolve(renamed(relative));
                Files.createDirectories(target.toAbsolutePath().getParent());
                Files.writeString(target, renamed(Files.readString(file)));
            }
            return files.size();
        }
    }

    /** Replaces the names of the example: of the game, its package, its classes and its title. */
    private String renamed(String text) {
        return text.replace("connect-four", name)
                .replace("connectfour", packageName())
                .replace("ConnectFour", capitalised(""))
                .replace("Connect Four", capitalised(" "))
                .replace("<version>0.1.0</version>", "<version>" + Version.number() + "</version>");
    }

    private String packageName() {
        return name.replace("-", "");
    }

    private String capitalised(String separator) {
        return Stream.of(name.split("-"))
                .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .collect(Collectors.joining(separator));
    }
}
