package regatta.league;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import regatta.core.BadInput;
import regatta.core.BotSettings;
import regatta.core.BuiltIn;
import regatta.core.BuiltIn.Parameter;
import regatta.core.Game;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Games;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Conditions;
import regatta.host.match.Farm;
import regatta.league.verdict.Comparison;
import regatta.league.verdict.PairTest;
import regatta.league.verdict.Race;
import regatta.league.verdict.Tally;

/**
 * What each idea of a built-in bot is worth: the bot without it plays the bot with it, or both play another. A parameter is an
 * idea, and off if its value is the one nearest to 0 that it may have, or another that is named.
 *
 * @param bot with parameters if others than the usual values are meant
 * @param opponents who takes the other seats; nobody if the bot plays itself
 */
public record Ablation(Game game, Scenario scenario, String bot, List<String> opponents) {

    /** Where seeds begin that no test and no tuning plays on, unless the scenario says otherwise. */
    private static final long FRESH_SEED = 500_001;

    /** Between bounds so near to each other no number of games decides: a test plays all it may. */
    private static final double NEAR = 0.5;

    private static final double NEVER = 1e-9;

    /**
     * A parameter and what turns it off.
     *
     * @param on whether the bot makes use of it at all
     */
    record Idea(Parameter parameter, double off, boolean on) {

        static Idea of(Parameter parameter, double value) {
            double off = Math.max(parameter.least(), Math.min(parameter.most(), 0));
            return new Idea(parameter, off, value != off);
        }

        /** Returns how a person would type it. */
        @Override
        public String toString() {
            String number = off == Math.rint(off) ? String.valueOf((long) off) : String.valueOf(off);
            return parameter.name() + "=" + number;
        }
    }

    /**
     * Prepares to play on scenarios of consecutive seeds.
     *
     * @param pattern the first of them, as in {@code go} or {@code go size=9}
     * @throws BadInput if there is no such game or bot
     */
    public static Ablation of(String pattern, String bot, List<String> opponents) {
        Scenario typed = Scenario.parse(pattern);
        Game game = Games.named(typed.game());
        Scenario scenario = game.info().withUsual(game.info().alike(typed), Role.SEED, FRESH_SEED);
        return new Ablation(game, scenario, bot, List.copyOf(opponents));
    }

    List<Idea> ideas() {
        BotSettings settings = settings();
        List<Idea> ideas = new ArrayList<>();
        for (Parameter parameter : builtIn().parameters()) {
            ideas.add(Idea.of(parameter, settings.value(parameter.name())));
        }
        if (ideas.isEmpty()) {
            throw new BadInput("Bot '" + bot + "' has no parameters, so nothing of it can be turned off.");
        }
        return ideas;
    }

    /**
     * Returns an idea by what a person types: {@code NAME}, or {@code NAME=VALUE} where that value turns it off.
     *
     * @throws BadInput if the bot has no such parameter, or that cannot have such a value
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

    /** Plays so many games of the bot without an idea against the bot with it. */
    PairTest.Outcome test(Idea idea, int games, Farm farm) {
        Comparison.Grounds grounds = Comparison.Grounds.of(game, scenario, Conditions.usual(game.info()));
        List<BotSpec> field = opponents.stream().map(Ablation::spec).toList();
        String without = bot + (bot.contains("?") ? "&" : "?") + idea;
        Comparison comparison = Comparison.of(spec(without), spec(bot), field, grounds);
        Race race = new Race(1, comparison.seats(), -NEAR, NEAR, NEVER);
        int blocks = Math.max(1, games / Tally.GAMES_PER_BLOCK);
        return PairTest.of(comparison, List.of(comparison.candidate()), race, blocks, (verdicts, failures) -> {})
                .run(farm);
    }

    private static BotSpec spec(String text) {
        return new BotSpec(text, BotSpec.Kind.BUILT_IN, Path.of(""));
    }
}
