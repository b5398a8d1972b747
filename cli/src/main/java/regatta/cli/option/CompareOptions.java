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
import regatta.host.match.MatchConditions;
import regatta.league.book.Patterns;
import regatta.league.verdict.Comparison;
import regatta.league.verdict.Comparison.Setup;
import regatta.league.verdict.Race;

/** The options of the commands that compare bots with a baseline. */
public final class CompareOptions {

    private static final int GAMES_PER_PAIR = 2;
    private static final String AUTO = "auto";

    @Mixin
    public ContestOptions contest = new ContestOptions(0.05);

    @Option(
            names = {"-n", "--games"},
            paramLabel = "N",
            description =
                    "Stop undecided after N games; auto: twice the mean of the least favourable case, by --bounds and"
                            + " --error. Default: 10000; for a race 4000 per candidate.")
    private @Nullable String games;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Random seed of the first scenario; the others count up. The same as seed=N.")
    private @Nullable String seed;

    @Mixin
    private BookOptions book;

    /**
     * Returns the maximum number of game pairs.
     *
     * @param defaultPairs the number if none was given
     */
    public int maxPairs(int defaultPairs, Race race) {
        if (games == null) {
            return defaultPairs;
        }
        if (games.equals(AUTO)) {
            return (int) Math.min(race.cap(), Integer.MAX_VALUE);
        }
        try {
            int number = ThreadOptions.atLeastOne("--games", Integer.parseInt(games));
            return Math.max(1, number / GAMES_PER_PAIR);
        } catch (NumberFormatException e) {
            throw new BadInput("--games " + games + ": give a whole number, or auto.");
        }
    }

    /** Returns how a bot is compared with another in scenarios of the given options. */
    public Comparison comparison(String candidate, String baseline, List<String> words) {
        Game game = contest.game();
        List<String> options = seed == null ? words : withSeed(game, words, seed);
        List<Scenario> scenarios = book.scenarios(game, options);
        MatchConditions conditions = contest.conditions();
        Setup setup = scenarios.isEmpty()
                ? Setup.ofPatterns(game, patterns(game, options), conditions)
                : Setup.of(game, scenarios, conditions);
        return Comparison.of(contest.bot(candidate), contest.bot(baseline), contest.field(), setup);
    }

    private static List<String> withSeed(Game game, List<String> words, String seed) {
        var option = game.info().option(Role.SEED);
        if (option == null) {
            throw new BadInput("--seed " + seed + ": " + game.info().title() + " has no random seed.");
        }
        String key = option.key() + "=";
        if (words.stream().anyMatch(word -> word.startsWith(key))) {
            throw new BadInput(
                    "--seed " + seed + ": the random seed is given twice, as an option and as " + key + "….");
        }
        List<String> seeded = new ArrayList<>(words);
        seeded.add(key + seed);
        return seeded;
    }

    private List<Scenario> patterns(Game game, List<String> words) {
        return new Patterns(game, contest.gameName(), words)
                .all().stream().map(pattern -> seated(game, pattern)).toList();
    }

    private Scenario seated(Game game, Scenario scenario) {
        Integer seats = contest.seats();
        if (seats == null) {
            return scenario;
        }
        String typed = game.info().value(scenario, Role.SEATS);
        if (typed != null) {
            throw new BadInput("--seats " + seats + ": the number of players is given twice, also as seats=" + typed
                    + ". Leave one out.");
        }
        if (!game.info().offers(Role.SEATS) && seats != 2) {
            throw new BadInput("--seats " + seats + ": " + game.info().title() + " has 2 players.");
        }
        return game.info().with(scenario, Role.SEATS, seats);
    }

    public boolean onBook() {
        return book.given();
    }
}
