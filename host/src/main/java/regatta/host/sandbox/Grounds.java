package regatta.host.sandbox;

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
 * The files of a bot, as far as its command tells, and the paths that must stay hidden from it.
 *
 * <p>Its own folder is that of the first file its command names: {@code python3 mine/bot.py} owns {@code mine}. A folder
 * that people share, such as a home folder or {@code /tmp}, is nobody's own; a bot there has the files it names and no
 * others. A command that names no file owns the folder it is started in. Links inside a bot's folder are not followed out of
 * it, since the bot may have brought them.
 *
 * @param start the folder in which it is started
 * @param named the files and folders its command names
 * @param own its folder and files; where a path leads through a link, the path behind the link too
 * @param tools what runs it and is not part of the system
 * @param hidden what it must not see, even if it lies in a folder it may see; no path leads through a link
 */
public record Grounds(Path start, Set<Path> named, Set<Path> own, Toolchain tools, Set<Path> hidden) {

    /**
     * A path that is shown to a bot or hidden from it.
     *
     * @param shown false if it is hidden
     */
    record Layer(Path path, boolean shown) {}

    /** The endings of the files that the arena itself writes, which are hidden wherever they lie. */
    private static final List<String> PRIVATE_ENDINGS = List.of(".regatta", ".league", ".hlt");

    /** How many files of a folder are looked at. */
    private static final int MAX_FILES = 10_000;

    static Path home() {
        return Path.of(System.getProperty("user.home", "/root"));
    }

    /** Returns whether a folder cannot be a bot's own: the root, the folders right below it, homes and what is above them. */
    static boolean isCommon(Path folder) {
        return folder.getNameCount() < 2
                || home().startsWith(folder)
                || folder.equals(Path.of("/var/tmp"))
                || folder.getNameCount() == 2 && folder.startsWith("/home")
                || folder.equals(Path.of(System.getProperty("java.io.tmpdir", "/tmp")));
    }

    /** Returns the grounds of a command that plays alone. */
    public static Grounds of(List<String> words, Path folder) {
        return of(words, folder, List.of(), List.of(), List.of());
    }

    /**
     * Returns the grounds of a command.
     *
     * @param words of which it consists
     * @param others what the other seats of the match own
     * @param rivals files and folders that only the bots who own them may see
     * @param secrets files and folders that no bot may see, whoever owns them
     */
    public static Grounds of(
            List<String> words, Path folder, List<Grounds> others, Collection<Path> rivals, Collection<Path> secrets) {
        Path start = folder.toAbsolutePath().normalize();
        Grounds grounds = new Grounds(
                start, new LinkedHashSet<>(), new LinkedHashSet<>(), new Toolchain(), new LinkedHashSet<>());
        words.forEach(grounds::takeFiles);
        if (grounds.own.isEmpty() && !isCommon(start)) {
            grounds.addWithTarget(start);
        }
        words.forEach(grounds::takeProgram);
        secrets.forEach(secret -> grounds.addHidden(Toolchain.real(secret)));
        rivals.forEach(grounds::hide);
        others.forEach(grounds::hideOther);
        List.copyOf(grounds.own).forEach(grounds::hidePrivate);
        return grounds;
    }

