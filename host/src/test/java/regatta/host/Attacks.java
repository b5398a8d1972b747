package regatta.host;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;
import regatta.core.Game;
import regatta.core.Games;
import regatta.core.Scenario;
import regatta.testkit.HostileBots;

/**
 * Lets every hostile bot that wants to get somewhere try it, at one level, as whoever runs this program. It prints a line for
 * each: what became of it.
 */
final class Attacks {

    private static final int MOST_REPLAYS = 5;
    private static final Game HALITE = Games.named("halite");
    private static final Limits LIMITS = new Limits(256, 64, 16, 60);
    private static final int MEGABYTE = 1 << 20;
    private static final long LONGEST_END_NANOS = 10_000_000_000L;

    /** What an attack is, and from which level on it is held off. */
    enum Attack {
        HIDES_AND_STAYS("leaves a process behind that has no parent, session or environment", Sandbox.Level.NONE),
        DEAF_TO_THE_END("lives on when the arena is killed", Sandbox.Level.NONE),
        SIGNALS_THE_ARENA("stops or ends the arena or another program", Sandbox.Level.NONE),
        LEAVES_ITS_CAGE("moves itself out of its control group", Sandbox.Level.NONE),
        READS_RECORD("reads the record of its own match, with the seed", Sandbox.Level.NONE),
        READS_STORE("reads the store of the league", Sandbox.Level.NONE),
        READS_OTHER_SEAT("reads the program of the other seat", Sandbox.Level.NONE),
        TAKES_THE_FENCE_DOWN("unmounts what hides the record, also in a space of its own", Sandbox.Level.NONE),
        THINKS_TWICE("does not read, thinks, reads, and thinks again", Sandbox.Level.NONE),
        EATS_MEMORY("takes all memory", Sandbox.Level.LIMITS),
        FORK_BOMB("starts processes without end", Sandbox.Level.LIMITS),
        WRITES_FILES("writes a file without end", Sandbox.Level.LIMITS),
        RAISES_ITS_LIMITS("takes its limits off", Sandbox.Level.LIMITS),
        READS_ENVIRONMENT("reads the arena's environment", Sandbox.Level.SEALED),
        READS_FILES("reads a file of the user", Sandbox.Level.SEALED),
        READS_HOME("reads a key of the user, started in the home folder", Sandbox.Level.SEALED),
        WRITES_FILES_ELSEWHERE("writes into its own folder and another one", Sandbox.Level.SEALED),
        FILLS_MEMORY_WITH_FILES("fills the memory with many small files", Sandbox.Level.SEALED),
        CONNECTS("connects to a server on this machine", Sandbox.Level.SEALED);

        final String told;
        final Sandbox.Level heldFrom;

        Attack(String told, Sandbox.Level heldFrom) {
            this.told = told;
            this.heldFrom = heldFrom;
        }

        /** Returns whether nothing is lost if nobody holds it off. */
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

    /** Takes a folder to work in, a level, and the name of an attack if only that is wanted. */
    public static void main(String[] arguments) throws Exception {
        Attacks attacks = new Attacks(Path.of(arguments[0]), Sandbox.Level.valueOf(arguments[1]));
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        if (arguments.length > 2) {
            attacks.playUntilKilled(out);
            return;
        }
        attacks.prepare();
        for (Attack attack : Attack.values()) {
            if (attack.heldFrom.compareTo(attacks.level) <= 0 || attack.harmless()) {
                out.println(attack + "\t" + attacks.outcome(attack));
            }
        }
    }

    private void prepare() throws IOException {
        for (String folder : List.of("bot", "other", "home/mine", "home/.ssh", "secrets", "elsewhere")) {
            Files.createDirectories(base.resolve(folder));
        }
        HostileBots.unpack(base.resolve("bot"));
        HostileBots.unpack(base.resolve("other"));
        HostileBots.unpack(base.resolve("home/mine"));
        Files.writeString(base.resolve("home/.ssh/id_rsa"), "secret");
        Files.writeString(base.resolve("secrets/key"), "secret");
        Files.writeString(base.resolve("my.league"), "secret");
    }

    private void aim(int port) throws IOException {
        String targets = "{\"variable\":\"MY_SECRET\",\"file\":\"" + base + "/secrets/key\",\"home\":\"" + base
                + "/home\",\"record\":\"" + record() + "\",\"store\":\"" + base + "/my.league\",\"other\":\"" + base
                + "/other/halite.py\",\"folder\":\"" + base + "/elsewhere\",\"most\":" + 200 * MEGABYTE + ",\"port\":"
                + port + ",\"arena\":" + ProcessHandle.current().pid() + "}";
        Files.writeString(base.resolve("bot/targets.json"), targets);
        Files.writeString(base.resolve("home/mine/targets.json"), targets);
    }

