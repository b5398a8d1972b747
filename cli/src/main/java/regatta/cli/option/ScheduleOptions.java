package regatta.cli.option;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Games;
import regatta.core.Scenario;
import regatta.host.record.NamedScenario;
import regatta.league.book.Patterns;
import regatta.league.schedule.Gauntlet;
import regatta.league.schedule.Knockout;
import regatta.league.schedule.Ladder;
import regatta.league.schedule.RoundRobin;
import regatta.league.schedule.Schedule;
import regatta.league.schedule.Swiss;

/** Who plays whom in a tournament, and on what. */
public final class ScheduleOptions {

    private static final List<String> SCHEDULES = List.of("round-robin", "gauntlet", "swiss", "knockout", "ladder");
    private static final int USUAL_SCENARIOS = 10;
    private static final int USUAL_LADDER_ROUNDS = 20;

    @Option(
            names = "--schedule",
            paramLabel = "NAME",
            description =
                    "round-robin, gauntlet (the first bot against the others), swiss, knockout or ladder (who meets"
                            + " whom is chosen by what it teaches). Default: round-robin.")
    private String name = "round-robin";

    @Option(names = "--rounds", paramLabel = "N", description = "Rounds of a swiss or a ladder.")
    private @Nullable Integer rounds;

    @Mixin
    private BookOptions book;

    @Option(
            names = "--scenarios",
            paramLabel = "N",
            description = "Draw so many scenarios a round. Default: 10; for a ladder 2.")
    private @Nullable Integer scenarios;

    @Option(names = "--seed", paramLabel = "S", description = "What the scenarios are drawn from. Default: 1.")
    private long seed = 1;

    @Option(names = "--seats", paramLabel = "N", description = "How many play in a match. Default: 2.")
    private @Nullable Integer seats;

    public Schedule schedule(int entered) {
        if (rounds != null && rounds < 1) {
            throw new BadInput("--rounds " + rounds + ": there is at least one round.");
        }
        if (rounds != null && !name.equals("swiss") && !name.equals("ladder")) {
            throw new BadInput("--rounds is for a swiss or a ladder; how many rounds a " + name + " has is given.");
        }
        return switch (name) {
            case "round-robin" -> new RoundRobin();
            case "gauntlet" -> new Gauntlet();
            case "swiss" -> new Swiss(rounds != null ? rounds : Swiss.usualRounds(entered));
            case "knockout" -> new Knockout();
            case "ladder" -> new Ladder(rounds != null ? rounds : USUAL_LADDER_ROUNDS);
            default -> throw BadInput.unknown("schedule", name, SCHEDULES);
        };
    }

    /** Returns how many play in a match: as an option of the scenarios says, or {@code --seats}, or else two. */
    public int seats(CommandWords words) {
        Scenario scenario = Scenario.of(words.name(), words.options());
        String typed = Games.named(scenario.game()).info().value(scenario, Role.SEATS);
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

    /** Returns whether nobody said what to play on. */
    public boolean leftOpen() {
        return !book.given() && scenarios == null;
    }

    /** Returns the scenarios of all rounds. */
    public List<NamedScenario> scenarios(Game game, CommandWords words, int roundCount) {
        if (book.given()) {
            List<String> otherwise = new ArrayList<>(words.options());
            if (scenarios != null) {
                otherwise.add("--scenarios");
            }
            return book.scenarios(game, otherwise).stream()
                    .map(NamedScenario::new)
                    .toList();
        }
        Patterns patterns = new Patterns(game, words.name(), words.options());
        patterns.seats(seats(words));
        int usual = name.equals("ladder") ? 2 : USUAL_SCENARIOS;
        int perRound = scenarios != null ? scenarios : usual;
        if (perRound < 1) {
            throw new BadInput("--scenarios " + perRound + ": there is at least one.");
        }
        int count = patterns.fixed() && scenarios == null ? patterns.size() : Math.multiplyExact(perRound, roundCount);
        return patterns.drawNamed(count, seed);
    }
}
