package regatta.host;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What every bot is put behind, at every level: a space of processes of its own, so that it sees and reaches no other
 * process and all of it ends at once; without the control groups, the records and the other seats. Else it sees the
 * machine as it is.
 *
 * <p>A bot that runs as root keeps what makes a well-behaved program of root's work, which is what containers leave to
 * root, and loses what would take the fence down: mounting, tracing, raw devices, raising limits.
 */
record Fence(Machine machine, Grounds grounds, Cage cage) {

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
        List<String> words = new ArrayList<>(List.of("bwrap", "--dev-bind", "/", "/", "--unshare-pid"));
        words.addAll(List.of("--unshare-cgroup-try", "--die-with-parent", "--proc", "/proc"));
        if (machine.root()) {
            LOST_BY_ROOT.forEach(lost -> words.addAll(List.of("--cap-drop", "CAP_" + lost)));
        }
        if (Files.isDirectory(Machine.CONTROL_GROUPS)) {
            words.addAll(List.of("--tmpfs", Machine.CONTROL_GROUPS.toString()));
            words.addAll(cage.counters());
            words.addAll(List.of("--remount-ro", Machine.CONTROL_GROUPS.toString()));
        }
        words.addAll(cover(VIRTUAL_MACHINES));
        for (Path hidden : grounds.hidden()) {
            words.addAll(hide(hidden));
        }
        words.addAll(List.of("--chdir", grounds.start().toString()));
        return words;
    }

    static List<String> hide(Path path) {
        if (Files.isDirectory(path)) {
            return cover(path);
        }
        return Files.exists(path) ? List.of("--ro-bind", "/dev/null", path.toString()) : List.of();
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
