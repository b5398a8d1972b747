package regatta.cli.create;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.function.Predicate;
import java.util.stream.Stream;
import regatta.core.Game;
import regatta.core.GameInfo;

/**
 * The starter kits of a game, which are packaged with it: a folder per language, and the texts of their READMEs. A kit
 * has its own README only if the common one does not suffice.
 */
public final class Kits implements AutoCloseable {

    private static final String FOLDER = "regatta/kits";
    private static final String README = "README.md";
    private static final String FENCE = "```";

    private final PackagedFolder folder;
    private final Path root;
    private final GameInfo game;

    private Kits(PackagedFolder folder, GameInfo game) {
        this.folder = folder;
        root = folder.path();
        this.game = game;
    }

    /** Opens the kits of a game that was loaded from a jar or from a folder of classes. */
    public static Kits of(Game game) throws IOException {
        return new Kits(PackagedFolder.of(game.getClass(), FOLDER), game.info());
    }

    public List<String> languages() throws IOException {
        return Files.isDirectory(root) ? list(root, Files::isDirectory) : List.of();
    }

    private static List<String> list(Path folder, Predicate<Path> wanted) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.filter(wanted)
                    .map(entry -> entry.getFileName().toString().replace("/", ""))
                    .sorted()
                    .toList();
        }
    }

    /** Copies the files of a kit into a folder, which is created if necessary, and returns their names. */
    List<String> copy(String language, Path folder) throws IOException {
        Path kit = root.resolve(language);
        List<String> names = new ArrayList<>(list(kit, Files::isRegularFile));
        Files.createDirectories(folder);
        for (String name : names) {
            Files.copy(kit.resolve(name), folder.resolve(name));
        }
        if (!names.contains(README)) {
            Files.writeString(folder.resolve(README), readme(language));
            names.add(README);
        }
        return names;
    }

    /** Returns the commands that build and play a kit, from its README. */
    public List<String> commands(String language) throws IOException {
        String text = readme(language);
        int from = text.indexOf(FENCE) + FENCE.length();
        return text.substring(from, text.indexOf(FENCE, from)).strip().lines().toList();
    }

    /** Returns the README of a kit: its own, or the common one filled in for the game and the language. */
    private String readme(String language) throws IOException {
        Path own = root.resolve(language).resolve(README);
        if (Files.exists(own)) {
            return Files.readString(own);
        }
        Properties words = new Properties();
        words.load(new StringReader(Files.readString(root.resolve("kit.properties"))));
        words.load(new StringReader(resource(language + ".properties")));
        words.setProperty("game", game.id());
        words.setProperty("title", game.title());
        return filled(resource(README), words);
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = Kits.class.getResourceAsStream("/regatta/cli/kits/" + name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Replaces names in braces. A line that only consists of a name without a value is omitted. */
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
    public void close() throws IOException {
        folder.close();
    }
}