    private Path record() {
        return base.resolve("bot/live.regatta");
    }

    private String outcome(Attack attack) throws Exception {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                OutOfSight store = OutOfSight.keep(base.resolve("my.league"))) {
            aim(server.getLocalPort());
            String outcome = attack == Attack.DEAF_TO_THE_END ? outlive() : judge(attack, play(attack, turn -> {}));
            List<String> left = awaitNoSurvivors();
            assert store != null;
            return left.isEmpty() ? outcome : "left " + left;
        }
    }

    private static String judge(Attack attack, MatchReport report) {
        List<TurnFault> faults = report.seats().get(1).faults();
        boolean othersFailed = report.seats().get(0).faults().size()
                        + report.seats().get(2).faults().size()
                > 0;
        if (!report.complete() || othersFailed) {
            return "the match suffered: " + report.seats().get(0).faults() + faults;
        }
        String fault = faults.isEmpty() ? "" : faults.get(0).toString();
        boolean held = switch (attack) {
            case THINKS_TWICE -> fault.startsWith("turn 0: LATE");
            case EATS_MEMORY, WRITES_FILES -> fault.startsWith("turn 2: CRASHED");
            case FORK_BOMB -> fault.startsWith("turn 3: CRASHED");
            default -> fault.isEmpty();
        };
        if (fault.contains("ended with code 42")) {
            return "open";
        }
        return held ? "held" : fault.isEmpty() ? "it played on" : fault;
    }

    private interface Turns {
        void played(int turn);
    }

    /** Plays a match that counts: of one in which a busy machine held the arena itself up, the report says so. */
    private MatchReport play(Attack attack, Turns turns) {
        MatchReport report = playOnce(attack, turns);
        for (int again = 0; again < MOST_REPLAYS && report.voided() != null; again++) {
            report = playOnce(attack, turns);
        }
        return report;
    }

    private MatchReport playOnce(Attack attack, Turns turns) {
        boolean atHome = attack == Attack.READS_HOME;
        String command = atHome ? "/usr/bin/python3 mine/reads_home.py" : HostileBots.command(attack.bot());
        boolean deep = attack == Attack.THINKS_TWICE;
        String scenario = "halite seats=3 map-seats=4 turns=6 seed=5" + (deep ? " width=256 height=256" : " size=32");
        List<BotSpec> bots = List.of(
                BotSpec.of("/usr/bin/python3 quiet.py", HALITE, base.resolve("other")),
                BotSpec.of(command, HALITE, base.resolve(atHome ? "home" : "bot")),
                BotSpec.of("still", HALITE, base));
        TimeControl time = new TimeControl(deep ? 2_000 : 30_000, 20_000, 0, 0, false);
        Job job = new Job(Scenario.parse(scenario), bots, new Conditions(time, level, LIMITS));
        return Arena.play(job, record(), (turn, limit) -> turns.played(turn));
    }

    /** Plays a match in a process of its own, to be killed in the middle of it. */
    private String outlive() throws Exception {
        List<String> command = List.of(
                JarRunner.java(),
                "-Xmx256m",
                "-Duser.home=" + System.getProperty("user.home"),
                "-cp",
                System.getProperty("java.class.path"),
                Attacks.class.getName(),
                base.toString(),
                level.name(),
                "alone");
        Process arena = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader in =
                new BufferedReader(new InputStreamReader(arena.getInputStream(), StandardCharsets.UTF_8))) {
            String line = in.readLine();
            if (!"turn 1".equals(line)) {
                return "it did not begin: " + line;
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
        while (System.nanoTime() - began < LONGEST_END_NANOS
                && HostileBots.survivors(base).stream().noneMatch(HostileBots::hides)) {
            LockSupport.parkNanos(1_000_000);
        }
    }

    private List<String> awaitNoSurvivors() throws IOException {
        long began = System.nanoTime();
        List<String> left = HostileBots.survivors(base);
        while (!left.isEmpty() && System.nanoTime() - began < LONGEST_END_NANOS) {
            LockSupport.parkNanos(1_000_000);
            left = HostileBots.survivors(base);
        }
        return left;
    }
}
