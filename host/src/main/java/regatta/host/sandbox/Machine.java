package regatta.host.sandbox;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The sandbox features of this machine. Each is probed on first use, because a probe starts a program and a match needs
 * few of them.
 *
 * @param isolates whether bubblewrap can give a bot its own process namespace and file system view
 * @param controlGroupRoots the control groups in which groups for bots can be created; empty if there are none
 * @param filters whether the system calls of a bot can be filtered
 */
public record Machine(boolean isolates, List<Path> controlGroupRoots, boolean filters) {

    static final Path CONTROL_GROUPS = Path.of("/sys/fs/cgroup");

    /** The file descriptor from which bubblewrap reads the system call filter. */
    private static final String FILTER_DESCRIPTOR = "9";

    private static final List<String> ENCLOSE = List.of(
            "bwrap", "--dev-bind", "/", "/", "--unshare-pid", "--unshare-ipc", "--die-with-parent", "--proc", "/proc");

    private static final class Holder {
        static final Machine PROBED = probe();
    }

    /** Returns the features of this machine, which are probed once. */
    public static Machine here() {
        return Holder.PROBED;
    }

    private static Machine probe() {
        boolean filters = SystemCallFilter.isKnownHere() && works(filtered());
        return new Machine(filters || works(isolated()), findControlGroupRoots(), filters);
    }

    private static final String[] SEAL = {
        "bwrap", "--unshare-all", "--die-with-parent", "--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev", "true"
    };

    private static final CommandProbe SEALS = new CommandProbe(SEAL);
    private static final CommandProbe LIMITS_FILES = new CommandProbe(with("--size", "4096", "--tmpfs", "/tmp"));
    private static final CommandProbe DISABLES_NESTING = new CommandProbe(with("--unshare-user", "--disable-userns"));
    private static final CommandProbe SETSID = new CommandProbe("setsid", "true");
    private static final CommandProbe SETPRIV = new CommandProbe("setpriv", "--pdeathsig", "KILL", "true");
    private static final CommandProbe SWITCHES_USER = new CommandProbe(canSwitchUser(61_184));

    private static String[] with(String... more) {
        List<String> words = new ArrayList<>(List.of(SEAL));
        words.addAll(words.size() - 1, List.of(more));
        return words.toArray(String[]::new);
    }

    public boolean root() {
        return isRoot();
    }

    /** Returns whether a bot can get its own process group. */
    public boolean setsid() {
        return SETSID.works();
    }

    /** Returns whether a bot can be set up to be killed when the arena ends. */
    public boolean setpriv() {
        return SETPRIV.works();
    }

    /** Returns whether bots can run as another user although the arena runs as root. */
    boolean canSwitchUser() {
        return root() && canSeal() && SWITCHES_USER.works();
    }

    private static String[] canSwitchUser(int user) {
        List<String> words = new ArrayList<>(List.of("bwrap", "--unshare-pid", "--cap-drop", "ALL", "--cap-add"));
        words.addAll(List.of("CAP_SETUID", "--cap-add", "CAP_SETGID", "--ro-bind", "/", "/", "--proc", "/proc"));
        words.addAll(List.of("--perms", "1777", "--tmpfs", "/tmp"));
        words.addAll(become(user));
        words.add("true");
        return words.toArray(String[]::new);
    }

    /** Returns the command prefix with which a program of root switches to another user for good. */
    static List<String> become(int user) {
        return List.of(
                "setpriv", "--reuid=" + user, "--regid=" + user, "--clear-groups", "--inh-caps=-all", "--no-new-privs");
    }

    /** Returns the bubblewrap arguments for the filter opened by {@link #openFilter}. */
    List<String> filter() {
        return filters ? List.of("--seccomp", FILTER_DESCRIPTOR) : List.of();
    }

    /** Returns the shell command that opens the system call filter for bubblewrap, followed by {@code &&}. */
    String openFilter() {
        return filters ? "exec " + FILTER_DESCRIPTOR + "<'" + SystemCallFilter.file() + "' && " : "";
    }

