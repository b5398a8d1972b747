package regatta.host.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;

/**
 * How far bots are kept from the machine and from each other. SECURITY.md states what each level promises.
 *
 * @param build the folder that may be written, by a build; it then has no network at any level. Null for a match
 */
public record Sandbox(
        Level level,
        Machine machine,
        Limits limits,
        @Nullable Path build) {

    /** The variable of a bot's environment by which its processes are found when it ends. */
    public static final String MARKER = "REGATTA_BOT";

    /** The users that sealed bots of root run as: numbers that no account has. */
    private static final int FIRST_USER = 61_184;

    private static final int USERS = 4_000;
    private static final AtomicInteger USERS_GIVEN = new AtomicInteger();

    /** The levels, the loosest first. */
    public enum Level {
        /** Its processes are its own and end with the match; it does not see the records. */
        NONE,
        /** And memory, processes, file sizes and processor time are limited. */
        LIMITS,
        /** And it sees nothing but the system's programs and its own folder, no network, and no environment. */
        SEALED
    }

    /**
     * Makes the sandbox of a level.
     *
     * @throws BadInput if the machine cannot provide it
     */
    public Sandbox {
        if (level == Level.SEALED && !machine.canSeal()) {
            throw new BadInput("The sandbox level 'sealed' needs bubblewrap, but " + machine.bubblewrap()
                    + ". (Debian and Ubuntu: apt install bubblewrap)");
        }
    }

    Sandbox(Level level, Machine machine, Limits limits) {
        this(level, machine, limits, null);
    }

    /** Returns the same sandbox for a build in a folder. */
    public Sandbox forBuild(Path folder) {
        return new Sandbox(level, machine, limits, folder);
    }

    /**
     * Returns the sandbox of a level on this machine.
     *
     * @throws BadInput if this machine cannot provide it
     */
    public static Sandbox of(Level level, Limits limits) {
        return new Sandbox(level, Machine.here(), limits);
    }

    /** Returns what is used unless somebody asks for more or less: limits, which a well-behaved bot never notices. */
    public static Sandbox usual() {
        return of(Level.LIMITS, Limits.USUAL);
    }

    /** Tells what is in force, for people. */
    public String describe() {
        List<String> parts = new ArrayList<>();
        parts.add(
                switch (machine.enclosure()) {
                    case BUBBLEWRAP, UNSHARE -> "processes of its own, ended with the match";
                    case KEEPER -> "its processes are kept track of and ended with the match";
                    case NONE -> machine.setsid() ? "own process group" : "nothing but a process of its own";
                });
        if (level != Level.NONE) {
            parts.add(limits.memoryMegabytes() + " MB memory, " + limits.fileMegabytes() + " MB files, "
                    + limits.cpuSeconds() + " s processor");
            parts.add(limits.processes() + " processes" + (machine.canCage() ? ", by control group" : ""));
        }
        if (level == Level.SEALED) {
            parts.add("sealed: sees the system's programs and its own folder, both read-only, and " + privateMegabytes()
                    + " MB of private files; no network, no environment");
        }
        return String.join("; ", parts);
    }

    /** Tells what bots of this level are not kept from on this machine, though the level is meant to; a sentence each. */
    public List<String> gaps() {
        return Gaps.of(level, machine);
    }

    public Cage cage() {
        return level == Level.NONE ? Cage.none() : Cage.make(machine, limits);
    }

    /** Returns whether all that a bot starts ends with the first process of it, whatever it does. */
    public boolean encloses() {
        return machine.enclosure() == Machine.Enclosure.BUBBLEWRAP || machine.enclosure() == Machine.Enclosure.UNSHARE;
    }

    /** Returns how much a sealed bot may write, all files together. */
    int privateMegabytes() {
        return Math.max(1, Math.min(4 * limits.fileMegabytes(), limits.memoryMegabytes() / 2));
    }

    /** Returns the environment of a bot, given that of the arena. */
    public Map<String, String> environment(Map<String, String> arena, Grounds grounds) {
        return level == Level.SEALED ? Seal.environment(arena, grounds) : new TreeMap<>(arena);
    }

    /**
     * Returns the words with which a bot's command line is started. One shell enters the control group, sets the limits and
     * opens the filter, since every further program that is started costs two milliseconds.
     */
    public List<String> wrap(List<String> command, Grounds grounds, Cage cage, @Nullable Integer user)
            throws IOException {
        List<String> words = new ArrayList<>();
        if (machine.setsid()) {
            words.add("setsid");
        }
        String script =
                cage.entrance() + (level == Level.NONE ? "" : limits.commands(!cage.exists())) + machine.openFilter();
        if (!script.isEmpty()) {
            words.addAll(List.of("/bin/sh", "-c", script + "exec \"$@\"", "sh"));
        }
        words.addAll(
                level == Level.SEALED
                        ? new Seal(machine, grounds, cage, privateMegabytes(), user, copies(grounds, user), build)
                                .words()
                        : new Fence(machine, grounds, cage, build == null).words());
        words.addAll(command);
        return words;
    }

    /** Returns the user that a bot runs as, or null for the user of the arena: a sealed bot never runs as root. */
    @Nullable
    public Integer user() {
        if (build != null) {
            return level == Level.SEALED && machine.becomesOther() ? FIRST_USER - 1 : null;
        }
        return level == Level.SEALED && machine.becomesOther()
                ? FIRST_USER + USERS_GIVEN.getAndIncrement() % USERS
                : null;
    }

    /** Returns copies of what the user of a bot could not read where it lies. */
    private Map<Path, Path> copies(Grounds grounds, @Nullable Integer user) throws IOException {
        Map<Path, Path> copies = new HashMap<>();
        if (user != null) {
            for (Path path : grounds.own()) {
                if (!path.equals(build) && !PrivateFolder.isReadableByAll(path)) {
                    copies.put(path, PrivateFolder.copy(path, user));
                }
            }
        }
        return copies;
    }

    /** Returns what a program on the search path needs that is not part of the system. */
    public static List<Path> tools(String program) {
        Toolchain tools = new Toolchain();
        Path found = Toolchain.onPath(program);
        if (found != null) {
            tools.addFromPath(found);
        }
        return List.copyOf(tools.needed());
    }

    /** Returns what a sealed bot with this command would see beside the system's programs. */
    public static List<Path> seen(String commandLine, Path folder) {
        Grounds grounds = Grounds.of(Grounds.words(commandLine), folder);
        List<Path> seen = new ArrayList<>(grounds.tools().needed());
        seen.addAll(grounds.own());
        return seen;
    }
}
