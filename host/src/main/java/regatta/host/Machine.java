package regatta.host;

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
 */
public record Machine(Enclosure enclosure, List<Path> cages) {

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

    private static final class Holder {
        static final Machine PROBED = probe();
    }

    /** Returns the findings of the first call. */
    public static Machine here() {
        return Holder.PROBED;
    }

    private static Machine probe() {
        return new Machine(enclosure(isRoot()), cageRoots());
    }

    private static final String[] SEAL = {
        "bwrap", "--unshare-all", "--die-with-parent", "--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev", "true"
    };

    private static final Trial SEALS = new Trial(SEAL);
    private static final Trial SIZES_FILES = new Trial(with("--size", "4096", "--tmpfs", "/tmp"));
    private static final Trial DISABLES_NESTING = new Trial(with("--unshare-user", "--disable-userns"));
    private static final Trial SETSID = new Trial("setsid", "true");
    private static final Trial SETPRIV = new Trial("setpriv", "--pdeathsig", "KILL", "true");
    private static final Trial PRLIMIT = new Trial("prlimit", "--core=0", "true");

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

    /** Returns whether a bot's memory, files and processor time can be limited. */
    public boolean prlimit() {
        return PRLIMIT.works();
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
        if (works("bwrap", "--dev-bind", "/", "/", "--unshare-pid", "--die-with-parent", "--proc", "/proc", "true")) {
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
        return new Machine(less, caged ? cages : List.of());
    }

    public boolean canSeal() {
        return SEALS.works();
    }

    public boolean canCage() {
        return !cages.isEmpty();
    }

    private static List<Path> cageRoots() {
        List<Path> roots = new ArrayList<>();
        for (String controller : List.of("pids", "memory")) {
            Path root = CONTROL_GROUPS.resolve(controller);
            if (Files.isWritable(root) && canMakeGroup(root)) {
                roots.add(root);
            }
        }
        if (roots.isEmpty()) {
            Path own = ownUnifiedGroup();
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

    private static Path ownUnifiedGroup() {
        try {
            for (String line : Files.readAllLines(Path.of("/proc/self/cgroup"))) {
                if (line.startsWith("0::/")) {
                    return CONTROL_GROUPS.resolve(line.substring(4));
                }
            }
        } catch (IOException e) {
            // No control groups, then.
        }
        return Path.of("/nonexistent");
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
