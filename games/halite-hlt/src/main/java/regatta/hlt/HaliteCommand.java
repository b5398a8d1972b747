package regatta.hlt;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.core.BadInput;
import regatta.core.BuiltIn;
import regatta.core.Game;
import regatta.core.Games;
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

/** Takes the command line of the original engine, and leaves what it leaves. */
@Command(
        name = "halite",
        description = {
            "Plays Halite III with the command line of the original engine, so that scripts made for it keep working.",
            "Usage errors end with 1, a match with 0 whatever its bots did, as there."
        },
        exitCodeOnInvalidInput = 1,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  regatta halite --width 32 --height 32 \"python3 MyBot.py\" \"python3 MyBot.py\"",
            "  regatta halite -s 42 --results-as-json --no-replay ./a ./b ./c ./d"
        })
final class HaliteCommand implements Callable<Integer> {

    /** What the original ends with if it cannot make sense of its command line. */
    private static final int USAGE = 1;

    private static final int FINE = 0;

    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmssxx", Locale.ROOT);

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(arity = "0..*", paramLabel = "BOT", description = "The command of each bot.")
    private List<String> commands = new ArrayList<>();

    @Option(names = "--width", paramLabel = "N", description = "Map width. Default: by the seed.")
    private @Nullable Integer width;

    @Option(names = "--height", paramLabel = "N", description = "Map height. Default: by the seed.")
    private @Nullable Integer height;

