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
 * Finds the files of a bot, which determine its identity and are sent to workers.
 *
 * <p>A bot in its own folder consists of the whole folder. A command consists of the files it names and of the files
 * that these name in turn, such as a binary started by {@code run.sh} or a module imported by a script. Files listed in
 * {@code .regattaignore} are left out.
 */
public final class BotFiles {

    /** The number of files of a bot. A folder with more is probably not a bot's own. */
    public static final int MAX_FILES = 5000;

    /** Larger files are not searched for names of other files. */
    private static final int MAX_SCRIPT = 1 << 20;

    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_./-]*");
    private static final List<String> ENDINGS =
            List.of("", ".py", ".js", ".mjs", ".ts", ".sh", ".class", ".jar", ".so");

    /** Files in a bot's folder that are not part of the bot. */
    private static final Pattern NOT_PART = Pattern.compile(
            "(^|.*/)(\\.git|\\.regatta|__pycache__|node_modules/\\.cache)(/.*|$)|.*\\.(regatta|hlt|log|league|league-.*|tune|tune-.*|html)");

    private BotFiles() {}

    /** Returns the files of a program, relative to the folder it starts in; empty if it has none. */
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
            Path sibling = file.getParent() == null ? Path.of("") : file.getParent();
            Matcher words = WORD.matcher(script(folder.resolve(file)));
            while (words.find()) {
                String word = words.group();
                for (String ending : ENDINGS) {
                    add(folder, sibling, word + ending, found, open);
                }
                add(folder, sibling, word.replace('.', '/') + ".py", found, open);
            }
        }
        return found;
    }

    private static void add(Path folder, Path sibling, String word, SortedSet<Path> found, Deque<Path> open) {
        for (Path base : sibling.toString().isEmpty() ? List.of(sibling) : List.of(sibling, Path.of(""))) {
            Path file = file(folder, base, word);
            if (file != null && found.size() < MAX_FILES && found.add(file)) {
                open.add(file);
            }
        }
    }

    /** Returns the file below the folder that a word names, or null. */
    private static @Nullable Path file(Path folder, Path sibling, String word) {
        try {
            Path file = sibling.resolve(word).normalize();
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
            if (Files.size(file) > MAX_SCRIPT) {
                return "";
            }
            byte[] content = Files.readAllBytes(file);
            for (int i = 0; i < Math.min(content.length, 512); i++) {
                if (content[i] == 0) {
                    return ""; // a binary, not a script
                }
            }
            return new String(content, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new BadInput("Bot file " + file + " cannot be read: " + e.getMessage() + ".");
        }
    }

    /** Returns all files below a folder that are part of the bot. */
    private static SortedSet<Path> all(Path folder, IgnoreFile ignored) {
        try {
            return below(folder.toRealPath(), ignored); // resolved because a walk would not enter a link
        } catch (IOException e) {
            throw new BadInput("Bot folder " + folder + " cannot be read: " + e.getMessage() + ".");
        }
    }

    private static SortedSet<Path> below(Path folder, IgnoreFile ignored) throws IOException {
        SortedSet<Path> found = new TreeSet<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Path inside = folder.relativize(file);
                if (Files.isRegularFile(file)
                        && !NOT_PART.matcher(inside.toString()).matches()
                        && !ignored.matches(inside)) {
                    found.add(inside);
                }
                if (found.size() > MAX_FILES) {
                    throw new BadInput("Bot folder " + folder + " has more than " + MAX_FILES
                            + " files. List the unneeded ones in .regattaignore.");
                }
            }
        }
        return found;
    }
}
