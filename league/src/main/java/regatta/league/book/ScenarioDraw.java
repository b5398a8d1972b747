package regatta.league.book;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Rng;
import regatta.core.Scenario;

/** Random scenarios. */
public final class ScenarioDraw {

    private ScenarioDraw() {}

    /**
     * Returns {@code count} scenarios: the patterns in turn, each with its own random seed. Patterns with a fixed seed
     * are used unchanged. A longer list begins with the scenarios of a shorter one.
     *
     * @throws BadInput if a pattern cannot be played
     */
    public static List<Scenario> of(Game game, List<Scenario> patterns, int count, long seed) {
        if (count < 1 || count > Book.MAX_SCENARIOS) {
            throw new BadInput("From 1 to " + Book.MAX_SCENARIOS + " scenarios can be drawn, not " + count + ".");
        }
        Rng rng = new Rng(seed);
        TreeSet<Integer> drawn = new TreeSet<>();
        List<Scenario> scenarios = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Scenario pattern = patterns.get(i % patterns.size());
            if (!isFixed(game, pattern)) {
                pattern = game.info().with(pattern, Role.SEED, freshSeed(rng, drawn));
            }
            Scenario scenario = plain(game, pattern);
            game.open(scenario);
            scenarios.add(scenario);
        }
        return scenarios;
    }

    public static boolean isFixed(Game game, Scenario pattern) {
        return !game.info().offers(Role.SEED)
                || game.info().value(pattern, Role.SEED) != null
                || game.info().value(pattern, Role.START) != null;
    }

    /** Returns a new random seed that every game accepts. */
    private static int freshSeed(Rng rng, Set<Integer> drawn) {
        int seed;
        do {
            seed = 1 + rng.below(Integer.MAX_VALUE - 1);
        } while (!drawn.add(seed));
        return seed;
    }

    /**
     * Returns a scenario in normal form: with its rule set named and its options in the order of the game, so that
     * equal scenarios are equal values.
     *
     * @throws BadInput if the rule set or an option is unknown
     */
    public static Scenario plain(Game game, Scenario scenario) {
        String rules = game.info().check(scenario).id();
        Map<String, String> options = new LinkedHashMap<>();
        for (GameInfo.Option option : game.info().options()) {
            String value = scenario.option(option.key());
            if (value != null) {
                options.put(option.key(), value);
            }
        }
        return new Scenario(scenario.game(), rules, options);
    }
}
