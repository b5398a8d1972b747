package regatta.host.sandbox;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What this machine offers to keep bots apart, found out by trying, each when it is first asked for: a trial starts a program,
 * and a match needs few of them.
 *
 * @param enclosure how all that a bot starts is held together
 * @param cages the control groups in which bots can be counted and ended together; empty if there are none
 * @param filters whether the system calls of a bot can be filtered
 */
public record Machine(Enclosure enclosure, List<Path> cages, boolean filters) {

    /** How all that a bot starts is held together, the best first. */
    public enum Enclosure {
        /** A space of processes and a view of the files of its own, by bubblewrap. */
        BUBBLEWRAP,
        /** A space of processes of its own, by unshare. */
        UNSHARE,
        /** A program that keeps track of them. */
        KEEPER,
        /** Nothing: they are looked for. */
        NONE
    }

    static final Path CONTROL_GROUPS = Path.of("/sys/fs/cgroup");

    /** The file descriptor by which bubblewrap gets the filter of system calls. */
    private static final String FILTER_DESCRIPTOR = "9";

    private static final List<String> ENCLOSE = List.of(
            "bwrap", "--dev-bind", "/", "/", "--unshare-pid", "--unshare-ipc", "--die-with-parent", "--proc", "/proc");

    private static final class Holder {
        static final Machine PROBED = probe();
    }

    /** Returns the findings of the first call. */
    public static Machine here() {
        return Holder.PROBED;
    }

    private static Machine probe() {
        boolean filters = SystemCallFilter.isKnownHere() && works(filtered());
        return new Machine(filters ? Enclosure.BUBBLEWRAP : enclosure(isRoot()), cageRoots(), filters);
    }

    private static final String[] SEAL = {
        "bwrap", "--unshare-all", "--die-with-parent", "--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev", "true"
    };

    private static final Trial SEALS = new Trial(SEAL);
    private static final Trial SIZES_FILES = new Trial(with("--size", "4096", "--tmpfs", "/tmp"));
    private static final Trial DISABLES_NESTING = new Trial(with("--unshare-user", "--disable-userns"));
    private static final Trial SETSID = new Trial("setsid", "true");
    private static final Trial SETPRIV = new Trial("setpriv", "--pdeathsig", "KILL", "true");
    private static final Trial BECOMES_OTHER = new Trial(becomesOther(61_184));

    /** Returns the command that tries sealing, with something more. */
    private static String[] with(String... more) {
        List<String> words = new ArrayList<>(List.of(SEAL));
        words.addAll(words.size() - 1, List.of(more));
        return words.toArray(String[]::new);
    }

    /** Returns whether this program, and so the bots, run as root. */
    public boolean root() {
        return isRoot();
    }

    /** Returns whether a bot can have a process group of its own. */
    public boolean setsid() {
        return SETSID.works();
    }

    /** Returns whether a bot can be told to end when the arena does. */
    public boolean setpriv() {
        return SETPRIV.works();
    }

    /** Returns whether bots of root can run as another user. */
    boolean becomesOther() {
        return root() && canSeal() && BECOMES_OTHER.works();
    }

    private static String[] becomesOther(int user) {
        List<String> words = new ArrayList<>(List.of("bwrap", "--unshare-pid", "--cap-drop", "ALL", "--cap-add"));
        words.addAll(List.of("CAP_SETUID", "--cap-add", "CAP_SETGID", "--ro-bind", "/", "/", "--proc", "/proc"));
        words.addAll(List.of("--perms", "1777", "--tmpfs", "/tmp"));
        words.addAll(become(user));
        words.add("true");
        return words.toArray(String[]::new);
    }

    /** Returns the words by which a program of root becomes another user for good. */
    static List<String> become(int user) {
        return List.of(
                "setpriv", "--reuid=" + user, "--regid=" + user, "--clear-groups", "--inh-caps=-all", "--no-new-privs");
    }

    /** Returns the words by which bubblewrap takes the filter that {@link #openFilter} opened. */
    List<String> filter() {
        return filters ? List.of("--seccomp", FILTER_DESCRIPTOR) : List.of();
    }

    /** Returns the command by which a shell opens the filter of system calls for bubblewrap, followed by {@code &&}. */
    String openFilter() {
        return filters ? "exec " + FILTER_DESCRIPTOR + "<'" + SystemCallFilter.file() + "' && " : "";
    }

    /** Returns why a bot cannot be sealed off; empty if it can. */
    public String bubblewrap() {
        return SEALS.says();
    }

    /** Returns whether bubblewrap can limit how much a bot writes. */
    public boolean sizesFiles() {
        return canSeal() && SIZES_FILES.works();
    }

    /** Returns whether bubblewrap can keep a bot from making spaces of its own. */
    public boolean disablesNesting() {
        return canSeal() && DISABLES_NESTING.works();
    }

    private static Enclosure enclosure(boolean root) {
        List<String> bubblewrap = new ArrayList<>(ENCLOSE);
        bubblewrap.add("true");
        if (works(bubblewrap.toArray(String[]::new))) {
            return Enclosure.BUBBLEWRAP;
        }
        List<String> unshare = new ArrayList<>(List.of("unshare", "--mount", "--pid", "--fork", "--kill-child"));
        unshare.addAll(root ? List.of("--mount-proc") : List.of("--mount-proc", "--user", "--map-current-user"));
        unshare.add("true");
        if (works(unshare.toArray(String[]::new))) {
            return Enclosure.UNSHARE;
        }
        List<String> keeper = Keeper.prctl() == null ? List.of() : new ArrayList<>(Keeper.words());
        if (!keeper.isEmpty()) {
            keeper.add("true");
            return works(keeper.toArray(String[]::new)) ? Enclosure.KEEPER : Enclosure.NONE;
        }
        return Enclosure.NONE;
    }

    /** Returns the command that tries bubblewrap with a filter of system calls. */
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
        return new Trial(command).works();
    }

    /** Returns the same machine without its better means, to try out what is left. */
    Machine with(Enclosure less, boolean caged) {
        return new Machine(less, caged ? cages : List.of(), filters && less == Enclosure.BUBBLEWRAP);
    }

    public boolean canSeal() {
        return SEALS.works();
    }

    public boolean canCage() {
        return !cages.isEmpty();
    }

    /** A group is made at the top where that is allowed, else in the group of this program, which may be delegated to its user. */
    private static List<Path> cageRoots() {
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

    /** Returns how many tasks, threads included, the user of this program has at the moment. */
    static int tasksOfThisUser() {
        int tasks = 0;
        try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
            Object self = Files.getAttribute(Path.of("/proc/self"), "unix:uid");
            for (Path process : all) {
                tasks += tasksOf(process, self);
            }
        } catch (IOException e) {
            // No /proc: nothing is known to count.
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
            // It ended while we counted.
        }
        return 0;
    }

    /** Returns the control group of this program, without the slash it begins with. */
    private static String ownGroup(String marker) {
        try {
            for (String line : Files.readAllLines(Path.of("/proc/self/cgroup"))) {
                int at = line.indexOf(marker);
                if (at >= 0) {
                    return line.substring(at + marker.length());
                }
            }
        } catch (IOException e) {
            // No control groups, then.
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
