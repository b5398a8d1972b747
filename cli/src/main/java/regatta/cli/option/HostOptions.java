package regatta.cli.option;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.Scenario;
import regatta.host.bot.BotBuilds;
import regatta.host.bot.BotSpec;
import regatta.host.match.Conditions;
import regatta.host.match.Job;
import regatta.host.match.Trials;
import regatta.host.process.TimeControl;
import regatta.host.record.NamedScenario;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;

/** The options of every command that starts bots. */
public final class HostOptions {

    @Option(names = "--dir", paramLabel = "DIR", description = "Where bots are started. Default: the current folder.")
    private Path folder = Path.of("");

    @Option(names = "--turn-ms", paramLabel = "N", description = "Milliseconds for an answer. Default: the game's.")
    private @Nullable Integer turnMillis;

    @Option(
            names = "--init-ms",
            paramLabel = "N",
            description = "Milliseconds for the first answer. Default: the game's.")
    private @Nullable Integer firstMillis;

    @Option(names = "--no-timeout", description = "Do not look at the clock, as for a bot in a debugger.")
    private boolean unlimited;

    @Option(
            names = "--grace",
            paramLabel = "MS",
            description = "Forgive answers up to so late, as a strike. Default: 0.")
    private String grace = "0";

    @Option(names = "--strikes", paramLabel = "N", description = "How many strikes are forgiven. Default: 0.")
    private int strikes;

    @Option(
            names = "--sandbox",
            paramLabel = "LEVEL",
            description = "none, limits or sealed. Default: limits. See 'regatta doctor'.")
    private String level = "limits";

    @Option(names = "--memory", paramLabel = "MB", description = "Memory a bot may use. Default: 2048.")
    private int memory = Limits.USUAL.memoryMegabytes();

    @Option(
            names = "--trust-build",
            description = "Run the Makefile of a bot's folder as you, in that folder, instead of in the sandbox without"
                    + " network.")
    private boolean trustBuild;

    @Option(names = "--no-trial", hidden = true, description = "Begin many matches without trying each bot in one.")
    private boolean noTrial;

    private @Nullable BotBuilds builds;

    /**
     * Resolves a bot as it was typed, and builds it if it comes with a Makefile.
     *
     * @throws BadInput if there is no such bot, or it cannot be built
     */
    public BotSpec bot(String typed, Game game) {
        BotBuilds chosen = builds;
        if (chosen == null) {
            chosen = trustBuild ? BotBuilds.trusted() : BotBuilds.in(level());
            builds = chosen;
        }
        return BotSpec.of(typed, game, folder(), chosen);
    }

    /** Tries every bot in a short match, before many are played; tells how long one of these may take, as far as that can be told. */
    public OptionalLong tryOut(Game game, Scenario scenario, List<BotSpec> bots) {
        return noTrial ? OptionalLong.empty() : Trials.run(bots, game, scenario, conditions(game));
    }

    public Path folder() {
        return folder.toAbsolutePath().normalize();
    }

    public TimeControl time(GameInfo game) {
        TimeControl usual = TimeControl.of(game);
        return new TimeControl(
                positive("--init-ms", firstMillis, usual.firstMillis()),
                positive("--turn-ms", turnMillis, usual.turnMillis()),
                millis(grace),
                strikes,
                unlimited);
    }

    private static int positive(String option, @Nullable Integer given, int usual) {
        if (given != null && given < 1) {
            throw new BadInput(option + " " + given + ": a time is at least 1 ms. To switch clocks off: --no-timeout.");
        }
        return given == null ? usual : given;
    }

    /** Reads {@code 50} or {@code 50ms}. */
    private static int millis(String text) {
        String digits = text.endsWith("ms") ? text.substring(0, text.length() - 2) : text;
        try {
            return Integer.parseUnsignedInt(digits);
        } catch (NumberFormatException e) {
            throw new BadInput("--grace " + text + ": give milliseconds, such as 50 or 50ms.");
        }
    }

    /** Returns a match by these terms, that nobody counts. */
    public Job job(Game game, NamedScenario scenario, List<BotSpec> bots) {
        return new Job(scenario, bots, conditions(game));
    }

    /** Returns the terms by which bots play, as far as this machine can provide them. */
    public Conditions conditions(Game game) {
        return new Conditions(time(game.info()), level(), limits());
    }

    private Limits limits() {
        Limits usual = Limits.USUAL;
        return new Limits(memory, usual.processes(), usual.fileMegabytes(), usual.cpuSeconds());
    }

    /** Returns the sandbox on this machine. Building it tries what the machine can do, which takes a while. */
    public Sandbox sandbox() {
        return Sandbox.of(level(), limits());
    }

    private Sandbox.Level level() {
        for (Sandbox.Level known : Sandbox.Level.values()) {
            if (known.name().toLowerCase(Locale.ROOT).equals(level)) {
                return known;
            }
        }
        throw new BadInput("--sandbox " + level + ": the levels are none, limits and sealed.");
    }
}
