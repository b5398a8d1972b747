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
 * The degree to which bots are isolated from the machine and from each other. SECURITY.md states what each level
 * promises.
 *
 * @param build the folder that a build may write, or null for a match. Builds have no network at any level.
 */
public record Sandbox(
        Level level,
        Machine machine,
        Limits limits,
        @Nullable Path build) {

    /** The environment variable by which a bot's leftover processes are found. */
    public static final String MARKER = "REGATTA_BOT";

    /** The user ids that sealed bots get if the arena runs as root: numbers that no account has. */
    private static final int FIRST_USER = 61_184;

    private static final int USERS = 4_000;
    private static final AtomicInteger USER_COUNT = new AtomicInteger();

    /** The sandbox levels, loosest first. */
    public enum Level {
        /** The bot has its own processes, which end with the match, and does not see the records. */
        NONE,
        /** Also limits memory, processes, file sizes and processor time. */
        LIMITS,
        /** Also hides everything but the system's programs and the bot's folder; no network and environment. */
        SEALED
    }

    /** @throws BadInput if the machine does not support the level */
    public Sandbox {
        if (level == Level.SEALED && !machine.canSeal()) {
            throw new BadInput("Sandbox level 'sealed': needs bubblewrap, but " + machine.bubblewrapProblem()
                    + ". On Debian and Ubuntu: apt install bubblewrap.");
        }
    }

    Sandbox(Level level, Machine machine, Limits limits) {
        this(level, machine, limits, null);
    }

    public Sandbox forBuild(Path folder) {
        return new Sandbox(level, machine, limits, folder);
    }

    /**
     * Returns the sandbox of a level on this machine.
     *
     * @throws BadInput if this machine does not support the level
     */
    public static Sandbox of(Level level, Limits limits) {
        return new Sandbox(level, Machine.here(), limits);
    }

    /** Returns the default sandbox, whose limits a well-behaved bot never reaches. */
    public static Sandbox defaults() {
        return of(Level.LIMITS, Limits.DEFAULTS);
    }

    /** Returns a description for users of the protection in force. */
    public String describe() {
        List<String> parts = new ArrayList<>();
        parts.add(
                machine.isolates()
                        ? "own processes, ended with the match"
                        : machine.setsid() ? "own process group" : "own process only");
        if (level != Level.NONE) {
            parts.add(limits.memoryMegabytes() + " MB memory, " + limits.fileMegabytes() + " MB files, "
                    + limits.cpuSeconds() + " s processor time");
            parts.add(limits.processes() + " processes" + (machine.hasControlGroups() ? ", by control group" : ""));
        }
        if (level == Level.SEALED) {
            parts.add("sealed: sees the system's programs and its own folder, both read-only, and " + privateMegabytes()
                    + " MB of private files; no network, no environment");
        }
        return String.join("; ", parts);
    }

    /** Returns the protections that a level promises but this machine cannot provide, one sentence each. */
    public static List<String> gaps(Level level) {
        return SandboxGaps.of(level, Machine.here());
    }

    public ControlGroup controlGroup() {
        return level == Level.NONE ? ControlGroup.none() : ControlGroup.make(machine, limits);
    }

    /** Returns whether every process that a bot starts ends with its first process. */
    public boolean isolates() {
        return machine.isolates();
    }

    int privateMegabytes() {
        return Math.max(1, Math.min(4 * limits.fileMegabytes(), limits.memoryMegabytes() / 2));
    }

    public Map<String, String> environment(Map<String, String> arena, VisibleFiles files) {
        return level == Level.SEALED ? SealedRoot.environment(arena, files) : new TreeMap<>(arena);
    }

    /**
     * Returns the command line that starts a bot in this sandbox. One shell enters the control group, sets the limits
     * and opens the filter, because each further program costs two milliseconds.
     */
    public List<String> wrap(
            List<String> command, VisibleFiles files, ControlGroup controlGroup, @Nullable Integer user)
            throws IOException {
        List<String> words = new ArrayList<>();
        if (machine.setsid()) {
            words.add("setsid");
        }
        String script = controlGroup.entrance()
                + (level == Level.NONE ? "" : limits.commands(!controlGroup.exists()))
                + machine.openFilter();
        if (!script.isEmpty()) {
            words.addAll(List.of("/bin/sh", "-c", script + "exec \"$@\"", "sh"));
        }
        words.addAll(
                level == Level.SEALED
                        ? new SealedRoot(
                                        machine,
                                        files,
                                        controlGroup,
                                        privateMegabytes(),
                                        user,
                                        copies(files, user),
                                        build)
                                .words()
                        : new ProcessIsolation(machine, files, controlGroup, build == null).words());
        words.addAll(command);
        return words;
    }

    /** Returns the user that a bot runs as, which keeps sealed bots from being root, or null for the arena's user. */
    @Nullable
    public Integer user() {
        if (build != null) {
            return level == Level.SEALED && machine.canSwitchUser() ? FIRST_USER - 1 : null;
        }
        return level == Level.SEALED && machine.canSwitchUser()
                ? FIRST_USER + USER_COUNT.getAndIncrement() % USERS
                : null;
    }

    /** Returns copies of the files that the bot's user could not read in place. */
    private Map<Path, Path> copies(VisibleFiles files, @Nullable Integer user) throws IOException {
        Map<Path, Path> copies = new HashMap<>();
        if (user != null) {
            for (Path path : files.own()) {
                if (!path.equals(build) && !PrivateFolder.isReadableByAll(path)) {
                    copies.put(path, PrivateFolder.copy(path, user));
                }
            }
        }
        return copies;
    }

    /** Returns the files outside the system that a program on the search path needs. */
    public static List<Path> tools(String program) {
        Toolchain tools = new Toolchain();
        Path found = Toolchain.onPath(program);
        if (found != null) {
            tools.addFromPath(found);
        }
        return List.copyOf(tools.needed());
    }

    /** Returns the files besides the system's programs that a sealed bot with this command sees. */
    public static List<Path> visibleTo(String commandLine, Path folder) {
        VisibleFiles files = VisibleFiles.of(VisibleFiles.words(commandLine), folder);
        List<Path> visible = new ArrayList<>(files.tools().needed());
        visible.addAll(files.own());
        return visible;
    }
}
