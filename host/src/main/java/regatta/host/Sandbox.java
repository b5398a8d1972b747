package regatta.host;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import regatta.core.BadInput;

/** How far bots are kept from the machine and from each other. */
public final class Sandbox {

    /** The levels, the loosest first. */
    public enum Level {
        /** Only a process group of its own. */
        NONE,
        /** Memory, processes, file sizes and processor time are limited. */
        LIMITS,
        /** And it sees a read-only system, no network, no other process and no home folder. */
        SEALED
    }

    private final Level level;
    private final Machine machine;
    private final Limits limits;

    private Sandbox(Level level, Machine machine, Limits limits) {
        this.level = level;
        this.machine = machine;
        this.limits = limits;
    }

    /**
     * Returns the sandbox of a level.
     *
     * @throws BadInput if this machine cannot provide it
     */
    public static Sandbox of(Level level, Limits limits) {
        Machine machine = Machine.here();
        if (level == Level.SEALED && !machine.canSeal()) {
            throw new BadInput("The sandbox level 'sealed' needs bubblewrap, but " + machine.bubblewrap()
                    + ". (Debian and Ubuntu: apt install bubblewrap)");
        }
        return new Sandbox(level, machine, limits);
    }

    /** Returns what is used unless somebody asks for more or less: limits, which a well-behaved bot never notices. */
    public static Sandbox usual() {
        return of(Level.LIMITS, Limits.USUAL);
    }

    public Level level() {
        return level;
    }

    /** Tells what is in force, for people. */
    public String describe() {
        List<String> parts = new ArrayList<>();
        if (machine.setsid()) {
            parts.add("own process group");
        }
        if (level != Level.NONE) {
            if (machine.prlimit()) {
                parts.add(limits.memoryMegabytes() + " MB memory, " + limits.fileMegabytes() + " MB files, "
                        + limits.cpuSeconds() + " s processor");
            }
            if (machine.canCage() || machine.prlimit()) {
                parts.add(limits.processes() + " processes" + (machine.canCage() ? ", by control group" : ""));
            }
        }
        if (level == Level.SEALED) {
            parts.add("sealed: read-only system, no network, no sight of others");
        }
        return parts.isEmpty() ? "nothing" : String.join("; ", parts);
    }

    Cage cage() {
        return level == Level.NONE ? Cage.none() : Cage.make(machine, limits);
    }

    /** Returns whether nothing a bot starts can outlive it, even without a cage. */
    boolean endsChildren() {
        return level == Level.SEALED;
    }

    /** Returns the words with which a bot's command line is started in {@code folder}. */
    List<String> wrap(List<String> command, Path folder, Cage cage) {
        List<String> words = new ArrayList<>();
        if (machine.setsid()) {
            words.add("setsid");
        }
        words.addAll(cage.entrance());
        if (level != Level.NONE && machine.prlimit()) {
            words.addAll(List.of(
                    "prlimit",
                    "--core=0",
                    "--data=" + ((long) limits.memoryMegabytes() << 20),
                    "--fsize=" + ((long) limits.fileMegabytes() << 20),
                    "--cpu=" + limits.cpuSeconds()));
            if (!cage.exists()) {
                // The kernel counts all tasks of a user, so the bot gets what there is and its own share on top.
                words.add("--nproc=" + (Machine.tasksOfThisUser() + limits.processes()));
            }
        }
        if (level == Level.SEALED) {
            words.addAll(seal(command, folder));
        }
        words.addAll(command);
        return words;
    }

    private static List<String> seal(List<String> command, Path folder) {
        String home = System.getProperty("user.home", "/root");
        List<String> words = new ArrayList<>(List.of("bwrap", "--unshare-all", "--die-with-parent", "--new-session"));
        words.addAll(List.of("--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"));
        for (String hidden : List.of("/tmp", "/run", "/var/tmp", "/home", home)) {
            if (Path.of(hidden).toFile().isDirectory()) {
                words.addAll(List.of("--tmpfs", hidden));
            }
        }
        for (String seen : namedFiles(command)) {
            words.addAll(List.of("--ro-bind", seen, seen));
        }
        words.addAll(List.of("--ro-bind", folder.toString(), folder.toString()));
        words.addAll(List.of("--setenv", "HOME", "/tmp", "--setenv", "TMPDIR", "/tmp"));
        words.addAll(List.of("--chdir", folder.toString()));
        return words;
    }

    /** Returns what a command names by its whole path, such as a jar or a class path: it must be there to be run. */
    private static Set<String> namedFiles(List<String> command) {
        Set<String> files = new LinkedHashSet<>();
        for (String word : command) {
            for (String part : word.split(File.pathSeparator, -1)) {
                if (part.startsWith("/") && !part.equals("/") && Files.exists(Path.of(part))) {
                    files.add(part);
                }
            }
        }
        return files;
    }
}
