package regatta.league;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import regatta.core.BadInput;
import regatta.core.BotSettings;
import regatta.core.BuiltIn;
import regatta.core.BuiltIn.Parameter;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Farm;
import regatta.host.match.MatchConditions;
import regatta.league.verdict.Comparison;
import regatta.league.verdict.PairTest;
import regatta.league.verdict.Race;
import regatta.league.verdict.Tally;

/**
 * Measures the value of each idea of a built-in bot: the bot without the idea plays against the bot with it, or both
 * play against others. An idea is a parameter; it is off at the allowed value nearest to 0, or at a given value.
 *
 * @param bot the bot, with parameters to change the defaults
 * @param opponents the bots in the other seats; empty if the bot plays itself
 */
public record Ablation(Game game, Scenario scenario, String bot, List<String> opponents) {

    /** The first random seed unless the scenario has one; not used by tests and tuning. */
    private static final long FRESH_SEED = 500_001;

    /** Bounds so close that no number of games decides, so that a test plays all games. */
    private static final double BOUND = 0.5;

    private static final double ERROR_RATE = 1e-300;

    /**
     * A parameter and the value that turns it off.
     *
     * @param on whether the bot uses it at all
     */
    record Idea(Parameter parameter, double off, boolean on) {

        static Idea of(Parameter parameter, double value) {
            double off = Math.max(parameter.min(), Math.min(parameter.max(), 0));
            return new Idea(parameter, off, value != off);
        }

        /** Returns the form in which a user types it. */
        @Override
        public String toString() {
            String number = off == Math.rint(off) ? String.valueOf((long) off) : String.valueOf(off);
            return parameter.name() + "=" + number;
        }
    }

    /**
     * Creates an ablation on scenarios with consecutive random seeds.
     *
     * @param pattern the scenario, such as {@code go} or {@code go size=9}
     * @throws BadInput if the game or the bot is unknown
     */
    public static Ablation of(String pattern, String bot, List<String> opponents) {
        Scenario typed = Scenario.parse(pattern);
        Game game = GameCatalog.onClassPath().game(typed.game());
        Scenario scenario = game.info().withDefault(game.info().symmetric(typed), Role.SEED, FRESH_SEED);
        return new Ablation(game, scenario, bot, List.copyOf(opponents));
    }

    List<Idea> ideas() {
        BotSettings settings = settings();
        List<Idea> ideas = new ArrayList<>();
        for (Parameter parameter : builtIn().parameters()) {
            ideas.add(Idea.of(parameter, settings.value(parameter.name())));
        }
        if (ideas.isEmpty()) {
            throw new BadInput("Bot '" + bot + "' has no parameters to turn off.");
        }
        return ideas;
    }

    /**
     * Returns the idea that a user typed: {@code NAME}, or {@code NAME=VALUE} with the value that turns it off.
     *
     * @throws BadInput if the parameter is unknown, or the value is out of range
     */
    Idea idea(String typed) {
        String name = typed.contains("=") ? typed.substring(0, typed.indexOf('=')) : typed;
        for (Idea idea : ideas()) {
            if (idea.parameter().name().equals(name)) {
                return typed.equals(name) ? idea : turnedOffBy(idea.parameter(), typed);
            }
        }
        List<String> known =
                ideas().stream().map(idea -> idea.parameter().name()).toList();
        throw BadInput.unknown("idea of '" + bot + "':", name, known);
    }

    private Idea turnedOffBy(Parameter parameter, String typed) {
        double off = builtIn().settings(0, typed).value(parameter.name());
        return new Idea(parameter, off, settings().value(parameter.name()) != off);
    }

    private BuiltIn<?> builtIn() {
        return BuiltIn.named(game, BuiltIn.Call.of(bot).name());
    }

    private BotSettings settings() {
        return builtIn().settings(0, BuiltIn.Call.of(bot).parameters());
    }

    /** Plays games between the bot without an idea and the bot with it. */
    PairTest.PairTestResult test(Idea idea, int games, Farm farm) {
        Comparison.Setup setup = Comparison.Setup.of(game, scenario, MatchConditions.defaults(game.info()));
        List<BotSpec> field = opponents.stream().map(Ablation::spec).toList();
        String without = bot + (bot.contains("?") ? "&" : "?") + idea;
        Comparison comparison = Comparison.of(spec(without), spec(bot), field, setup);
        Race race = new Race(1, comparison.seats(), -BOUND, BOUND, ERROR_RATE);
        int blocks = Math.max(1, games / Tally.GAMES_PER_BLOCK);
        return PairTest.of(comparison, List.of(comparison.candidate()), race, blocks, (verdicts, failures) -> {})
                .run(farm);
    }

    private static BotSpec spec(String text) {
        return new BotSpec(text, BotSpec.BotKind.BUILT_IN, Path.of(""));
    }
}
