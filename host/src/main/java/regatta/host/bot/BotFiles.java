package regatta.host.bot;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;

/**
 * The files a bot consists of: what it is known by, and what travels when it is sent somewhere.
 *
 * <p>A bot in a folder of its own is that folder. A command that names files is these files, and the files that these name
 * in turn, such as the binary that a {@code run.sh} starts or the module that a script imports: whatever of it is changed,
 * it is another bot. What {@code .regattaignore} names is no part of it.
 */
public final class BotFiles {

    /** More than this is no bot but somebody's home. */
    public static final int MOST_FILES = 5000;

    /** Files that are larger are taken as they are, and not looked through for the names of others. */
    private static final int LARGEST_SCRIPT = 1 << 20;

    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_./-]*");
    private static final List<String> ENDINGS =
            List.of("", ".py", ".js", ".mjs", ".ts", ".sh", ".class", ".jar", ".so");

    /** What a folder may hold that is not part of the bot in it. */
    private static final Pattern LEFT_OUT = Pattern.compile(
            "(^|.*/)(\\.git|\\.regatta|__pycache__|node_modules/\\.cache)(/.*|$)|.*\\.(regatta|hlt|log|league|league-.*|tune|tune-.*|html)");

    private BotFiles() {}

    /** Returns the files of a program, relative to the folder it is started in; none if it is no file at all. */
    public static SortedSet<Path> of(BotSpec bot) {
        IgnoreFile ignored = IgnoreFile.in(bot.folder());
        SortedSet<Path> files = bot.ownsFolder() ? all(bot.folder(), ignored) : named(bot);
        files.removeIf(ignored::matches);
        return files;
    }

    private static SortedSet<Path> named(BotSpec bot) {
        Path folder = bot.folder();
        SortedSet<Path> found = new TreeSet<>();
        Deque<Path> open = new ArrayDeque<>();
        for (String word : bot.text().strip().split("[\\s'\"=]+")) {
            add(folder, Path.of(""), word, found, open);
        }
        while (!open.isEmpty()) {
            Path file = open.remove();
            Path beside = file.getParent() == null ? Path.of("") : file.getParent();
            Matcher words = WORD.matcher(script(folder.resolve(file)));
            while (words.find()) {
                String word = words.group();
                for (String ending : ENDINGS) {
                    add(folder, beside, word + ending, found, open);
                }
                add(folder, beside, word.replace('.', '/') + ".py", found, open);
            }
        }
        return found;
    }

    private static void add(Path folder, Path beside, String word, SortedSet<Path> found, Deque<Path> open) {
        for (Path base : beside.toString().isEmpty() ? List.of(beside) : List.of(beside, Path.of(""))) {
            Path file = file(folder, base, word);
            if (file != null && found.size() < MOST_FILES && found.add(file)) {
                open.add(file);
            }
        }
    }

    /** Returns the file below the folder that a word names, or null if it names none. */
    private static @Nullable Path file(Path folder, Path beside, String word) {
        try {
            Path file = beside.resolve(word).normalize();
            boolean inside = !file.isAbsolute()
                    && !file.startsWith("..")
                    && !file.toString().isEmpty();
            return inside && Files.isRegularFile(folder.resolve(file)) ? file : null;
        } catch (InvalidPathException e) {
            return null;
        }
    }

    private static String script(Path file) {
        try {
            if (Files.size(file) > LARGEST_SCRIPT) {
                return "";
            }
            byte[] content = Files.readAllBytes(file);
            for (int i = 0; i < Math.min(content.length, 512); i++) {
                if (content[i] == 0) {
                    return ""; // A program, not a script: what it names, it names for itself.
                }
            }
            return new String(content, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new BadInput("The bot's file " + file + " cannot be read: " + e.getMessage() + ".");
        }
    }

    /** Returns all files below a folder but for what is no part of a bot. */
    private static SortedSet<Path> all(Path folder, IgnoreFile ignored) {
        try {
            return below(folder.toRealPath(), ignored); // It may be given by a link, which a walk would not enter.
        } catch (IOException e) {
            throw new BadInput("The bot's folder " + folder + " cannot be read: " + e.getMessage() + ".");
        }
    }

    private static SortedSet<Path> below(Path folder, IgnoreFile ignored) throws IOException {
        SortedSet<Path> found = new TreeSet<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Path inside = folder.relativize(file);
                if (Files.isRegularFile(file)
                        && !LEFT_OUT.matcher(inside.toString()).matches()
                        && !ignored.matches(inside)) {
                    found.add(inside);
                }
                if (found.size() > MOST_FILES) {
                    throw new BadInput("The bot's folder " + folder + " has more than " + MOST_FILES + " files.");
                }
            }
        }
        return found;
    }
}
