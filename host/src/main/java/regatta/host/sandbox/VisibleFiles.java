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
 * The files that a bot owns, derived from its command, and the paths hidden from it.
 *
 * <p>A bot owns the folder of the first file that its command names: {@code python3 mine/bot.py} owns {@code mine}. A
 * common folder, such as a home folder or {@code /tmp}, cannot be owned; a bot there owns only the files it names. A
 * command that names no file owns the folder it starts in. Links inside a bot's folder are not followed out of it,
 * because the bot may have created them.
 *
 * @param start the folder in which the bot is started
 * @param named the files and folders that the command names
 * @param own the bot's folder and files, including the targets of links
 * @param tools the programs that run the bot and are not part of the system
 * @param hidden the hidden paths, free of links; they win over visible folders that contain them
 */
public record VisibleFiles(Path start, Set<Path> named, Set<Path> own, Toolchain tools, Set<Path> hidden) {

    /** A path that is shown to a bot or hidden from it. */
    record Layer(Path path, boolean shown) {}

    /** The endings of files that the arena writes, which are hidden everywhere. */
    private static final List<String> PRIVATE_ENDINGS = List.of(".regatta", ".league", ".hlt");

    /** The number of files of a folder that are checked for private endings. */
    private static final int MAX_FILES = 10_000;

    static Path home() {
        return Path.of(System.getProperty("user.home", "/root"));
    }

    /** Returns whether a folder cannot be owned: the root, its direct children, home folders and their parents. */
    static boolean isCommon(Path folder) {
        return folder.getNameCount() < 2
                || home().startsWith(folder)
                || folder.equals(Path.of("/var/tmp"))
                || folder.getNameCount() == 2 && folder.startsWith("/home")
                || folder.equals(Path.of(System.getProperty("java.io.tmpdir", "/tmp")));
    }

    public static VisibleFiles of(List<String> words, Path folder) {
        return of(words, folder, List.of(), List.of(), List.of());
    }

    /**
     * Returns the files of a command.
     *
     * @param words the words of the command
     * @param others the files of the other seats
     * @param rivals paths that only the bots that own them may see
     * @param secrets paths that no bot may see
     */
    public static VisibleFiles of(
            List<String> words,
            Path folder,
            List<VisibleFiles> others,
            Collection<Path> rivals,
            Collection<Path> secrets) {
        Path start = folder.toAbsolutePath().normalize();
        VisibleFiles files = new VisibleFiles(
                start, new LinkedHashSet<>(), new LinkedHashSet<>(), new Toolchain(), new LinkedHashSet<>());
        words.forEach(files::takeFiles);
        if (files.own.isEmpty() && !isCommon(start)) {
            files.addWithTarget(start);
        }
        words.forEach(files::takeProgram);
        secrets.forEach(secret -> files.addHidden(Toolchain.real(secret)));
        rivals.forEach(files::hide);
        others.forEach(files::hideOther);
        List.copyOf(files.own).forEach(files::hidePrivate);
        return files;
    }

    /** Splits a command line into candidate words, without parsing shell syntax. */
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

    /** Adds the tools that a word names. Of a bot's own script only the first line is read. */
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

    /** Returns whether a file is a device, which all bots may use, as in "2> /dev/null". */
    private static boolean isDevice(Path file) {
        return !Files.isRegularFile(file) && !Files.isDirectory(file);
    }

    /** Adds a named file. The first one determines the bot's folder; entries of a list are added alone. */
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

    private void addWithTarget(Path file) {
        own.add(file);
        Path real = Toolchain.real(file);
        if (!Toolchain.isSystem(real) && !(Files.isDirectory(real) && isCommon(real))) {
            own.add(real);
        }
    }

    /** Returns whether a file is an interpreter or a program elsewhere, rather than the bot. */
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

    /** Hides what another bot owns. In a shared folder, hides the files that only the other bot names. */
    private void hideOther(VisibleFiles other) {
        other.own.forEach(this::hide);
        other.named.stream().filter(file -> !named.contains(file)).forEach(this::hide);
    }

    /** Hides a path unless the bot starts there, names it, or owns a part of it. */
    private void hide(Path other) {
        Path path = Toolchain.real(other.toAbsolutePath().normalize());
        if (!isAround(path) && !Toolchain.real(start).startsWith(path) && !named.contains(other)) {
            addHidden(path);
        }
    }

    /** Adds a hidden path, unless a folder above it is hidden already. */
    private void addHidden(Path path) {
        if (hidden.stream().noneMatch(path::startsWith)) {
            hidden.removeIf(other -> other.startsWith(path));
            hidden.add(path);
        }
    }

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
            // A folder that cannot be read shows nothing.
        }
    }

    /** Returns whether a name has the ending, or is a companion file such as {@code my.league-wal}. */
    private static boolean isPrivate(String name, String ending) {
        return name.endsWith(ending) || name.contains(ending + "-");
    }

    /** Returns the layers for a bot that sees nothing by default, outermost path first. */
    List<Layer> shown() {
        Set<Path> visible = visible();
        List<Layer> layers = new ArrayList<>();
        for (Path path : hidden) {
            if (isBelow(path, visible)) {
                layers.add(new Layer(path, false));
            }
        }
        visible.forEach(path -> layers.add(new Layer(path, true)));
        layers.sort(VisibleFiles::outermostFirst);
        return layers;
    }

    /** Returns the layers for a bot that sees everything by default, outermost path first. */
    List<Layer> covered() {
        List<Layer> layers = new ArrayList<>();
        hidden.forEach(path -> layers.add(new Layer(path, false)));
        for (Path path : visible()) {
            if (!hidden.contains(path) && isBelow(path, hidden)) {
                layers.add(new Layer(path, true));
            }
        }
        layers.sort(VisibleFiles::outermostFirst);
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

    /** Returns whether a path contains the bot's start folder or something it owns. */
    boolean isAround(Path path) {
        return start.startsWith(path) || own.stream().anyMatch(mine -> mine.startsWith(path));
    }

    /** Returns the paths that a bot needs to see, without those inside another one. */
    private Set<Path> visible() {
        Set<Path> all = new LinkedHashSet<>(tools.needed());
        all.addAll(own);
        Set<Path> visible = new LinkedHashSet<>(all);
        for (Path around : all) {
            visible.removeIf(path -> contains(around, path));
        }
        return visible;
    }

    /** Returns whether a path is visible as part of another one, with nothing hidden in between. */
    private boolean contains(Path around, Path path) {
        if (path.equals(around) || !path.startsWith(around)) {
            return false;
        }
        for (Path hiddenPath : hidden) {
            if (path.startsWith(hiddenPath) && hiddenPath.startsWith(around)) {
                return false;
            }
        }
        return true;
    }

    /** Compares by depth. A path that is both hidden and shown stays hidden. */
    private static int outermostFirst(Layer a, Layer b) {
        int depth = Integer.compare(a.path().getNameCount(), b.path().getNameCount());
        return depth == 0 ? Boolean.compare(b.shown(), a.shown()) : depth;
    }
}
