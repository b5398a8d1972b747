package regatta.hlt;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import regatta.core.BadInput;
import regatta.core.BuiltIn;
import regatta.core.Scenario;
import regatta.core.Standing;
import regatta.core.TextOut;
import regatta.core.Turn;
import regatta.halite.Constants;
import regatta.halite.HaliteErrorLogs;
import regatta.halite.HaliteErrorLogs.Grade;
import regatta.halite.HalitePosition;
import regatta.halite.HaliteReplay;
import regatta.halite.HaliteResults;
import regatta.halite.HaliteRules;
import regatta.halite.game.HaliteGame;
import regatta.host.bot.BotSpec;
import regatta.host.io.InputFile;
import regatta.host.match.Job;
import regatta.host.match.MatchConditions;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchRunner;
import regatta.host.process.TimeControl;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;

/** Runs a match as the original engine's command line does, and leaves the same files. */
final class HaliteRun {

    /** The original's exit code for an unusable command line. */
    private static final int USAGE = 1;

    private static final int FINE = 0;

    private static final long MAX_SEED = 0xffffffffL;

    /** Created here, because searching for it would open every archive on the class path. */
    private static final HaliteGame HALITE = new HaliteGame();

    private final HaliteOptions options;
    private final PrintWriter out;
    private final PrintWriter err;

    HaliteRun(HaliteOptions options, PrintWriter out, PrintWriter err) {
        this.options = options;
        this.out = out;
        this.err = err;
    }

    /** Returns the exit code. */
    int run() {
        if (options.version) {
            out.println("Halite 1.2.2.finals (regatta)");
            return FINE;
        }
        try {
            if (options.commands.isEmpty()) {
                throw new BadInput("No bots are given. Each is a command in quotes: regatta halite \"./a\" \"./b\"");
            }
            if (options.printConstants) {
                Path file = options.constantsFile;
                out.println(file == null ? Constants.defaultValue() : Constants.parse(constants(file)));
                return FINE;
            }
            play();
            out.flush();
            return FINE;
        } catch (BadInput e) {
            err.println(e.getMessage());
            return USAGE;
        }
    }

    private void play() {
        Scenario scenario = scenario();
        HaliteRules rules = HALITE.open(scenario);
        HaliteReplay replay = new HaliteReplay(rules, options.names);
        HaliteResults results = new HaliteResults(scenario, rules);
        HaliteTalk talk = talk();
        HaliteErrorLogs logs = new HaliteErrorLogs(rules, talk);
        Path here = Path.of("").toAbsolutePath();
        List<BotSpec> bots = new ArrayList<>();
        for (String command : options.commands) {
            bots.add(seated(command, here));
        }
        TimeControl defaultValue = TimeControl.of(HALITE.info());
        TimeControl time =
                new TimeControl(defaultValue.firstMillis(), defaultValue.turnMillis(), 0, 0, options.noTimeout);
        Job job = new Job(HALITE, scenario, bots, new MatchConditions(time, Sandbox.Level.NONE, Limits.DEFAULTS));
        AtomicReference<HalitePosition> end = new AtomicReference<>();
        Map<Integer, String> called = new TreeMap<>();
        announce(rules.mapSeed(), talk);
        MatchReport report = new MatchRunner(job)
                .playUnrestricted(
                        rules,
                        List.of(replay, results, logs, (now, turn) -> {
                            end.set(now);
                            noteNames(turn, called);
                        }),
                        logs::wrote);
        HalitePosition position = end.get();
        if (!report.complete() || position == null) {
            return;
        }
        String stamp = HaliteStamp.of(OffsetDateTime.now(ZoneId.systemDefault())) + "-" + rules.mapSeed() + "-"
                + position.torus.width + "-" + position.torus.height;
        String file = options.noReplay ? null : writeReplay(replay, position, report, stamp, talk);
        tell(rules.standings(position), called, talk);
        Map<Integer, String> written = writeLogs(logs, position, stamp, talk);
        if (options.json) {
            TextOut text = new TextOut();
            results.write(position, written, report.wallMillis(), file, text);
            out.println(text);
        }
    }

    /** By default errors, warnings and information are printed; with JSON results nothing else is. */
    private HaliteTalk talk() {
        return new HaliteTalk(err, options.json ? 0 : options.verbosity.length == 0 ? 3 : options.verbosity.length);
    }

    private Scenario scenario() {
        long drawn = options.seed == null ? System.nanoTime() & MAX_SEED : unsigned(options.seed);
        Scenario scenario = Scenario.parse("halite/final")
                .with("seats", String.valueOf(options.commands.size()))
                .with("seed", String.valueOf(drawn))
                .with("map", options.mapType);
        if (options.snapshot != null) {
            scenario = scenario.with("snapshot", options.snapshot);
        } else if (options.players != null && options.players > options.commands.size()) {
            scenario = scenario.with("map-seats", options.players.toString());
        }
        scenario = options.width == null ? scenario : scenario.with("width", options.width.toString());
        scenario = options.height == null ? scenario : scenario.with("height", options.height.toString());
        scenario = options.turnLimit == null ? scenario : scenario.with("turns", options.turnLimit.toString());
        scenario = options.strict ? scenario.with("strict", "true") : scenario;
        Path file = options.constantsFile;
        return file == null ? scenario : scenario.with("constants", constants(file));
    }

