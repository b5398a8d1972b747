package regatta.host.sandbox;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Job;
import regatta.host.match.MatchConditions;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchRunner;
import regatta.host.match.TurnFault;
import regatta.host.process.TimeControl;
import regatta.host.spi.JarRunner;
import regatta.testkit.HostileBots;

/** Plays every hostile bot of {@link Attack} at one level, and prints one result per line. */
final class Attacks {

    private static final int MAX_REPLAYS = 5;
    private static final Game HALITE = GameCatalog.onClassPath().game("halite");
    private static final Limits LIMITS = new Limits(256, 64, 16, 60);
    private static final String ALONE = "alone";
    private static final int MEGABYTE = 1 << 20;
    private static final long MAX_END_NANOS = 10_000_000_000L;

    /** An attack, and the lowest level that prevents it. */
    enum Attack {
        HIDES_AND_STAYS("leaves a process behind that has no parent, session or environment", Sandbox.Level.NONE),
        DEAF_TO_THE_END("keeps running when the arena is killed", Sandbox.Level.NONE),
        SIGNALS_THE_ARENA("stops or ends the arena or another program", Sandbox.Level.NONE),
        LEAVES_ITS_CONTROL_GROUP("moves itself out of its control group", Sandbox.Level.NONE),
        READS_RECORD("reads the record of its own match, with the seed", Sandbox.Level.NONE),
        READS_STORE("reads the store of the league", Sandbox.Level.NONE),
        READS_OTHER_SEAT("reads the program of the other seat", Sandbox.Level.NONE),
        UNMOUNTS_THE_COVER("unmounts the cover of the record, also in its own namespace", Sandbox.Level.NONE),
        THINKS_TWICE("thinks before reading the message, and again afterwards", Sandbox.Level.NONE),
        EATS_MEMORY("takes all memory", Sandbox.Level.LIMITS),
        FORK_BOMB("starts processes endlessly", Sandbox.Level.LIMITS),
        WRITES_FILES("writes an endless file", Sandbox.Level.LIMITS),
        RAISES_ITS_LIMITS("removes its limits", Sandbox.Level.LIMITS),
        READS_ENVIRONMENT("reads the arena's environment", Sandbox.Level.SEALED),
        READS_FILES("reads a file of the user", Sandbox.Level.SEALED),
        READS_HOME("reads a key of the user, started in the home folder", Sandbox.Level.SEALED),
        WRITES_FILES_ELSEWHERE("writes into its own folder and another one", Sandbox.Level.SEALED),
        FILLS_MEMORY_WITH_FILES("fills the memory with many small files", Sandbox.Level.SEALED),
        CONNECTS("connects to a server on this machine", Sandbox.Level.SEALED),
        NAMES_THE_RECORD("names the record of its match in the first line of its script", Sandbox.Level.NONE),
        NAMES_THE_OTHER_SEAT("names the program of the other seat in the first line of its script", Sandbox.Level.NONE),
        NAMES_A_KEY("names a key of the user in the first line of its script", Sandbox.Level.SEALED),
        BRINGS_A_VERSION_MANAGER("brings a version manager for the arena to run", Sandbox.Level.NONE),
        REWRITES_AN_ENTRANT("rewrites the program of a bot outside the match", Sandbox.Level.NONE),
        WRITES_KERNEL_SETTINGS("changes settings of the kernel", Sandbox.Level.NONE),
        IS_ROOT("runs as root", Sandbox.Level.SEALED),
        TYPES_INTO_THE_TERMINAL("writes to the user's terminal, or types into it", Sandbox.Level.NONE),
        MAKES_NAMESPACES("creates namespaces", Sandbox.Level.NONE),
        CALLS_THE_KERNEL("uses io_uring, keys, userfaultfd or BPF", Sandbox.Level.NONE),
        LEAVES_SHARED_MEMORY("leaves shared memory behind", Sandbox.Level.NONE),
        READS_KEYS("signals the other seat through the list of keys", Sandbox.Level.SEALED),
        MAPS_SHARED_MEMORY("takes all memory by shared mappings", Sandbox.Level.LIMITS),
        FILLS_MEMORY_WITH_EMPTY_FILES("fills the memory with empty files", Sandbox.Level.SEALED);

