package regatta.host;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What belongs to a bot, as far as its command tells, and what must stay out of its sight.
 *
 * <p>Its own folder is that of the first file its command names: {@code python3 mine/bot.py} owns {@code mine}. A folder
 * that people share, such as a home folder or {@code /tmp}, is nobody's own; a bot there has the files it names and no
 * others. A command that names no file owns the folder it is started in.
 *
 * @param start the folder in which it is started
 * @param named the files and folders its command names
 * @param own its folder and files
 * @param tools what runs it and is not part of the system
 * @param hidden what it must not see, even if it lies in a folder it may see
 */
record Grounds(Path start, Set<Path> named, Set<Path> own, Toolchain tools, Set<Path> hidden) {

    /** What the arena itself writes is nothing for bots, wherever it lies. */
    private static final List<String> PRIVATE_ENDINGS = List.of(".regatta", ".league", ".hlt");

    /** How many files of a folder are looked at. */
    private static final int MOST_FILES = 10_000;

    static Path home() {
        return Path.of(System.getProperty("user.home", "/root"));
    }

    /** Returns whether a folder is no bot's own: the root, what lies right below it, homes and what is above them. */
    static boolean isCommon(Path folder) {
        return folder.getNameCount() < 2
                || home().startsWith(folder)
                || folder.equals(Path.of("/var/tmp"))
                || folder.getNameCount() == 2 && folder.startsWith("/home")
                || folder.equals(Path.of(System.getProperty("java.io.tmpdir", "/tmp")));
    }

    /** Returns the grounds of a command that plays alone. */
    static Grounds of(List<String> words, Path folder) {
        return of(words, folder, List.of(), List.of());
    }

    /**
     * Returns the grounds of a command.
     *
     * @param words of which it consists
     * @param others what the other seats of the match own
     * @param secrets files and folders that no bot may see
     */
    static Grounds of(List<String> words, Path folder, List<Grounds> others, Collection<Path> secrets) {
        Path start = folder.toAbsolutePath().normalize();
        Grounds grounds = new Grounds(
                start, new LinkedHashSet<>(), new LinkedHashSet<>(), new Toolchain(), new LinkedHashSet<>());
        for (String word : words) {
            grounds.take(word);
        }
        if (grounds.own.isEmpty() && !isCommon(start)) {
            grounds.own.add(start);
        }
        secrets.forEach(grounds::hide);
        others.forEach(grounds::hideOther);
        List.copyOf(grounds.own).forEach(grounds::hidePrivate);
        return grounds;
    }

    /** Cuts a command line into what may be words of it, whatever the shell will make of it. */
    static List<String> words(String commandLine) {
        List<String> words = new ArrayList<>();
        for (String word : commandLine.split("[\\s;|&()<>'\"`]+")) {
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        return words;
    }

    private void take(String word) {
        String value = word.startsWith("-") ? word.substring(word.indexOf('=') + 1) : word;
        if (value.startsWith("-") || value.isEmpty()) {
            return;
        }
        String[] parts = value.split(File.pathSeparator, -1);
        for (String part : parts) {
            Path file = named(part);
            if (file != null && !isDevice(file) && !Toolchain.isSystem(file)) {
                takeFile(file, parts.length > 1 || !value.equals(word));
            }
        }
        Path program = named(word) == null ? Toolchain.onPath(word) : named(word);
        if (program != null && Files.isExecutable(program)) {
            tools.add(program);
        }
    }

    private @Nullable Path named(String word) {
        try {
            Path file = word.isEmpty() ? null : start.resolve(word).normalize();
            return file != null && Toolchain.exists(file) ? file : null;
        } catch (InvalidPathException e) {
            return null;
        }
    }

    /** The null device and its like are everybody's: "2> /dev/null" in one command must not take it from the others. */
    private static boolean isDevice(Path file) {
        return !Files.isRegularFile(file) && !Files.isDirectory(file);
    }

    /** The first file decides what the bot's own folder is; others, and all entries of a list, are taken by themselves. */
    private void takeFile(Path file, boolean listed) {
        if (isProgramElsewhere(file)) {
            return;
        }
        named.add(file);
        boolean folder = Files.isDirectory(file);
        Path home = folder ? file : file.getParent();
        boolean whole = !listed && own.isEmpty() && home != null && !isCommon(home) && !isJarAmongJars(file);
        if (whole && home != null) {
            addWithTarget(home);
        } else if (!folder || !isCommon(file)) {
            addWithTarget(file);
        }
    }

    /** A link is of no use without what it leads to. */
    private void addWithTarget(Path file) {
        own.add(file);
        Path real = Toolchain.real(file);
        if (!Toolchain.isSystem(real) && !(Files.isDirectory(real) && isCommon(real))) {
            own.add(real);
        }
    }

    /** An interpreter named by its whole path is a tool, not the bot. */
    private boolean isProgramElsewhere(Path file) {
        Path folder = file.getParent();
        return !file.startsWith(start)
                && Files.isRegularFile(file)
                && Files.isExecutable(file)
                && folder != null
                && folder.endsWith("bin");
    }

    private static boolean isJarAmongJars(Path file) {
        Path folder = file.getParent();
        if (folder == null || !file.toString().endsWith(".jar")) {
            return false;
        }
        try (DirectoryStream<Path> jars = Files.newDirectoryStream(folder, "*.jar")) {
            int count = 0;
            for (Path jar : jars) {
                count += jar.equals(file) ? 0 : 1;
            }
            return count > 0;
        } catch (IOException e) {
            return true;
        }
    }

    /** Hides what another bot owns; where that is what this one owns too, the files it names and this one does not. */
    private void hideOther(Grounds other) {
        other.own.forEach(this::hide);
        other.named.stream().filter(file -> !named.contains(file)).forEach(this::hide);
    }

    /** Hides what is not the bot's own, nor around it. */
    private void hide(Path other) {
        Path path = other.toAbsolutePath().normalize();
        boolean needed = start.startsWith(path)
                || own.stream().anyMatch(mine -> mine.startsWith(path))
                || tools.needed().stream().anyMatch(tool -> tool.startsWith(path));
        if (!needed) {
            addHidden(path);
        }
    }

    /** What lies in a hidden folder is hidden already. */
    private void addHidden(Path path) {
        if (hidden.stream().noneMatch(path::startsWith)) {
            hidden.removeIf(other -> other.startsWith(path));
            hidden.add(path);
        }
    }

    /** Hides records and leagues that lie in a folder of the bot's. */
    private void hidePrivate(Path folder) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            int count = 0;
            for (Path file : files) {
                String name = file.getFileName().toString();
                if (PRIVATE_ENDINGS.stream().anyMatch(ending -> isPrivate(name, ending)) && !own.contains(file)) {
                    addHidden(file);
                }
                if (++count == MOST_FILES) {
                    return;
                }
            }
        } catch (IOException e) {
            // A folder that cannot be read shows nothing either.
        }
    }

    /** A league has companions: {@code my.league-wal}, {@code my.league-records}. */
    private static boolean isPrivate(String name, String ending) {
        return name.endsWith(ending) || name.contains(ending + "-");
    }

    /** Returns whether a path lies in what a sealed bot sees. */
    boolean shows(Path path) {
        return own.stream().anyMatch(path::startsWith)
                || tools.needed().stream().anyMatch(path::startsWith);
    }
}
