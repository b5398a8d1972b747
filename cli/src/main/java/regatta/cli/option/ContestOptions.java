package regatta.cli.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.MatchConditions;
import regatta.host.match.WatchedFarm;

/** The options of the commands that play two bots against each other until a test has a verdict. */
public final class ContestOptions {

    @Mixin
    private GameParameter played;

    @Mixin
    private RefereeOptions referee;

    @Option(names = "--seats", paramLabel = "N", description = "Players per game; the same as seats=N. Default: 2.")
    private @Nullable Integer seats;

    @Option(
            names = "--field",
            paramLabel = "BOT,...",
            hideParamSyntax = true,
            split = ",",
            description = {
                "Bots for the other seats, repeated until all are taken. Candidate and baseline then play the same games "
                        + "against them, in the same seat. Default with more than two players: the baseline."
            })
    private List<String> field = new ArrayList<>();

    @Option(
            names = "--bounds",
            paramLabel = "LOW,HIGH",
            description =
                    "The two hypotheses of the test, in normalised Elo: at most LOW or at least HIGH. Default: 0,20.")
    private String bounds = "0,20";

    @Option(
            names = "--error",
            paramLabel = "RATE",
            description = "Probability of a wrong verdict, in either direction. Default: ${DEFAULT-VALUE}.")
    private double error;

    @Option(names = "--verbose", description = "Also print the score, LOS and LLR (see the explanation of statistics).")
    private boolean verbose;

    @Option(names = "--json", description = "Print the result as JSON.")
    private boolean json;

    @Mixin
    private FarmOptions farms;

    @Mixin
    private HostOptions host;

    ContestOptions(double error) {
        this.error = error;
    }

    public Game game() {
        return referee.given() ? referee.game() : played.game();
    }

    /** Returns the name of the game as typed, with the rule set if one was given. */
    public String gameName() {
        return referee.given() ? referee.game().info().id() : played.name();
    }

    @Nullable
    Integer seats() {
        return seats;
    }

    /** Returns the two bounds in normalised Elo. */
    public double[] elo() {
        String[] parts = bounds.split(",", -1);
        try {
            if (parts.length == 2) {
                double low = Double.parseDouble(parts[0].strip());
                double high = Double.parseDouble(parts[1].strip());
                if (!(low < high)) {
                    throw new BadInput("--bounds " + bounds + ": the first must be less than the second.");
                }
                return new double[] {low, high};
            }
        } catch (NumberFormatException e) {
            // Reported below.
        }
        throw new BadInput("--bounds " + bounds + ": give two numbers, such as 0,20.");
    }

    public double error() {
        if (!(error > 0 && error < 0.5)) {
            throw new BadInput("--error " + error + ": give a rate between 0 and 0.5.");
        }
        return error;
    }

    public boolean verbose() {
        return verbose;
    }

    public boolean json() {
        return json;
    }

    public Path folder() {
        return host.folder();
    }

    public MatchConditions conditions() {
        return host.conditions(game());
    }

    /** Returns whether an argument is a scenario option rather than a bot with a name. */
    public boolean isOption(String word) {
        return CommandWords.isOption(word, game(), folder());
    }

    public BotSpec bot(String text) {
        return host.bot(text, game());
    }

    public List<BotSpec> field() {
        return field.stream().map(this::bot).toList();
    }

    /** Plays a short match with every bot, before they play many. */
    public void tryOut(Scenario scenario, List<BotSpec> bots) {
        farms.check(game());
        host.tryOut(game(), scenario, bots);
    }

    /**
     * Opens the farm that plays the games.
     *
     * @param bots the bots of a typical match
     * @param all all bots that play
     */
    public WatchedFarm farm(List<BotSpec> bots, int seats, List<BotSpec> all) {
        return farms.farm(bots, seats, all);
    }

    /** Returns whether every match is printed. */
    public boolean everyMatch() {
        return farms.everyMatch();
    }
}