        final String text;
        final Sandbox.Level heldFrom;

        Attack(String text, Sandbox.Level heldFrom) {
            this.text = text;
            this.heldFrom = heldFrom;
        }

        /** Returns whether the attack does no damage where it succeeds. */
        boolean harmless() {
            return switch (this) {
                case READS_ENVIRONMENT, READS_FILES, READS_HOME, WRITES_FILES_ELSEWHERE, CONNECTS -> true;
                default -> false;
            };
        }

        String bot() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Path base;
    private final Sandbox.Level level;

    private Attacks(Path base, Sandbox.Level level) {
        this.base = base;
        this.level = level;
    }

    /** Takes a folder to work in, a level, and optionally the names of the attacks to play. */
    public static void main(String[] arguments) throws Exception {
        Attacks attacks = new Attacks(Path.of(arguments[0]), Sandbox.Level.valueOf(arguments[1]));
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        List<String> wanted = List.of(arguments).subList(2, arguments.length);
        if (wanted.contains(ALONE)) {
            attacks.playUntilKilled(out);
            return;
        }
        attacks.prepare();
        for (Attack attack : Attack.values()) {
            if (!wanted.isEmpty() && !wanted.contains(attack.name())) {
                continue;
            }
            if (!isTested(attack)) {
                out.println(attack + "\tnot tested");
            } else if (attack.heldFrom.compareTo(attacks.level) <= 0 || attack.harmless()) {
                out.println(attack + "\t" + attacks.outcome(attack));
            }
        }
    }

    /** Returns whether this machine and user have the mechanism that an attack is about. */
    private static boolean isTested(Attack attack) {
        return switch (attack) {
            case LEAVES_ITS_CONTROL_GROUP -> Machine.here().hasControlGroups();
            case IS_ROOT -> Machine.here().root();
            case READS_KEYS -> Files.exists(Path.of("/proc/keys"));
            default -> true;
        };
    }

    private void prepare() throws IOException {
        for (String folder : List.of(
                "bot",
                "other",
                "entrant",
                "home/mine",
                "home/.ssh",
                "secrets",
                "elsewhere",
                "evil/shims",
                "evil/bin",
                "records")) {
            Files.createDirectories(base.resolve(folder));
        }
        HostileBots.unpack(base.resolve("bot"));
        HostileBots.unpack(base.resolve("other"));
        HostileBots.unpack(base.resolve("home/mine"));
        HostileBots.unpack(base.resolve("entrant"));
        HostileBots.unpack(base.resolve("evil/shims"));
        Files.createSymbolicLink(base.resolve("evil/shims/python3"), Path.of("/usr/bin/python3"));
        executable("evil/bin/evil", "#!/bin/sh\ntouch " + trace() + "\n");
        setFirstLine("evil/shims/" + Attack.BRINGS_A_VERSION_MANAGER.bot(), base + "/evil/shims/python3");
        setFirstLine("bot/" + Attack.NAMES_A_KEY.bot(), base + "/secrets/key");
        setFirstLine("bot/" + Attack.NAMES_THE_RECORD.bot(), record().toString());
        setFirstLine("bot/" + Attack.NAMES_THE_OTHER_SEAT.bot(), base + "/other/quiet.py");
        Files.writeString(base.resolve("home/.ssh/id_rsa"), "secret");
        Files.writeString(base.resolve("secrets/key"), "secret");
        Files.writeString(base.resolve("my.league"), "secret");
    }

    private void setFirstLine(String script, String named) throws IOException {
        executable(script + ".py", "#!" + named + "\n" + Files.readString(base.resolve(script + ".py")));
    }

