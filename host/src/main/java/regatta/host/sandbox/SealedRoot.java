package regatta.host.sandbox;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The root file system of a sealed bot: the system's programs and libraries, the bot's interpreter and its own folder,
 * all read-only, plus private files of a limited size in {@code /tmp}, which is also its home. The bot has no network,
 * no capabilities and sees no other process.
 *
 * @param megabytes the total size of the files it may write
 * @param user the user that the bot runs as if the arena runs as root, or null for the user of the arena
 * @param copies the copy to show for each path that this user cannot read
 * @param writable the folder that a build may write, or null
 */
record SealedRoot(
        Machine machine,
        VisibleFiles files,
        ControlGroup controlGroup,
        int megabytes,
        @Nullable Integer user,
        Map<Path, Path> copies,
        @Nullable Path writable) {

    /** Lists of the keys of all users, through which two bots could signal each other. */
    private static final List<VisibleFiles.Layer> KEYS = List.of(
            new VisibleFiles.Layer(Path.of("/proc/keys"), false),
            new VisibleFiles.Layer(Path.of("/proc/key-users"), false));

    /** The parts of {@code /etc} that system programs need. None is secret. */
    private static final List<String> SETTINGS = List.of(
            "ld.so.cache",
            "ld.so.conf",
            "ld.so.conf.d",
            "alternatives",
            "localtime",
            "timezone",
            "ssl/certs",
            "ca-certificates",
            "fonts",
            "mime.types",
            "java*",
            "python3*",
            "perl",
            "mono",
            "dotnet",
            "R",
            "julia");

    /** The environment variables of the arena that a bot may see. */
    private static final List<String> ALLOWED = List.of("LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "TZ");

    private static final List<String> DEFAULT_PATH =
            List.of("/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin");

    static Map<String, String> environment(Map<String, String> arena, VisibleFiles files) {
        Map<String, String> environment = new TreeMap<>();
        for (String name : ALLOWED) {
            String value = arena.get(name);
            if (value != null) {
                environment.put(name, value);
            }
        }
        Set<String> path = new LinkedHashSet<>();
        files.tools().bins().forEach(bin -> path.add(bin.toString()));
        path.addAll(DEFAULT_PATH);
        environment.put("PATH", String.join(":", path));
        environment.put("HOME", "/tmp");
        environment.put("TMPDIR", "/tmp");
        return environment;
    }

    List<String> words() {
        List<String> words = new ArrayList<>(List.of("bwrap", "--die-with-parent", "--new-session"));
        words.addAll(
                List.of("--unshare-pid", "--unshare-ipc", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try"));
        words.addAll(List.of("--cap-drop", "ALL", "--unsetenv", Sandbox.MARKER));
        if (user != null) {
            words.addAll(List.of("--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"));
            words.addAll(List.of("--cap-add", "CAP_DAC_READ_SEARCH")); // to enter the folder of another user
        } else if (machine.disablesNesting()) {
            words.addAll(List.of("--unshare-user", "--disable-userns"));
        } else {
            words.add("--unshare-user-try");
        }
        words.addAll(machine.filter());
        for (String folder : List.of("/etc", "/etc/ssl", "/var")) {
            words.addAll(openFolder(folder));
        }
        system(words);
        words.addAll(List.of("--proc", "/proc", "--dev", "/dev"));
        words.addAll(ProcessIsolation.kernelSettings());
        words.addAll(ProcessIsolation.mounts(KEYS, this::show));
        privateFiles(words, "/dev/shm");
        words.addAll(List.of("--remount-ro", "/dev"));
        privateFiles(words, "/tmp");
        words.addAll(List.of("--symlink", "../tmp", "/var/tmp"));
        words.addAll(controlGroup.counters());
        if (user != null) {
            openParents(words);
        }
        words.addAll(ProcessIsolation.mounts(files.shown(), this::show));
        words.addAll(List.of("--dir", files.start().toString(), "--remount-ro", "/"));
        words.addAll(List.of("--chdir", files.start().toString()));
        if (user != null) {
            words.addAll(Machine.become(user));
        }
        return words;
    }

    /** Creates a folder that every user can enter. Bubblewrap may otherwise create one for root only. */
    private static List<String> openFolder(String folder) {
        return List.of("--perms", "0755", "--dir", folder);
    }

    private void openParents(List<String> words) {
        Set<Path> parents = new TreeSet<>();
        files.shown().forEach(layer -> addParents(layer.path(), parents));
        addParents(files.start(), parents);
        parents.stream()
                .filter(parent -> files.shown().stream().noneMatch(layer -> parent.startsWith(layer.path())))
                .forEach(parent -> words.addAll(openFolder(parent.toString())));
    }

    private static void addParents(Path path, Set<Path> parents) {
        for (Path parent = path.getParent(); parent != null && parent.getNameCount() > 0; parent = parent.getParent()) {
            parents.add(parent);
        }
    }

    /** Shows a path. A link stays a link, so that everything hidden behind it stays hidden. */
    private List<String> show(Path path) {
        Path real = Toolchain.real(path);
        if (!real.equals(path)) {
            return List.of("--symlink", real.toString(), path.toString());
        }
        if (writable != null && path.equals(writable)) {
            return List.of("--bind", path.toString(), path.toString());
        }
        Path copy = copies.get(path);
        return copy == null ? bind(path) : List.of("--ro-bind", copy.toString(), path.toString());
    }

    private static List<String> bind(Path path) {
        return List.of("--ro-bind-try", path.toString(), path.toString());
    }

    private void privateFiles(List<String> words, String folder) {
        words.addAll(List.of("--perms", "1777"));
        if (machine.limitsFiles()) {
            words.addAll(List.of("--size", String.valueOf((long) megabytes << 20)));
        }
        words.addAll(List.of("--tmpfs", folder));
    }

    /** Shows the system's folders. {@code /bin} and similar are often links into {@code /usr} and stay links. */
    private static void system(List<String> words) {
        for (Path part : Toolchain.SYSTEM) {
            try {
                if (Files.isSymbolicLink(part)) {
                    words.addAll(
                            List.of("--symlink", Files.readSymbolicLink(part).toString(), part.toString()));
                } else if (Files.isDirectory(part)) {
                    words.addAll(bind(part));
                }
            } catch (IOException e) {
                words.addAll(bind(part));
            }
        }
        for (String setting : SETTINGS) {
            if (setting.endsWith("*")) {
                try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of("/etc"), setting)) {
                    all.forEach(path -> words.addAll(bind(path)));
                } catch (IOException e) {
                    // A bot that needs it fails with its own message.
                }
            } else if (Files.exists(Path.of("/etc", setting))) {
                words.addAll(bind(Path.of("/etc", setting)));
            }
        }
    }
}
