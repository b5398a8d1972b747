package regatta.cli.option;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Scenario;
import regatta.host.record.LabelledScenario;
import regatta.league.book.Patterns;
import regatta.league.schedule.Gauntlet;
import regatta.league.schedule.Knockout;
import regatta.league.schedule.Ladder;
import regatta.league.schedule.RoundRobin;
import regatta.league.schedule.Schedule;
import regatta.league.schedule.Swiss;

/** The options for the pairings and scenarios of a tournament. */
public final class ScheduleOptions {

    private static final List<String> SCHEDULES = List.of("round-robin", "gauntlet", "swiss", "knockout", "ladder");
    private static final int DEFAULT_SCENARIOS = 10;
    private static final int DEFAULT_LADDER_ROUNDS = 20;

    @Option(
            names = "--schedule",
            paramLabel = "NAME",
            description =
                    "round-robin, gauntlet (the first bot against the others), swiss, knockout or ladder (the most"
                            + " informative pairings). Default: round-robin.")
    private String name = "round-robin";

    @Option(names = "--rounds", paramLabel = "N", description = "Number of rounds, for swiss and ladder.")
    private @Nullable Integer rounds;

    @Mixin
    private BookOptions book;

    @Option(
            names = "--scenarios",
            paramLabel = "N",
            description = "Number of scenarios per round. Default: 10; ladder: 2.")
    private @Nullable Integer scenarios;

    @Option(names = "--seed", paramLabel = "N", description = "Random seed of the scenarios. Default: 1.")
    private long seed = 1;

    @Option(names = "--seats", paramLabel = "N", description = "Players per match; the same as seats=N. Default: 2.")
    private @Nullable Integer seats;

    public Schedule schedule(int entered) {
        if (rounds != null && rounds < 1) {
            throw new BadInput("--rounds " + rounds + ": give 1 or more.");
        }
        if (rounds != null && !name.equals("swiss") && !name.equals("ladder")) {
            throw new BadInput("--rounds is for swiss and ladder only; a " + name + " has a fixed number of rounds.");
        }
        return switch (name) {
            case "round-robin" -> new RoundRobin();
            case "gauntlet" -> new Gauntlet();
            case "swiss" -> new Swiss(rounds != null ? rounds : Swiss.defaultRounds(entered));
            case "knockout" -> new Knockout();
            case "ladder" -> new Ladder(rounds != null ? rounds : DEFAULT_LADDER_ROUNDS);
            default -> throw BadInput.unknown("schedule", name, SCHEDULES);
        };
    }

    /** Returns the players per match: from the scenario options, from {@code --seats}, or else two. */
    public int seats(CommandWords words) {
        Scenario scenario = Scenario.of(words.name(), words.options());
        String typed = words.game().info().value(scenario, Role.SEATS);
        if (typed != null && typed.matches("\\d{1,2}")) {
            return Integer.parseInt(typed);
        }
        return seats == null ? 2 : seats;
    }

    @Nullable
    public Integer givenSeats() {
        return seats;
    }

    public boolean isKnockout() {
        return name.equals("knockout");
    }

    /** Returns whether the options leave the choice of scenarios open. */
    public boolean leftOpen() {
        return !book.given() && scenarios == null;
    }

    public List<LabelledScenario> scenarios(Game game, CommandWords words, int roundCount) {
        if (book.given()) {
            List<String> otherwise = new ArrayList<>(words.options());
            if (scenarios != null) {
                otherwise.add("--scenarios");
            }
            return book.scenarios(game, otherwise).stream()
                    .map(LabelledScenario::new)
                    .toList();
        }
        Patterns patterns = new Patterns(game, words.name(), words.options());
        patterns.seats(seats(words));
        int defaultValue = name.equals("ladder") ? 2 : DEFAULT_SCENARIOS;
        int perRound = scenarios != null ? scenarios : defaultValue;
        if (perRound < 1) {
            throw new BadInput("--scenarios " + perRound + ": give 1 or more.");
        }
        int count = patterns.fixed() && scenarios == null ? patterns.size() : Math.multiplyExact(perRound, roundCount);
        return patterns.drawNamed(count, seed);
    }
}