    private void executable(String file, String content) throws IOException {
        Files.writeString(base.resolve(file), content);
        Files.setPosixFilePermissions(base.resolve(file), PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** Returns the file that exists only if the arena ran a program of a bot. */
    private Path trace() {
        return base.resolve("evil/ran");
    }

    /** Returns the name of the shared memory of these attacks, in a folder shared by all users. */
    private String memory() {
        return "regatta-left-" + ProcessHandle.current().pid();
    }

    private void writeTargets(int port, String terminal) throws IOException {
        String targets = "{\"variable\":\"MY_SECRET\",\"file\":\"" + base + "/secrets/key\",\"home\":\"" + base
                + "/home\",\"record\":\"" + record() + "\",\"store\":\"" + base + "/my.league\",\"other\":\"" + base
                + "/other/halite.py\",\"folder\":\"" + base + "/elsewhere\",\"most\":" + 200 * MEGABYTE + ",\"port\":"
                + port + ",\"arena\":" + ProcessHandle.current().pid() + ",\"terminal\":\"" + terminal
                + "\",\"key\":" + key() + ",\"memory\":\"" + memory() + "\",\"entrant\":\"" + base
                + "/entrant/quiet.py\"}";
        Files.writeString(base.resolve("bot/targets.json"), targets);
        Files.writeString(base.resolve("home/mine/targets.json"), targets);
    }

    private Path record() {
        return base.resolve("records/live.regatta");
    }

    private String outcome(Attack attack) throws Exception {
        BotSpec entrant = BotSpec.of("/usr/bin/python3 quiet.py", HALITE, base.resolve("entrant"));
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                HiddenPaths store = HiddenPaths.hide(base.resolve("my.league"));
                HiddenPaths entrants = HiddenPaths.hideFromOthers(BotSpec.programs(List.of(entrant)));
                Terminal terminal = new Terminal()) {
            writeTargets(server.getLocalPort(), terminal.name);
            String outcome = attack == Attack.DEAF_TO_THE_END ? playAndKill() : judge(attack, play(attack, turn -> {}));
            List<String> left = awaitNoSurvivors();
            assert store != null && entrants != null;
            return left.isEmpty() ? outcome : "left " + left;
        }
    }

    /** A terminal of the user, held open by a program as a terminal window would. */
    private static final class Terminal implements AutoCloseable {

        private final Process holder;
        final String name;

        Terminal() throws IOException {
            String open =
                    "import os, sys; held = os.openpty(); print(os.ttyname(held[1]), flush=True); sys.stdin.read()";
            holder = new ProcessBuilder("/usr/bin/python3", "-c", open).start();
            name = new BufferedReader(new InputStreamReader(holder.getInputStream(), StandardCharsets.UTF_8))
                    .readLine();
        }

        @Override
        public void close() throws IOException {
            holder.getOutputStream().close();
        }
    }

    private String judge(Attack attack, MatchReport report) throws IOException {
        List<TurnFault> faults = report.seats().get(1).faults();
        boolean othersFailed = report.seats().get(0).faults().size()
                        + report.seats().get(2).faults().size()
                > 0;
        if (!report.complete() || othersFailed) {
            return "the match was affected: " + report.seats().get(0).faults() + faults;
        }
        String fault = faults.isEmpty() ? "" : faults.get(0).toString();
        boolean held = switch (attack) {
            case THINKS_TWICE -> fault.startsWith("turn 0: LATE");
            case EATS_MEMORY, WRITES_FILES -> fault.startsWith("turn 2: CRASHED");
            case FORK_BOMB -> fault.startsWith("turn 3: CRASHED");
            case MAPS_SHARED_MEMORY, FILLS_MEMORY_WITH_EMPTY_FILES ->
                fault.startsWith("turn 2: CRASHED") || fault.startsWith("turn 2: OVER_LIMIT");
            case BRINGS_A_VERSION_MANAGER -> fault.isEmpty() && !Files.exists(trace());
            case LEAVES_SHARED_MEMORY -> fault.isEmpty() && !isSharedMemoryLeft();
            default -> fault.isEmpty();
        };
        if (fault.contains("ended with code 42")) {
            return "open";
        }
        return held ? "held" : fault.isEmpty() ? "played on" : fault;
    }

    private static long key() {
        return 0x5245_0000L + ProcessHandle.current().pid();
    }

    private boolean isSharedMemoryLeft() throws IOException {
        Path segments = Path.of("/proc/sysvipc/shm");
        String key = String.valueOf(key());
        return Files.exists(Path.of("/dev/shm", memory()))
                || Files.exists(segments) && Files.readString(segments).contains(key);
    }

    private interface Turns {
        void played(int turn);
    }

    /** Plays until a match is valid, because a busy machine can invalidate one. */
    private MatchReport play(Attack attack, Turns turns) {
        MatchReport report = playOnce(attack, turns);
        for (int again = 0; again < MAX_REPLAYS && report.invalidation() != null; again++) {
            report = playOnce(attack, turns);
        }
        return report;
    }

    private MatchReport playOnce(Attack attack, Turns turns) {
        boolean atHome = attack == Attack.READS_HOME;
        boolean isManager = attack == Attack.BRINGS_A_VERSION_MANAGER;
        String command = atHome
                ? "/usr/bin/python3 mine/reads_home.py"
                : isManager ? "./" + attack.bot() + ".py" : HostileBots.command(attack.bot());
        boolean deep = attack == Attack.THINKS_TWICE;
        String scenario = "halite seats=3 map-seats=4 turns=6 seed=5" + (deep ? " width=256 height=256" : " size=32");
        List<BotSpec> bots = List.of(
                BotSpec.of("/usr/bin/python3 quiet.py", HALITE, base.resolve("other")),
                BotSpec.of(command, HALITE, base.resolve(atHome ? "home" : isManager ? "evil/shims" : "bot")),
                BotSpec.of("still", HALITE, base));
        TimeControl time = new TimeControl(deep ? 2_000 : 30_000, 20_000, 0, 0, false);
        Job job = new Job(HALITE, Scenario.parse(scenario), bots, new MatchConditions(time, level, LIMITS));
        return new MatchRunner(job)
                .recordTo(record())
                .onTurn((turn, limit) -> turns.played(turn.number()))
                .play();
    }

    /** Plays a match in its own process, and kills that process in the middle of it. */
    private String playAndKill() throws Exception {
        List<String> command = List.of(
                JarRunner.java(),
                "-Xmx256m",
                "-Duser.home=" + System.getProperty("user.home"),
                "-cp",
                System.getProperty("java.class.path"),
                Attacks.class.getName(),
                base.toString(),
                level.name(),
                ALONE);
        Process arena = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader in =
                new BufferedReader(new InputStreamReader(arena.getInputStream(), StandardCharsets.UTF_8))) {
            String line = in.readLine();
            if (!"turn 1".equals(line)) {
                return " did not start: " + line;
            }
            awaitSurvivor();
        } finally {
            arena.destroyForcibly().waitFor();
        }
        return "held";
    }

    private void playUntilKilled(PrintStream out) {
        play(Attack.DEAF_TO_THE_END, turn -> {
            if (turn == 1) {
                out.println("turn 1");
            }
        });
    }

    private void awaitSurvivor() throws IOException {
        long began = System.nanoTime();
        while (System.nanoTime() - began < MAX_END_NANOS
                && HostileBots.survivors(base).stream().noneMatch(HostileBots::hides)) {
            LockSupport.parkNanos(1_000_000);
        }
    }

    private List<String> awaitNoSurvivors() throws IOException {
        long began = System.nanoTime();
        List<String> left = HostileBots.survivors(base);
        while (!left.isEmpty() && System.nanoTime() - began < MAX_END_NANOS) {
            LockSupport.parkNanos(1_000_000);
            left = HostileBots.survivors(base);
        }
        return left;
    }
}
