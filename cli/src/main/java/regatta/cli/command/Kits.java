package regatta.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import regatta.core.Game;
import regatta.core.GameInfo;

/**
 * The starter kits of a game, which are packed with it: a folder for each language, and what their READMEs say about the
 * bot. A kit has a README of its own only where it has more to say.
 */
public final class Kits implements AutoCloseable {

    private static final String FOLDER = "regatta/kits";
    private static final String README = "README.md";
    private static final String FENCE = "```";

    private final @Nullable FileSystem jar;
    private final Path root;
    private final GameInfo game;

    private Kits(@Nullable FileSystem jar, Path root, GameInfo game) {
        this.jar = jar;
        this.root = root;
        this.game = game;
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
                return new Kits(null, place.resolve(FOLDER), game.info());
            }
            FileSystem jar = FileSystems.newFileSystem(place);
            return new Kits(jar, jar.getPath(FOLDER), game.info());
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
        List<String> names = new ArrayList<>(list(kit, Files::isRegularFile));
        try {
            Files.createDirectories(folder);
            for (String name : names) {
                Files.copy(kit.resolve(name), folder.resolve(name));
            }
            if (!names.contains(README)) {
                Files.writeString(folder.resolve(README), readme(language));
                names.add(README);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return names;
    }

    /** Returns the commands that build and play a kit: those its README shows. */
    public List<String> commands(String language) {
        String text = readme(language);
        int from = text.indexOf(FENCE) + FENCE.length();
        return text.substring(from, text.indexOf(FENCE, from)).strip().lines().toList();
    }

    /** Returns the README of a kit: its own, or the common one with the words of the game and the language filled in. */
    private String readme(String language) {
        Path own = root.resolve(language).resolve(README);
        try {
            if (Files.exists(own)) {
                return Files.readString(own);
            }
            Properties words = new Properties();
            words.load(new StringReader(Files.readString(root.resolve("kit.properties"))));
            words.load(new StringReader(resource(language + ".properties")));
            words.setProperty("game", game.id());
            words.setProperty("title", game.title());
            return filled(resource(README), words);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = Kits.class.getResourceAsStream("/regatta/cli/kits/" + name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Puts words in the place of their names in braces. A line of nothing but a name without a word is left out. */
    private static String filled(String template, Properties words) {
        StringBuilder text = new StringBuilder();
        for (String line : template.lines().toList()) {
            String filled = line;
            for (String name : words.stringPropertyNames()) {
                filled = filled.replace("{" + name + "}", words.getProperty(name));
            }
            text.append(filled.matches("\\{\\w+}") ? "" : filled + "\n");
        }
        return text.toString();
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
