package regatta.cli.option;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option.Role;
import regatta.core.JsonOut;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Conditions;
import regatta.host.match.Farm;
import regatta.league.book.Patterns;
import regatta.league.verdict.Comparison;
import regatta.league.verdict.Comparison.Grounds;

/** The options of the commands that compare bots. */
public final class CompareOptions {

    @Mixin
    private GameOptions played;

    @Option(
            names = "--field",
            paramLabel = "BOT,…",
            split = ",",
            description = {
                "Who takes the other seats, repeated until all are taken. The two bots then play the same games among "
                        + "them, one in the other's place. Default with more than two seats: the old bot."
            })
    private List<String> field = new ArrayList<>();

    @Option(
            names = "--bounds",
            paramLabel = "LOW,HIGH",
            description = "Tell \"at most LOW\" from \"at least HIGH\" normalised Elo. Default: 0,20.")
    private String bounds = "0,20";

    @Option(
            names = "--error",
            paramLabel = "RATE",
            description = "How often either answer may be wrong. Default: 0.05.")
    public double error = 0.05;

    @Option(names = "--json", description = "Print the answer for machines.")
    public boolean json;

    @Mixin
    private BookOptions book;

    @Mixin
    private FarmOptions farms;

    @Mixin
    private HostOptions host;

    Game game() {
        return played.game();
    }

    /** Returns whether a word is an option of the scenarios, and not a bot with a name. */
    public boolean isOption(String word) {
        return CommandWords.isOption(word, game(), host.folder());
    }

    public BotSpec bot(String text) {
        return host.bot(text, game());
    }

    /** Returns how a bot is compared with another in scenarios of the given options. */
    public Comparison comparison(String candidate, String baseline, List<String> words) {
        Game game = game();
        List<Scenario> scenarios = book.scenarios(game, words);
        Conditions conditions = host.conditions(game);
        Grounds grounds = scenarios.isEmpty()
                ? Grounds.ofPatterns(game, patterns(game, words), conditions)
                : Grounds.of(game, scenarios, conditions);
        return Comparison.of(
                bot(candidate), bot(baseline), field.stream().map(this::bot).toList(), grounds);
    }

    /** Tries the bots of a comparison before it begins. */
    public void tryOut(Comparison comparison, List<BotSpec> bots) {
        farms.check();
        host.tryOut(comparison.grounds().game(), comparison.grounds().scenario(), bots);
    }

    private List<Scenario> patterns(Game game, List<String> words) {
        return new Patterns(game, played.name, words)
                .all().stream().map(pattern -> seated(game, pattern)).toList();
    }

    private Scenario seated(Game game, Scenario scenario) {
        Integer seats = played.seats;
        if (seats == null) {
            return scenario;
        }
        String typed = game.info().value(scenario, Role.SEATS);
        if (typed != null) {
            throw new BadInput("--seats " + seats + ": seats are given twice, as " + typed + " in the options too.");
        }
        if (!game.info().offers(Role.SEATS) && seats != 2) {
            throw new BadInput("--seats " + seats + ": " + game.info().title() + " is for two.");
        }
        return game.info().with(scenario, Role.SEATS, seats);
    }

    /** Returns the two bounds in normalised Elo. */
    public double[] elo() {
        return elo(bounds);
    }

    public static double[] elo(String bounds) {
        String[] parts = bounds.split(",", -1);
        try {
            if (parts.length == 2) {
                return new double[] {Double.parseDouble(parts[0].strip()), Double.parseDouble(parts[1].strip())};
            }
        } catch (NumberFormatException e) {
            // Said below.
        }
        throw new BadInput("--bounds " + bounds + ": give two numbers, such as 0,20.");
    }

    public boolean onBook() {
        return book.given();
    }

    /**
     * Opens the farm that plays the games.
     *
     * @param variants what is compared beside the bots of the comparison
     */
    public Farm farm(Comparison comparison, List<BotSpec> variants) {
        List<BotSpec> all = new ArrayList<>(comparison.bots());
        all.addAll(variants);
        return farms.farm(comparison.bots(), comparison.seats(), all);
    }

    /** Says what to vary, of a test in which the same match was played again and again. */
    public static String repeats(int repeated, Comparison comparison) {
        return repeated + (repeated == 1 ? " block was" : " blocks were") + " not counted: the same was played before, "
                + "move for move. Bots that play by rule on a board that does not change play one match, however"
                + " often. Vary it: leave out what fixes the board"
                + fixing(comparison.grounds()) + ", or play on a --book.";
    }

    private static String fixing(Grounds grounds) {
        for (Role role : List.of(Role.BOARD, Role.START)) {
            GameInfo.Option option = grounds.game().info().option(role);
            if (option != null && grounds.scenario().option(option.key()) != null) {
                return " (" + option.key() + "=…)";
            }
        }
        return "";
    }

    public static int atLeastOne(String option, int number) {
        if (number < 1) {
            throw new BadInput(option + " " + number + ": give 1 or more.");
        }
        return number;
    }

    /** Writes what a test was asked. */
    public void writeQuestion(JsonOut out, Comparison comparison) {
        out.key("scenario").value(comparison.grounds().scenario().toString());
        if (comparison.grounds().patterns().size() > 1) {
            out.key("scenarios").open('[');
            comparison.grounds().patterns().forEach(pattern -> out.value(pattern.toString()));
            out.close(']');
        }
        out.key("seats").value(comparison.seats()).key("field").open('[');
        comparison.field().forEach(bot -> out.value(bot.name()));
        out.close(']').key("bounds").open('[').value(elo()[0]).value(elo()[1]).close(']');
        out.key("error").value(error);
    }
}
