package regatta.cli.option;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.Scenario;
import regatta.league.book.Book;
import regatta.league.book.Patterns;

/** The options for the games of a tuning run. */
public final class TuneOptions {

    private static final int GAMES_PER_PAIR = 2;

    private final MainCommand main;

    @Mixin
    public ContestOptions contest = new ContestOptions(0.02);

    @Option(
            names = {"-n", "--games"},
            paramLabel = "N",
            description = "Games of the search. Default: 2000.")
    private int games = 2000;

    @Option(
            names = "--test-games",
            paramLabel = "N",
            description = "Maximum number of games of the final test. Default: 4000.")
    private int testGames = 4000;

    @Option(
            names = "--book",
            paramLabel = "FILE",
            description =
                    "Search on the open half of a book and test on the held-out half. Default: random scenarios, separate"
                            + " ones for search and test.")
    private @Nullable Path book;

    @Option(names = "--seed", paramLabel = "N", description = "Random seed of the whole run. Default: 1.")
    public long seed = 1;

    /**
     * The scenarios of a tuning run.
     *
     * @param open the scenarios of the search
     * @param heldOut the scenarios of the final test
     */
    public record Scenes(List<Scenario> open, List<Scenario> heldOut) {}

    public TuneOptions(MainCommand main) {
        this.main = main;
    }

    /** Returns the number of game pairs of the search. */
    public int pairs() {
        return Math.max(1, ThreadOptions.atLeastOne("--games", games) / GAMES_PER_PAIR);
    }

    /** Returns the maximum number of game pairs of the test. */
    public int testPairs() {
        return Math.max(1, ThreadOptions.atLeastOne("--test-games", testGames) / GAMES_PER_PAIR);
    }

    /** Returns the scenarios of the book, or random ones. */
    public Scenes scenes(List<String> words) {
        Game game = contest.game();
        if (book != null) {
            Book read = BookOptions.read(main.games(), book, game, words);
            return new Scenes(read.open(), BookOptions.requireHeldOut(book, read));
        }
        Patterns patterns = new Patterns(game, contest.gameName(), words);
        if (contest.seats() != null) {
            patterns.seats(contest.seats());
        }
        if (patterns.fixed()) {
            throw new BadInput("These options fix the random seed, so no scenario is left for the final test. Leave out"
                    + " the seed, or tune on a --book.");
        }
        List<Scenario> drawn = patterns.draw(pairs() + testPairs(), seed);
        return new Scenes(drawn.subList(0, pairs()), drawn.subList(pairs(), drawn.size()));
    }
}
