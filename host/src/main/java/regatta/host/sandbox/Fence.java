package regatta.host.sandbox;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * The namespaces of a bot below the level {@code sealed}: processes and shared memory of its own, so that it sees and
 * reaches no other process and nothing of it is left; without the control groups, the terminals, the records and the other
 * bots. Apart from that it sees the machine as it is.
 *
 * <p>A bot that runs as root keeps the rights that containers leave to root, and loses those that would undo this:
 * mounting, tracing, raw devices, raising limits, changing the kernel's settings.
 *
 * @param network whether it reaches the network
 */
record Fence(Machine machine, Grounds grounds, Cage cage, boolean network) {

    /** The terminals of the user. What a bot writes there would be taken for commands of the terminal. */
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
     * Where Java's virtual machines keep a file each, by the number of their process. In spaces of processes of their own
     * those numbers are alike, and a machine that finds its file taken says so on the standard output of its bot.
     */
    private static final Path VIRTUAL_MACHINES =
            Path.of("/tmp", "hsperfdata_" + System.getProperty("user.name", "root"));

    List<String> words() {
        return switch (machine.enclosure()) {
            case BUBBLEWRAP -> bubblewrap();
            case UNSHARE -> unshare();
            case KEEPER -> Keeper.words();
            case NONE -> machine.setpriv() ? List.of("setpriv", "--pdeathsig", "KILL") : List.of();
        };
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
            words.addAll(cage.counters());
            words.addAll(List.of("--remount-ro", Machine.CONTROL_GROUPS.toString()));
        }
        words.addAll(List.of("--perms", "1777", "--tmpfs", "/dev/shm"));
        words.addAll(cover(TERMINALS));
        words.addAll(cover(VIRTUAL_MACHINES));
        words.addAll(mounts(grounds.covered(), path -> List.of("--dev-bind-try", path.toString(), path.toString())));
        words.addAll(List.of("--chdir", grounds.start().toString()));
        return words;
    }

    /**
     * Returns the words that make the settings of the kernel read-only. The kernel lets anybody write them whose user is
     * root, whatever rights that root has lost.
     */
    static List<String> kernelSettings() {
        List<String> words = new ArrayList<>();
        for (String settings : List.of("/proc/sys", "/proc/sysrq-trigger", "/proc/irq", "/proc/bus")) {
            if (Files.exists(Path.of(settings))) {
                words.addAll(List.of("--ro-bind", settings, settings));
            }
        }
        return words;
    }

    /** Returns the words that hide and show paths. What covers a folder is read-only once all that is shown in it is there. */
    static List<String> mounts(List<Grounds.Layer> layers, Function<Path, List<String>> show) {
        List<String> words = new ArrayList<>();
        List<String> last = new ArrayList<>();
        for (Grounds.Layer layer : layers) {
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

    /** Without bubblewrap root can still mount; an ordinary user has the processes of its own only. */
    private List<String> unshare() {
        List<String> words = new ArrayList<>();
        if (machine.setpriv()) {
            words.addAll(List.of("setpriv", "--pdeathsig", "KILL"));
        }
        words.add("unshare");
        if (!machine.root()) {
            words.addAll(List.of("--user", "--map-current-user"));
        }
        words.addAll(List.of("--mount", "--pid", "--fork", "--kill-child", "--mount-proc"));
        if (machine.root()) {
            words.addAll(List.of("/bin/sh", "-c", mounts() + "exec \"$@\"", "sh"));
            if (machine.setpriv()) {
                words.addAll(List.of("setpriv", "--inh-caps", "-all", "--bounding-set", lost()));
            }
        }
        return words;
    }

    private String mounts() {
        StringBuilder script = new StringBuilder();
        if (Files.isDirectory(Machine.CONTROL_GROUPS)) {
            script.append("mount -t tmpfs -o ro none ")
                    .append(Machine.CONTROL_GROUPS)
                    .append(" && ");
        }
        if (Files.isDirectory(VIRTUAL_MACHINES)) {
            script.append("mount -t tmpfs -o ro none ").append(VIRTUAL_MACHINES).append(" && ");
        }
        for (Path hidden : grounds.hidden()) {
            if (grounds.isAround(hidden)) {
                continue; // Nothing can be shown again below it.
            }
            String quoted = "'" + hidden.toString().replace("'", "'\\''") + "'";
            if (Files.isDirectory(hidden)) {
                script.append("mount -t tmpfs -o ro none ").append(quoted).append(" && ");
            } else if (Files.exists(hidden)) {
                script.append("mount --bind /dev/null ").append(quoted).append(" && ");
            }
        }
        return script.toString();
    }

    private static String lost() {
        return String.join(
                ",",
                LOST_BY_ROOT.stream()
                        .map(name -> "-" + name.toLowerCase(Locale.ROOT))
                        .toList());
    }
}
