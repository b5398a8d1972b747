package regatta.cli.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import regatta.core.Game;

/** The starter kits of a game, which are packed with it: a folder for each language. */
public final class Kits implements AutoCloseable {

    private static final String FOLDER = "regatta/kits";
    private static final String FENCE = "```";

    private final @Nullable FileSystem jar;
    private final Path root;

    private Kits(@Nullable FileSystem jar, Path root) {
        this.jar = jar;
        this.root = root;
    }

    /** Opens the kits, whether the game was loaded from a jar or from a folder of classes. */
    public static Kits of(Game game) {
        try {
            Path place = Path.of(game.getClass()
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            if (Files.isDirectory(place)) {
                return new Kits(null, place.resolve(FOLDER));
            }
            FileSystem jar = FileSystems.newFileSystem(place);
            return new Kits(jar, jar.getPath(FOLDER));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(
                    "a game from nowhere: " + game.info().id(), e);
        }
    }

    public List<String> languages() {
        return Files.isDirectory(root) ? folders(root) : List.of();
    }

    private static List<String> folders(Path folder) {
        return list(folder, Files::isDirectory);
    }

    private static List<String> list(Path folder, Predicate<Path> wanted) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.filter(wanted)
                    .map(entry -> entry.getFileName().toString().replace("/", ""))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Copies the files of a kit into a folder, which is made if need be. Returns their names. */
    List<String> copy(String language, Path folder) {
        Path kit = root.resolve(language);
        List<String> names = list(kit, Files::isRegularFile);
        try {
            Files.createDirectories(folder);
            for (String name : names) {
                Files.copy(kit.resolve(name), folder.resolve(name));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return names;
    }

    /** Returns the commands that build and play a kit: those its README shows. */
    public List<String> commands(String language) {
        try {
            String text = Files.readString(root.resolve(language).resolve("README.md"));
            int from = text.indexOf(FENCE) + FENCE.length();
            return text.substring(from, text.indexOf(FENCE, from))
                    .strip()
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        if (jar != null) {
            try {
                jar.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
