package regatta.host.sandbox;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The namespaces of a bot below the level {@code sealed}. The bot has its own processes and shared memory, so that it
 * sees no other process and leaves nothing behind. Control groups, terminals, records and the files of other bots are
 * hidden; the rest of the machine is visible.
 *
 * <p>A bot that runs as root keeps the capabilities that containers leave to root, except those that would undo the
 * isolation: mounting, tracing, raw devices, raising limits, and changing kernel settings.
 *
 * @param network whether the bot can use the network
 */
record ProcessIsolation(Machine machine, VisibleFiles files, ControlGroup controlGroup, boolean network) {

    /** The user's terminals. A bot could inject commands into them. */
    private static final Path TERMINALS = Path.of("/dev/pts");

    private static final List<String> LOST_BY_ROOT = List.of(
            "SYS_ADMIN",
            "SYS_PTRACE",
            "SYS_MODULE",
            "SYS_RAWIO",
            "SYS_BOOT",
            "SYS_TIME",
            "SYS_RESOURCE",
            "SYS_NICE",
            "SYS_TTY_CONFIG",
            "SYS_PACCT",
            "SYSLOG",
            "MKNOD",
            "NET_ADMIN",
            "DAC_READ_SEARCH",
            "LINUX_IMMUTABLE",
            "MAC_ADMIN",
            "MAC_OVERRIDE",
            "AUDIT_CONTROL",
            "AUDIT_READ",
            "WAKE_ALARM",
            "BLOCK_SUSPEND");

    /**
     * The folder in which Java virtual machines create one file each, named by process id. Process ids repeat across
     * namespaces, and a virtual machine that finds its file taken prints a warning on standard output.
     */
    private static final Path VIRTUAL_MACHINES =
            Path.of("/tmp", "hsperfdata_" + System.getProperty("user.name", "root"));

    List<String> words() {
        if (machine.isolates()) {
            return bubblewrap();
        }
        return machine.setpriv() ? List.of("setpriv", "--pdeathsig", "KILL") : List.of();
    }

    private List<String> bubblewrap() {
        List<String> words =
                new ArrayList<>(List.of("bwrap", "--dev-bind", "/", "/", "--unshare-pid", "--unshare-ipc"));
        words.addAll(List.of("--unshare-cgroup-try", "--die-with-parent", "--proc", "/proc"));
        if (!network) {
            words.add("--unshare-net");
        }
        words.addAll(machine.filter());
        if (machine.root()) {
            LOST_BY_ROOT.forEach(lost -> words.addAll(List.of("--cap-drop", "CAP_" + lost)));
            words.addAll(kernelSettings());
            words.addAll(List.of("--ro-bind", "/sys", "/sys"));
        }
        if (Files.isDirectory(Machine.CONTROL_GROUPS)) {
            words.addAll(List.of("--tmpfs", Machine.CONTROL_GROUPS.toString()));
            words.addAll(controlGroup.counters());
            words.addAll(List.of("--remount-ro", Machine.CONTROL_GROUPS.toString()));
        }
        words.addAll(List.of("--perms", "1777", "--tmpfs", "/dev/shm"));
        words.addAll(cover(TERMINALS));
        words.addAll(cover(VIRTUAL_MACHINES));
        words.addAll(mounts(files.covered(), path -> List.of("--dev-bind-try", path.toString(), path.toString())));
        words.addAll(List.of("--chdir", files.start().toString()));
        return words;
    }

    /** Returns the arguments that make kernel settings read-only, which root could write despite lost capabilities. */
    static List<String> kernelSettings() {
        List<String> words = new ArrayList<>();
        for (String settings : List.of("/proc/sys", "/proc/sysrq-trigger", "/proc/irq", "/proc/bus")) {
            if (Files.exists(Path.of(settings))) {
                words.addAll(List.of("--ro-bind", settings, settings));
            }
        }
        return words;
    }

    /** Returns the arguments that hide and show paths. Covers become read-only after the mounts in them. */
    static List<String> mounts(List<VisibleFiles.Layer> layers, Function<Path, List<String>> show) {
        List<String> words = new ArrayList<>();
        List<String> last = new ArrayList<>();
        for (VisibleFiles.Layer layer : layers) {
            String path = layer.path().toString();
            if (layer.shown()) {
                words.addAll(show.apply(layer.path()));
            } else if (Files.isDirectory(layer.path())) {
                words.addAll(List.of("--tmpfs", path));
                last.addAll(List.of("--remount-ro", path));
            } else if (Files.exists(layer.path())) {
                words.addAll(List.of("--ro-bind", "/dev/null", path));
            }
        }
        words.addAll(last);
        return words;
    }

    private static List<String> cover(Path path) {
        return List.of("--tmpfs", path.toString(), "--remount-ro", path.toString());
    }
}