    @Option(
            names = {"-n", "--players"},
            paramLabel = "N",
            description = "Players the map is made for.")
    private int players = 1;

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "N",
            description = "Seed. Default: by the clock.")
    private @Nullable Long seed;

    @Option(
            names = {"-m", "--map-type"},
            paramLabel = "TYPE",
            description = "fractal, blur_tile or basic.")
    private String mapType = "fractal";

    @Option(names = "--turn-limit", paramLabel = "N", description = "Number of turns.")
    private @Nullable Integer turnLimit;

    @Option(
            names = {"-i", "--replay-directory"},
            paramLabel = "DIR",
            description = "Where replay and logs go.")
    private Path replayFolder = Path.of(".");

    @Option(
            names = {"-c", "--constants-file"},
            paramLabel = "FILE",
            description = "Game constants.")
    private @Nullable Path constantsFile;

    @Option(names = "--from-snapshot", paramLabel = "TEXT", description = "Begin at a position.")
    private @Nullable String snapshot;

    @Option(
            names = {"-o", "--override-names"},
            paramLabel = "NAME",
            description = "Names of the players, in order.")
    private List<String> names = new ArrayList<>();

    @Option(names = "-v", description = "Say more; may be given several times.")
    private boolean[] verbosity = new boolean[0];

    @Option(names = "--no-replay", description = "Write no replay.")
    private boolean noReplay;

    @Option(names = "--no-logs", description = "Write no logs but those of eliminated players.")
    private boolean noLogs;

    @Option(names = "--no-compression", description = "Write the replay as plain JSON.")
    private boolean noCompression;

    @Option(names = "--no-timeout", description = "Do not look at the clock.")
    private boolean noTimeout;

    @Option(names = "--strict", description = "End the game at the first warning.")
    private boolean strict;

    @Option(names = "--results-as-json", description = "Print the result as JSON and nothing else.")
    private boolean json;

    @Option(names = "--print-constants", description = "Print the game constants.")
    private boolean printConstants;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "This text.")
    @SuppressWarnings("UnusedVariable") // The parser acts on it.
    private boolean help;

    @Option(names = "--version", description = "The version of the rules.")
    private boolean version;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        if (version) {
            out.println("Halite 1.2.2.finals (regatta)");
            return FINE;
        }
        try {
            if (commands.isEmpty()) {
                throw new BadInput("No bots are given. Each is a command in quotes: regatta halite \"./a\" \"./b\"");
            }
            if (printConstants) {
                out.println(constantsFile == null ? Constants.standard() : Constants.parse(constants()));
                return FINE;
            }
            play(out);
            out.flush();
            return FINE;
        } catch (BadInput e) {
            spec.commandLine().getErr().println(e.getMessage());
            return USAGE;
        }
    }

    private void play(PrintWriter out) {
        Game game = Games.named("halite");
        Scenario scenario = scenario();
        Rules<HalitePosition> rules = new HaliteGame().open(scenario);
        HaliteReplay replay = new HaliteReplay(rules, names);
        HaliteResults results = new HaliteResults(scenario, rules);
        HaliteTalk talk = talk();
        HaliteErrorLogs logs = new HaliteErrorLogs(rules, talk);
        Path here = Path.of("").toAbsolutePath();
        List<BotSpec> bots =
                commands.stream().map(command -> seated(game, command, here)).toList();
        TimeControl usual = TimeControl.of(game.info());
        TimeControl time = new TimeControl(usual.firstMillis(), usual.turnMillis(), 0, 0, noTimeout);
        Job job = new Job(scenario, bots, new Conditions(time, Sandbox.Level.LIMITS, Limits.USUAL));
        AtomicReference<HalitePosition> end = new AtomicReference<>();
        Map<Integer, String> called = new TreeMap<>();
        announce(scenario, talk);
        MatchReport report = Arena.play(
                job,
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
        String stamp = ZonedDateTime.now(ZoneId.systemDefault()).format(STAMP) + "-" + scenario.option("seed") + "-"
                + position.torus.width + "-" + position.torus.height;
        String file = noReplay ? null : writeReplay(replay, position, report, stamp);
        if (file != null) {
            talk.info("Opening a file at " + file);
        }
        tell(rules.standings(position), called, talk);
        Map<Integer, String> written = writeLogs(logs, position, stamp, talk);
        if (json) {
            TextOut text = new TextOut();
            results.write(position, written, report.wallMillis(), file, text);
            out.println(text);
        }
    }

    /** Without a wish errors, warnings and information are told; with the result for machines nothing else is. */
    private HaliteTalk talk() {
        return new HaliteTalk(spec.commandLine().getErr(), json ? 0 : verbosity.length == 0 ? 3 : verbosity.length);
    }

    private Scenario scenario() {
        long drawn = seed == null ? System.nanoTime() & 0xffffffffL : seed;
        Scenario scenario = Scenario.parse("halite/final")
                .with("seats", String.valueOf(commands.size()))
                .with("seed", String.valueOf(drawn))
                .with("map", mapType);
        if (snapshot != null) {
            scenario = scenario.with("snapshot", snapshot);
        } else if (players > commands.size()) {
            scenario = scenario.with("map-seats", String.valueOf(players));
        }
        scenario = width == null ? scenario : scenario.with("width", width.toString());
        scenario = height == null ? scenario : scenario.with("height", height.toString());
        scenario = turnLimit == null ? scenario : scenario.with("turns", turnLimit.toString());
        scenario = strict ? scenario.with("strict", "true") : scenario;
        return constantsFile == null ? scenario : scenario.with("constants", constants());
    }

    private String constants() {
        try {
            return Files.readString(constantsFile);
        } catch (IOException e) {
            throw new BadInput("--constants-file " + constantsFile + ": cannot be read.");
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
            Files.write(target, noCompression ? HltFile.plain(replay) : HltFile.compress(replay));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The original falls back to the current folder, too. */
    private Path folder() {
        return Files.isWritable(replayFolder) ? replayFolder : Path.of(".");
    }

    private Map<Integer, String> writeLogs(
            HaliteErrorLogs logs, HalitePosition position, String stamp, HaliteTalk talk) {
        Map<Integer, String> written = new TreeMap<>();
        for (int seat = 0; seat < commands.size(); seat++) {
            String text = logs.text(seat);
            if (!text.isEmpty() && noLogs && !position.terminated[seat]) {
                talk.info("[P" + seat + "] Player has log output, but log was suppressed.");
            } else if (!text.isEmpty()) {
                Path file = folder().resolve("errorlog-" + stamp + "-" + seat + ".log");
                talk.info("[P" + seat + "] Player has log output. Writing a log at " + file);
                try {
                    Files.writeString(file, text);
                    written.put(seat, file.toString());
                } catch (IOException e) {
                    spec.commandLine().getErr().println(file + ": cannot be written: " + e.getMessage());
                }
            }
        }
        return written;
    }

    /** A built-in is named as everywhere; anything else is for the shell, as it was in the original. */
    private static BotSpec seated(Game game, String command, Path here) {
        boolean builtIn = game.bots().stream()
                .anyMatch(bot -> bot.name().equals(BuiltIn.Call.of(command).name()));
        return builtIn ? BotSpec.of(command, game, here) : new BotSpec(command, BotSpec.Kind.COMMAND, here);
    }

    private void noteNames(Turn turn, Map<Integer, String> called) {
        for (int seat = 0; turn.number() == 0 && seat < turn.seats(); seat++) {
            String said = HaliteReplay.name(turn.answer(seat), turn.orders().fault(seat));
            boolean silent = said.equals("seat " + seat); // What a built-in answers that was given no name.
            called.put(seat, seat < names.size() ? names.get(seat) : silent ? commands.get(seat) : said);
        }
    }

    /** Says what is about to be played, as the original does. */
    private void announce(Scenario scenario, HaliteTalk talk) {
        int most = Math.max(players, commands.size());
        if (snapshot == null && (Integer.bitCount(most) > 1 || most > 16)) {
            talk.tell(
                    Grade.ERROR,
                    "We cannot create a game map for the specified number of players (" + most
                            + "). Please try playing with 1, 2, 4, 8, or 16 players");
        }
        talk.info("Map seed is " + scenario.option("seed"));
        for (int seat = 0; seat < commands.size(); seat++) {
            talk.info("[P" + seat + "] Launching with command " + commands.get(seat));
        }
        for (int seat = 0; seat < commands.size(); seat++) {
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