    /** Returns why bots cannot be sealed, or an empty text if they can. */
    public String bubblewrapProblem() {
        return SEALS.problem();
    }

    /** Returns whether bubblewrap can limit the total size of a bot's files. */
    public boolean limitsFiles() {
        return canSeal() && LIMITS_FILES.works();
    }

    /** Returns whether bubblewrap can prevent bots from creating namespaces. */
    public boolean disablesNesting() {
        return canSeal() && DISABLES_NESTING.works();
    }

    private static String[] isolated() {
        List<String> words = new ArrayList<>(ENCLOSE);
        words.add("true");
        return words.toArray(String[]::new);
    }

    private static String[] filtered() {
        String open = "exec " + FILTER_DESCRIPTOR + "<\"$0\" && exec \"$@\" true";
        List<String> words = new ArrayList<>(
                List.of("/bin/sh", "-c", open, SystemCallFilter.file().toString()));
        words.addAll(ENCLOSE);
        words.addAll(List.of("--seccomp", FILTER_DESCRIPTOR));
        return words.toArray(String[]::new);
    }

    private static boolean isRoot() {
        try {
            return Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0);
        } catch (IOException | UnsupportedOperationException e) {
            return false;
        }
    }

    private static boolean works(String... command) {
        return new CommandProbe(command).works();
    }

    Machine withoutControlGroups() {
        return new Machine(isolates, List.of(), filters);
    }

    public boolean canSeal() {
        return SEALS.works();
    }

    public boolean hasControlGroups() {
        return !controlGroupRoots.isEmpty();
    }

    /** Returns the top-level group if groups can be created there, else the group of this program. */
    private static List<Path> findControlGroupRoots() {
        List<Path> roots = new ArrayList<>();
        for (String controller : List.of("pids", "memory")) {
            Path top = CONTROL_GROUPS.resolve(controller);
            for (Path root : List.of(top, top.resolve(ownGroup(":" + controller + ":/")))) {
                if (Files.isWritable(root) && canMakeGroup(root)) {
                    roots.add(root);
                    break;
                }
            }
        }
        if (roots.isEmpty()) {
            Path own = CONTROL_GROUPS.resolve(ownGroup("0::/"));
            if (Files.isWritable(own) && canMakeGroup(own)) {
                roots.add(own);
            }
        }
        return roots;
    }

    /** Returns the number of tasks, including threads, that the user of this program runs now. */
    static int tasksOfThisUser() {
        int tasks = 0;
        try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
            Object self = Files.getAttribute(Path.of("/proc/self"), "unix:uid");
            for (Path process : all) {
                tasks += tasksOf(process, self);
            }
        } catch (IOException e) {
            // Without /proc there is nothing to count.
        }
        return tasks;
    }

    private static int tasksOf(Path process, Object user) {
        try {
            if (Files.getAttribute(process, "unix:uid").equals(user)) {
                String[] threads = process.resolve("task").toFile().list();
                return threads == null ? 0 : threads.length;
            }
        } catch (IOException e) {
            // The process has ended meanwhile.
        }
        return 0;
    }

    /** Returns the path of this program's control group, without its leading slash. */
    private static String ownGroup(String marker) {
        try {
            for (String line : Files.readAllLines(Path.of("/proc/self/cgroup"))) {
                int at = line.indexOf(marker);
                if (at >= 0) {
                    return line.substring(at + marker.length());
                }
            }
        } catch (IOException e) {
            // This machine has no control groups.
        }
        return "nonexistent";
    }

    private static boolean canMakeGroup(Path root) {
        Path group = root.resolve("regatta-probe-" + ProcessHandle.current().pid());
        try {
            Files.createDirectory(group);
            return Files.exists(group.resolve("cgroup.procs"))
                    && (Files.exists(group.resolve("pids.max"))
                            || Files.exists(group.resolve("memory.limit_in_bytes")));
        } catch (IOException e) {
            return false;
        } finally {
            group.toFile().delete();
        }
    }
}
