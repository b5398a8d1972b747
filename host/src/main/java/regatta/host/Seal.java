package regatta.host;

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

/**
 * A root of its own for a bot: the system's programs and libraries, what runs the bot, and its own folder, all read-only;
 * private files of a limited size in {@code /tmp}, which is its home too; no network, no other process, no right to more.
 *
 * @param megabytes how much it may write
 */
record Seal(Machine machine, Grounds grounds, Cage cage, int megabytes) {

    /** What programs of the system need of its settings; none of it is secret. */
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

    /** What of the arena's environment a bot may know. */
    private static final List<String> ALLOWED = List.of("LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "TZ");

    private static final List<String> USUAL_PATH =
            List.of("/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin");

    /** Returns the environment of a sealed bot. */
    static Map<String, String> environment(Map<String, String> arena, Grounds grounds) {
        Map<String, String> environment = new TreeMap<>();
        for (String name : ALLOWED) {
            String value = arena.get(name);
            if (value != null) {
                environment.put(name, value);
            }
        }
        Set<String> path = new LinkedHashSet<>();
        grounds.tools().bins().forEach(bin -> path.add(bin.toString()));
        path.addAll(USUAL_PATH);
        environment.put("PATH", String.join(":", path));
        environment.put("HOME", "/tmp");
        environment.put("TMPDIR", "/tmp");
        return environment;
    }

    List<String> words() {
        List<String> words = new ArrayList<>(List.of("bwrap", "--unshare-all", "--die-with-parent", "--new-session"));
        words.addAll(List.of("--cap-drop", "ALL", "--unsetenv", BotProcess.MARKER));
        if (machine.disablesNesting()) {
            words.addAll(List.of("--unshare-user", "--disable-userns"));
        }
        system(words);
        words.addAll(List.of("--proc", "/proc", "--dev", "/dev"));
        privateFiles(words, "/dev/shm");
        words.addAll(List.of("--remount-ro", "/dev"));
        privateFiles(words, "/tmp");
        words.addAll(List.of("--symlink", "../tmp", "/var/tmp"));
        words.addAll(cage.counters());
        grounds.tools().needed().forEach(path -> show(words, path));
        grounds.own().forEach(path -> show(words, path));
        grounds.hidden().stream().filter(grounds::shows).forEach(path -> words.addAll(Fence.hide(path)));
        words.addAll(List.of("--dir", grounds.start().toString(), "--remount-ro", "/"));
        words.addAll(List.of("--chdir", grounds.start().toString()));
        return words;
    }

    private static void show(List<String> words, Path path) {
        words.addAll(List.of("--ro-bind-try", path.toString(), path.toString()));
    }

    private void privateFiles(List<String> words, String folder) {
        if (machine.sizesFiles()) {
            words.addAll(List.of("--size", String.valueOf((long) megabytes << 20)));
        }
        words.addAll(List.of("--tmpfs", folder));
    }

    /** On most systems {@code /bin} and its like are links into {@code /usr}: they stay links. */
    private static void system(List<String> words) {
        for (Path part : Toolchain.SYSTEM) {
            try {
                if (Files.isSymbolicLink(part)) {
                    words.addAll(
                            List.of("--symlink", Files.readSymbolicLink(part).toString(), part.toString()));
                } else if (Files.isDirectory(part)) {
                    show(words, part);
                }
            } catch (IOException e) {
                show(words, part);
            }
        }
        for (String setting : SETTINGS) {
            if (setting.endsWith("*")) {
                try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of("/etc"), setting)) {
                    all.forEach(path -> show(words, path));
                } catch (IOException e) {
                    // Whoever needs it will say so.
                }
            } else if (Files.exists(Path.of("/etc", setting))) {
                show(words, Path.of("/etc", setting));
            }
        }
    }
}
