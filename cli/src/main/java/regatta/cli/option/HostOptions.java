package regatta.cli.option;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import regatta.cli.report.LiveText;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.Plural;
import regatta.core.Scenario;
import regatta.host.bot.BotBuilds;
import regatta.host.bot.BotSpec;
import regatta.host.match.Job;
import regatta.host.match.MatchConditions;
import regatta.host.match.OutsideGame;
import regatta.host.match.SmokeTest;
import regatta.host.process.TimeControl;
import regatta.host.record.LabelledScenario;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;

/** The options for the limits and the sandbox of bots. */
public final class HostOptions {

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            description = "Working folder of the bots. Default: the current folder.")
    private Path folder = Path.of("");

    @Option(
            names = "--turn-ms",
            paramLabel = "N",
            description = "Time limit per turn in milliseconds. Default: the game's.")
    private @Nullable Integer turnMillis;

    @Option(
            names = "--init-ms",
            paramLabel = "N",
            description = "Time limit of the first turn in milliseconds. Default: the game's.")
    private @Nullable Integer firstMillis;

    @Option(
            names = "--no-clock",
            description = "Disable the time limits: for a bot in a debugger, or to measure strength on a busy machine.")
    private boolean unlimited;

    @Option(
            names = "--grace",
            paramLabel = "MS",
            description = "Accept answers up to MS milliseconds late; each one is a strike. Default: 0.")
    private String grace = "0";

    @Option(names = "--strikes", paramLabel = "N", description = "Number of strikes to tolerate. Default: 0.")
    private int strikes;

    @Option(
            names = "--sandbox",
            paramLabel = "LEVEL",
            description = "none, limits or sealed. Default: limits. See 'regatta doctor'.")
    private String level = "limits";

    @Option(names = "--memory", paramLabel = "MB", description = "Memory limit per bot in megabytes. Default: 2048.")
    private int memory = Limits.DEFAULTS.memoryMegabytes();

    @Option(
            names = "--trust-build",
            description = "Run a bot's Makefile outside the sandbox, as the current user and with network access.")
    private boolean trustBuild;

    @Option(names = "--no-trial", description = "Skip the short trial match of each bot before many games.")
    private boolean noTrial;

    private @Nullable BotBuilds builds;

    /**
     * Returns the bot of an argument, and builds it if its folder has a Makefile.
     *
     * @throws BadInput if there is no such bot, or it cannot be built
     */
    public BotSpec bot(String typed, Game game) {
        if (typed.endsWith(".regatta") && Files.isRegularFile(folder().resolve(typed))) {
            throw new BadInput(
                    "Bot '" + typed + "' is a record. To play against one of its bots, add the seat: " + typed + "#0");
        }
        BotBuilds chosen = builds;
        if (chosen == null) {
            chosen = trustBuild ? BotBuilds.trusted() : BotBuilds.in(level());
            builds = chosen;
        }
        return BotSpec.of(typed, game, folder(), chosen);
    }

    /** Plays a short match with every program, before many are played. Returns those that failed, and why. */
    Map<BotSpec, String> smokeTest(Game game, Scenario scenario, List<BotSpec> bots) {
        long programs = bots.stream().distinct().filter(BotSpec::isProgram).count();
        if (noTrial || programs == 0) {
            return Map.of();
        }
        try (LiveText live = new LiveText(true)) {
            IntFunction<String> line = done -> "Trying " + Plural.of(programs, "bot") + " in a short match: " + done;
            live.show(() -> List.of(line.apply(0)));
            return SmokeTest.run(
                    bots, game, scenario, conditions(game), done -> live.show(() -> List.of(line.apply(done))));
        }
    }

    /**
     * Plays a short match with every program, before many are played.
     *
     * @throws BadInput if any fails
     */
    public void tryOut(Game game, Scenario scenario, List<BotSpec> bots) {
        Map<String, String> failed = new LinkedHashMap<>();
        smokeTest(game, scenario, bots).forEach((bot, problem) -> failed.put(bot.name(), problem));
        if (!failed.isEmpty()) {
            throw new BadInput(
                    problems(failed) + "\nFor details: regatta check. To play in spite of this: --no-trial.");
        }
    }

    /** Returns the text about bots that cannot play: one paragraph each. */
    static String problems(Map<String, String> failed) {
        StringBuilder text =
                new StringBuilder(failed.size() == 1 ? "A bot cannot play:" : failed.size() + " bots cannot play:");
        failed.forEach(
                (bot, problem) -> text.append("\n  ").append(bot).append(": ").append(problem.replace("\n", "\n  ")));
        return text.toString();
    }

    public Path folder() {
        return folder.toAbsolutePath().normalize();
    }

    public TimeControl time(GameInfo game) {
        TimeControl defaultValue = TimeControl.of(game);
        return new TimeControl(
                positive("--init-ms", firstMillis, defaultValue.firstMillis()),
                positive("--turn-ms", turnMillis, defaultValue.turnMillis()),
                millis(grace),
                strikes,
                unlimited);
    }

    private static int positive(String option, @Nullable Integer given, int defaultValue) {
        if (given != null && given < 1) {
            throw new BadInput(option + " " + given + ": give 1 ms or more. To disable the time limits: --no-clock.");
        }
        return given == null ? defaultValue : given;
    }

    /** Parses {@code 50} or {@code 50ms}. */
    private static int millis(String text) {
        String digits = text.endsWith("ms") ? text.substring(0, text.length() - 2) : text;
        try {
            return Integer.parseUnsignedInt(digits);
        } catch (NumberFormatException e) {
            throw new BadInput("--grace " + text + ": give milliseconds, such as 50 or 50ms.");
        }
    }

    /** Returns a match under these conditions that belongs to no tournament. */
    public Job job(Game game, LabelledScenario scenario, List<BotSpec> bots) {
        return new Job(game, scenario, bots, conditions(game));
    }

    public MatchConditions conditions(Game game) {
        boolean timed = turnMillis != null || firstMillis != null || unlimited || !grace.equals("0") || strikes > 0;
        if (timed && game instanceof OutsideGame) {
            throw new BadInput("--turn-ms, --init-ms, --no-clock, --grace and --strikes: a referee keeps its own clock."
                    + " Leave them out.");
        }
        return new MatchConditions(time(game.info()), level(), limits());
    }

    private Limits limits() {
        Limits defaultValue = Limits.DEFAULTS;
        return new Limits(memory, defaultValue.processes(), defaultValue.fileMegabytes(), defaultValue.cpuSeconds());
    }

    private Sandbox.Level level() {
        for (Sandbox.Level known : Sandbox.Level.values()) {
            if (known.name().toLowerCase(Locale.ROOT).equals(level)) {
                return known;
            }
        }
        throw new BadInput("--sandbox " + level + ": give none, limits or sealed.");
    }
}
