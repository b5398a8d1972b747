package regatta.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.Scenario;
import regatta.league.book.Book;
import regatta.league.book.BookFile;
import regatta.league.book.ScenarioDraw;
import regatta.league.schedule.Gauntlet;
import regatta.league.schedule.Knockout;
import regatta.league.schedule.Ladder;
import regatta.league.schedule.RoundRobin;
import regatta.league.schedule.Schedule;
import regatta.league.schedule.Swiss;
import regatta.league.tourney.NamedScenario;

/** Who plays whom in a tournament, and on what. */
final class ScheduleOptions {

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

    @Option(
            names = "--book",
            paramLabel = "FILE",
            description = "Play the open half of a book; each round its part of it. See 'regatta book'.")
    private @Nullable Path book;

    @Option(names = "--held-out", description = "Play the half of the book that is held out.")
    private boolean heldOut;

    @Option(
            names = "--scenarios",
            paramLabel = "N",
            description = "Draw so many scenarios a round. Default: 10; for a ladder 2.")
    private @Nullable Integer scenarios;

    @Option(names = "--seed", paramLabel = "S", description = "What the scenarios are drawn from. Default: 1.")
    private long seed = 1;

    @Option(names = "--seats", paramLabel = "N", description = "How many play in a match. Default: 2.")
    private @Nullable Integer seats;

    Schedule schedule(int entered) {
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
    int seats(CommandWords words) {
        String typed = Scenario.of(words.name(), words.options()).option("seats", "");
        if (typed.matches("\\d{1,2}")) {
            return Integer.parseInt(typed);
        }
        return seats == null ? 2 : seats;
    }

    @Nullable
    Integer givenSeats() {
        return seats;
    }

    boolean isKnockout() {
        return name.equals("knockout");
    }

    /** Returns whether nobody said what to play on. */
    boolean leftOpen() {
        return book == null && scenarios == null;
    }

    /** Returns the scenarios of all rounds. */
    List<NamedScenario> scenarios(Game game, CommandWords words, int roundCount) {
        if (heldOut && book == null) {
            throw new BadInput("--held-out is a part of a book: say which with --book.");
        }
        if (book != null) {
            return ofBook(game, words, book);
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

    private List<NamedScenario> ofBook(Game game, CommandWords words, Path file) {
        if (!words.options().isEmpty() || scenarios != null) {
            throw new BadInput("A book says what is played: leave out "
                    + (scenarios != null ? "--scenarios" : words.options().get(0)) + ", or --book.");
        }
        Book read = new BookFile(file).read();
        List<NamedScenario> named = new ArrayList<>();
        for (Scenario scenario : heldOut ? read.heldOut() : read.open()) {
            if (!scenario.game().equals(game.info().id())) {
                throw new BadInput(file + " is a book of " + scenario.game() + ", not of "
                        + game.info().id() + ".");
            }
            named.add(new NamedScenario(ScenarioDraw.plain(game, scenario)));
        }
        if (named.isEmpty()) {
            throw new BadInput(file + " holds nothing out.");
        }
        return named;
    }
}
