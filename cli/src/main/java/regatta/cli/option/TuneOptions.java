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
import regatta.host.match.Conditions;
import regatta.host.match.Farm;
import regatta.league.book.Book;
import regatta.league.book.BookFile;
import regatta.league.book.Patterns;
import regatta.league.book.ScenarioDraw;

/** What a tuning plays, where and how long. */
public final class TuneOptions {

    @Mixin
    private GameOptions played;

    @Option(
            names = "--field",
            paramLabel = "BOT,…",
            split = ",",
            description = "Who takes the other seats, such as a baseline. Default: the bot plays itself; with more than"
                    + " two seats, among its start.")
    private List<String> field = new ArrayList<>();

    @Option(names = "--games", paramLabel = "N", description = "Games to search with. Default: 2000.")
    private int games = 2000;

    @Option(
            names = "--test-games",
            paramLabel = "N",
            description = "Games of the test at the end, at most. Default: 4000.")
    private int testGames = 4000;

    @Option(
            names = "--bounds",
            paramLabel = "LOW,HIGH",
            description = "The test tells \"at most LOW\" from \"at least HIGH\" normalised Elo. Default: 0,20.")
    private String bounds = "0,20";

    @Option(
            names = "--error",
            paramLabel = "RATE",
            description = "How often either answer of the test may be wrong. Default: 0.02.")
    public double error = 0.02;

    @Option(
            names = "--book",
            paramLabel = "FILE",
            description =
                    "Search on the open half of a book, test on the half that is held out. Default: scenarios drawn"
                            + " for this tuning, some to search on and others to test on.")
    private @Nullable Path book;

    @Option(names = "--seed", paramLabel = "N", description = "What all chance is drawn from. Default: 1.")
    public long seed = 1;

    @Mixin
    private FarmOptions farms;

    @Mixin
    private HostOptions host;

    /**
     * What is played on.
     *
     * @param open to search on
     * @param heldOut to test on
     */
    public record Scenes(List<Scenario> open, List<Scenario> heldOut) {}

    public Game game() {
        return played.game();
    }

    public Path folder() {
        return host.folder();
    }

    public Conditions conditions() {
        return host.conditions(game());
    }

    public List<BotSpec> field() {
        return field.stream().map(bot -> host.bot(bot, game())).toList();
    }

    public int blocks() {
        return Math.max(1, CompareOptions.atLeastOne("--games", games) / 2);
    }

    public int testBlocks() {
        return Math.max(1, CompareOptions.atLeastOne("--test-games", testGames) / 2);
    }

    public double[] elo() {
        return CompareOptions.elo(bounds);
    }

    /** Returns the scenarios of the book, or draws some. */
    public Scenes scenes(List<String> words) {
        if (book != null) {
            return ofBook(book, words);
        }
        Patterns patterns = new Patterns(game(), played.name, words);
        if (played.seats != null) {
            patterns.seats(played.seats);
        }
        if (patterns.fixed()) {
            throw new BadInput(
                    "These options fix what is played, so nothing could be held out to test on. Leave out the"
                            + " seed, or tune on a --book.");
        }
        List<Scenario> drawn = patterns.draw(blocks() + testBlocks(), seed);
        return new Scenes(drawn.subList(0, blocks()), drawn.subList(blocks(), drawn.size()));
    }

    private Scenes ofBook(Path file, List<String> words) {
        if (!words.isEmpty()) {
            throw new BadInput("A book says what is played: leave out " + words.get(0) + ", or --book.");
        }
        Book read = new BookFile(file).read();
        Game game = game();
        for (Scenario scenario : read.scenarios()) {
            if (!scenario.game().equals(game.info().id())) {
                throw new BadInput(file + " is a book of " + scenario.game() + ", not of "
                        + game.info().id() + ".");
            }
        }
        if (read.heldOut().isEmpty()) {
            throw new BadInput(file + " holds nothing out.");
        }
        return new Scenes(plain(game, read.open()), plain(game, read.heldOut()));
    }

    private static List<Scenario> plain(Game game, List<Scenario> scenarios) {
        return scenarios.stream()
                .map(scenario -> ScenarioDraw.plain(game, scenario))
                .toList();
    }

    public void tryOut(Scenario scenario, List<BotSpec> bots) {
        farms.check();
        host.tryOut(game(), scenario, bots);
    }

    public Farm farm(List<BotSpec> bots, int atATable) {
        return farms.farm(bots, atATable);
    }
}
