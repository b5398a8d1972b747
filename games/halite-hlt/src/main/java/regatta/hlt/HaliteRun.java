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
import regatta.core.Rules;
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
import regatta.halite.game.HaliteGame;
import regatta.host.Arena;
import regatta.host.BotSpec;
import regatta.host.Conditions;
import regatta.host.Job;
import regatta.host.Limits;
import regatta.host.MatchReport;
import regatta.host.Sandbox;
import regatta.host.TimeControl;

/** Does what the command line of the original engine asks for, and leaves what that leaves. */
final class HaliteRun {

    /** What the original ends with if it cannot make sense of its command line. */
    private static final int USAGE = 1;

    private static final int FINE = 0;

    /** Not looked for: that would open every archive on the class path. */
    private static final HaliteGame HALITE = new HaliteGame();

    private final HaliteOptions options;
    private final PrintWriter out;
    private final PrintWriter err;

    HaliteRun(HaliteOptions options, PrintWriter out, PrintWriter err) {
        this.options = options;
        this.out = out;
        this.err = err;
    }

    /** Returns what the program ends with. */
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
                out.println(options.constantsFile == null ? Constants.standard() : Constants.parse(constants()));
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
        Rules<HalitePosition> rules = HALITE.open(scenario);
        HaliteReplay replay = new HaliteReplay(rules, options.names);
        HaliteResults results = new HaliteResults(scenario, rules);
        HaliteTalk talk = talk();
        HaliteErrorLogs logs = new HaliteErrorLogs(rules, talk);
        Path here = Path.of("").toAbsolutePath();
        List<BotSpec> bots = new ArrayList<>();
        for (String command : options.commands) {
            bots.add(seated(command, here));
        }
        TimeControl usual = TimeControl.of(HALITE.info());
        TimeControl time = new TimeControl(usual.firstMillis(), usual.turnMillis(), 0, 0, options.noTimeout);
        Job job = new Job(scenario, bots, new Conditions(time, Sandbox.Level.NONE, Limits.USUAL));
        AtomicReference<HalitePosition> end = new AtomicReference<>();
        Map<Integer, String> called = new TreeMap<>();
        announce(scenario, talk);
        MatchReport report = Arena.play(
                job,
                HALITE,
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
        String stamp = HaliteStamp.of(OffsetDateTime.now(ZoneId.systemDefault())) + "-" + scenario.option("seed") + "-"
                + position.torus.width + "-" + position.torus.height;
        String file = options.noReplay ? null : writeReplay(replay, position, report, stamp);
        if (file != null) {
            talk.info("Opening a file at " + file);
        }
        tell(rules.standings(position), called, talk);
        Map<Integer, String> written = writeLogs(logs, position, stamp, talk);
        if (options.json) {
            TextOut text = new TextOut();
            results.write(position, written, report.wallMillis(), file, text);
            out.println(text);
        }
    }

    /** Without a wish errors, warnings and information are told; with the result for machines nothing else is. */
    private HaliteTalk talk() {
        return new HaliteTalk(err, options.json ? 0 : options.verbosity.length == 0 ? 3 : options.verbosity.length);
    }

    private Scenario scenario() {
        long drawn = options.seed == null ? System.nanoTime() & 0xffffffffL : options.seed;
        Scenario scenario = Scenario.parse("halite/final")
                .with("seats", String.valueOf(options.commands.size()))
                .with("seed", String.valueOf(drawn))
                .with("map", options.mapType);
        if (options.snapshot != null) {
            scenario = scenario.with("snapshot", options.snapshot);
        } else if (options.players > options.commands.size()) {
            scenario = scenario.with("map-seats", String.valueOf(options.players));
        }
        scenario = options.width == null ? scenario : scenario.with("width", options.width.toString());
        scenario = options.height == null ? scenario : scenario.with("height", options.height.toString());
        scenario = options.turnLimit == null ? scenario : scenario.with("turns", options.turnLimit.toString());
        scenario = options.strict ? scenario.with("strict", "true") : scenario;
        return options.constantsFile == null ? scenario : scenario.with("constants", constants());
    }

    private String constants() {
        try {
            return Files.readString(options.constantsFile);
        } catch (IOException e) {
            throw new BadInput("--constants-file " + options.constantsFile + ": cannot be read.");
        }
    }

    private String writeReplay(HaliteReplay replay, HalitePosition position, MatchReport report, String stamp) {
        TextOut text = new TextOut(1 << 20);
        replay.write(position, report.wallMillis(), text);
        Path target = folder().resolve("replay-" + stamp + ".hlt");
        write(target, text);
        return target.toString();
    }

    private void write(Path target, TextOut replay) {
        try {
            Files.write(target, options.noCompression ? HltFile.plain(replay) : HltFile.compress(replay));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The original falls back to the current folder, too. */
    private Path folder() {
        return Files.isWritable(options.replayFolder) ? options.replayFolder : Path.of(".");
    }

    private Map<Integer, String> writeLogs(
            HaliteErrorLogs logs, HalitePosition position, String stamp, HaliteTalk talk) {
        Map<Integer, String> written = new TreeMap<>();
        for (int seat = 0; seat < options.commands.size(); seat++) {
            String text = logs.text(seat);
            if (!text.isEmpty() && options.noLogs && !position.terminated[seat]) {
                talk.info("[P" + seat + "] Player has log output, but log was suppressed.");
            } else if (!text.isEmpty()) {
                Path file = folder().resolve("errorlog-" + stamp + "-" + seat + ".log");
                talk.info("[P" + seat + "] Player has log output. Writing a log at " + file);
                try {
                    Files.writeString(file, text);
                    written.put(seat, file.toString());
                } catch (IOException e) {
                    err.println(file + ": cannot be written: " + e.getMessage());
                }
            }
        }
        return written;
    }

    /** A built-in is named as everywhere; anything else is for the shell, as it was in the original. */
    private static BotSpec seated(String command, Path here) {
        return isBuiltIn(command)
                ? BotSpec.of(command, HALITE, here)
                : new BotSpec(command, BotSpec.Kind.COMMAND, here);
    }

    /** Most commands have blanks or a path, which no built-in's name has: then the built-ins need not even be loaded. */
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
            boolean silent = said.equals("seat " + seat); // What a built-in answers that was given no name.
            called.put(
                    seat,
                    seat < options.names.size() ? options.names.get(seat) : silent ? options.commands.get(seat) : said);
        }
    }

    /** Says what is about to be played, as the original does. */
    private void announce(Scenario scenario, HaliteTalk talk) {
        int most = Math.max(options.players, options.commands.size());
        if (options.snapshot == null && (Integer.bitCount(most) > 1 || most > 16)) {
            talk.tell(
                    Grade.ERROR,
                    "We cannot create a game map for the specified number of players (" + most
                            + "). Please try playing with 1, 2, 4, 8, or 16 players");
        }
        talk.info("Map seed is " + scenario.option("seed"));
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