    /** Cuts a command line into what may be words of it, whatever the shell will make of it. */
    public static List<String> words(String commandLine) {
        List<String> words = new ArrayList<>();
        for (String word : commandLine.split("[\\s;|&()<>'\"`]+")) {
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        return words;
    }

    private void takeFiles(String word) {
        String value = word.startsWith("-") ? word.substring(word.indexOf('=') + 1) : word;
        if (value.startsWith("-") || value.isEmpty()) {
            return;
        }
        String[] parts = value.split(File.pathSeparator, -1);
        for (String part : parts) {
            Path file = named(part);
            if (file != null && !isDevice(file) && !Toolchain.isSystem(file) && !isProgram(file)) {
                takeFile(file, parts.length > 1 || !value.equals(word));
            }
        }
    }

    /** The user's programs are followed to what they need; of a bot's own script only the first line is looked at. */
    private void takeProgram(String word) {
        Path file = named(word);
        Path found = file == null ? Toolchain.onPath(word) : null;
        if (found != null && !owns(found)) {
            tools.addFromPath(found);
        } else if (file != null && Files.isExecutable(file) && isProgram(file)) {
            tools.addNamed(file);
        } else if (file != null && Files.isExecutable(file) && owns(file)) {
            tools.addInterpreterOf(file);
        }
    }

    private boolean owns(Path file) {
        return isBelow(file, own);
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
        named.add(file);
        boolean folder = Files.isDirectory(file);
        Path home = folder ? file : file.getParent();
        boolean whole = !listed && own.isEmpty() && home != null && !isCommon(home) && !isJarAmongJars(file);
        if (whole && home != null) {
            addWithTarget(home);
        } else if (!owns(file) && (!folder || !isCommon(file))) {
            addWithTarget(file);
        }
    }

    /** A link that the user names is of no use without its target. */
    private void addWithTarget(Path file) {
        own.add(file);
        Path real = Toolchain.real(file);
        if (!Toolchain.isSystem(real) && !(Files.isDirectory(real) && isCommon(real))) {
            own.add(real);
        }
    }

    /** An interpreter of a virtual environment, or a program elsewhere that is named by its whole path, is not the bot. */
    private boolean isProgram(Path file) {
        Path folder = file.getParent();
        return Files.isRegularFile(file)
                && Files.isExecutable(file)
                && folder != null
                && folder.endsWith("bin")
                && (!file.startsWith(start) || Toolchain.isInterpreter(file));
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

    /** Hides a path unless the bot starts there or owns it or a part of it. */
    private void hide(Path other) {
        Path path = Toolchain.real(other.toAbsolutePath().normalize());
        if (!isAround(path) && !Toolchain.real(start).startsWith(path) && !named.contains(other)) {
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
        if (!Files.isDirectory(folder) || !folder.equals(Toolchain.real(folder))) {
            return;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            int count = 0;
            for (Path file : files) {
                String name = file.getFileName().toString();
                if (PRIVATE_ENDINGS.stream().anyMatch(ending -> isPrivate(name, ending))
                        && !Files.isSymbolicLink(file)
                        && !own.contains(file)
                        && named.stream()
                                .noneMatch(named -> Toolchain.real(named).equals(file))) {
                    addHidden(file);
                }
                if (++count == MAX_FILES) {
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

    /** Returns what is shown to a bot that sees nothing else, and what of it is hidden again, outermost path first. */
    List<Layer> shown() {
        Set<Path> seen = seen();
        List<Layer> layers = new ArrayList<>();
        for (Path path : hidden) {
            if (isBelow(path, seen)) {
                layers.add(new Layer(path, false));
            }
        }
        seen.forEach(path -> layers.add(new Layer(path, true)));
        layers.sort(Grounds::outermostFirst);
        return layers;
    }

    /** Returns what is hidden from a bot that sees all else, and what of it is shown again, outermost path first. */
    List<Layer> covered() {
        List<Layer> layers = new ArrayList<>();
        hidden.forEach(path -> layers.add(new Layer(path, false)));
        for (Path path : seen()) {
            if (!hidden.contains(path) && isBelow(path, hidden)) {
                layers.add(new Layer(path, true));
            }
        }
        layers.sort(Grounds::outermostFirst);
        return layers;
    }

    private static boolean isBelow(Path path, Set<Path> folders) {
        for (Path folder : folders) {
            if (path.startsWith(folder)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a path contains the folder in which the bot is started, or something it owns. */
    boolean isAround(Path path) {
        return start.startsWith(path) || own.stream().anyMatch(mine -> mine.startsWith(path));
    }

    /** Returns the paths a bot needs to see, without those that are visible as part of another one. */
    private Set<Path> seen() {
        Set<Path> all = new LinkedHashSet<>(tools.needed());
        all.addAll(own);
        Set<Path> seen = new LinkedHashSet<>(all);
        for (Path around : all) {
            seen.removeIf(path -> contains(around, path));
        }
        return seen;
    }

    /** Returns whether a path is visible as part of another one, with nothing hidden in between. */
    private boolean contains(Path around, Path path) {
        if (path.equals(around) || !path.startsWith(around)) {
            return false;
        }
        for (Path cover : hidden) {
            if (path.startsWith(cover) && cover.startsWith(around)) {
                return false;
            }
        }
        return true;
    }

    /** What is hidden stays hidden where a path is also shown. */
    private static int outermostFirst(Layer a, Layer b) {
        int depth = Integer.compare(a.path().getNameCount(), b.path().getNameCount());
        return depth == 0 ? Boolean.compare(b.shown(), a.shown()) : depth;
    }
}