    /** The original reads a random seed as unsigned 32 bits, so that -1 is the largest. */
    private static long unsigned(long seed) {
        return -MAX_SEED <= seed && seed < 0 ? seed & MAX_SEED : seed;
    }

    private static String constants(Path file) {
        try {
            return InputFile.text(file, 1 << 20);
        } catch (IOException e) {
            throw new BadInput("--constants-file " + file + ": cannot be read.");
        }
    }

    private String writeReplay(
            HaliteReplay replay, HalitePosition position, MatchReport report, String stamp, HaliteTalk talk) {
        TextOut text = new TextOut(1 << 20);
        replay.write(position, report.wallMillis(), text);
        byte[] content = options.noCompression ? HltFile.plain(text) : HltFile.compress(text);
        String name = "replay-" + stamp + ".hlt";
        try {
            return write(options.replayFolder.resolve(name), content, talk);
        } catch (IOException e) {
            talk.tell(
                    Grade.ERROR,
                    "could not write replay to directory " + options.replayFolder
                            + ", falling back on current directory.");
        }
        try {
            return write(Path.of(".").resolve(name), content, talk);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String write(Path target, byte[] content, HaliteTalk talk) throws IOException {
        talk.info("Opening a file at " + target);
        Files.write(target, content);
        return target.toString();
    }

    /** The original falls back to the current folder, too. */
    private Path folder() {
        return Files.isWritable(options.replayFolder) ? options.replayFolder : Path.of(".");
    }

    private Map<Integer, String> writeLogs(
            HaliteErrorLogs logs, HalitePosition position, String stamp, HaliteTalk talk) {
        Map<Integer, String> written = new TreeMap<>();
        for (int seat = 0; seat < options.commands.size(); seat++) {
            byte[] log = logs.content(seat);
            if (log.length > 0 && options.noLogs && !position.terminated[seat]) {
                talk.info("[P" + seat + "] Player has log output, but log was suppressed.");
            } else if (log.length > 0) {
                Path file = folder().resolve("errorlog-" + stamp + "-" + seat + ".log");
                talk.info("[P" + seat + "] Player has log output. Writing a log at " + file);
                try {
                    Files.write(file, log);
                    written.put(seat, file.toString());
                } catch (IOException e) {
                    err.println(file + ": cannot be written: " + e.getMessage());
                }
            }
        }
        return written;
    }

    /**
     * A built-in bot has its name; anything else is for the shell, as in the original. The line end makes the shell
     * wait for a single program, too, and so report how it died: "Segmentation fault" is printed by the shell.
     */
    private static BotSpec seated(String command, Path here) {
        return isBuiltIn(command)
                ? BotSpec.of(command, HALITE, here)
                : new BotSpec(command + "\n", BotSpec.BotKind.COMMAND, here);
    }

    /**
     * Most commands contain blanks or a path, which no built-in's name does: then the built-ins need not even be
     * loaded.
     */
    private static boolean isBuiltIn(String command) {
        String name = BuiltIn.Call.of(command).name();
        if (name.indexOf(' ') >= 0 || name.indexOf('/') >= 0) {
            return false;
        }
        return HALITE.bots().stream().anyMatch(bot -> bot.name().equals(name));
    }

    private void noteNames(Turn turn, Map<Integer, String> called) {
        for (int seat = 0; turn.number() == 0 && seat < turn.seats(); seat++) {
            String said = HaliteReplay.name(turn.answer(seat), turn.orders().fault(seat));
            boolean silent = said.equals("seat " + seat); // The answer of a built-in bot without a name.
            called.put(
                    seat,
                    seat < options.names.size() ? options.names.get(seat) : silent ? options.commands.get(seat) : said);
        }
    }

    /** Prints what is about to be played, as the original does. */
    private void announce(long mapSeed, HaliteTalk talk) {
        int bots = options.commands.size();
        int players = options.players == null ? bots : Math.max(options.players, bots);
        if (options.players != null && options.players < bots) {
            talk.tell(Grade.WARNING, "Overriding the specified number of players");
        }
        if (options.snapshot == null && (Integer.bitCount(players) > 1 || players > 16)) {
            talk.tell(
                    Grade.ERROR,
                    "We cannot create a game map for the specified number of players (" + players
                            + "). Please try playing with 1, 2, 4, 8, or 16 players");
        }
        talk.info("Map seed is " + mapSeed);
        for (int seat = 0; seat < options.commands.size(); seat++) {
            talk.info("[P" + seat + "] Launching with command " + options.commands.get(seat));
        }
        for (int seat = 0; seat < options.commands.size(); seat++) {
            talk.info("[P" + seat + "] Initializing player");
        }
    }

    private static void tell(List<Standing> standings, Map<Integer, String> called, HaliteTalk talk) {
        for (Standing standing : standings) {
            talk.info("Player " + standing.seat() + ", '" + called.getOrDefault(standing.seat(), "") + "', was rank "
                    + standing.rank() + " with " + standing.score() + " halite");
        }
    }
}
