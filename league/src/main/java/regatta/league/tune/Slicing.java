package regatta.league.tune;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Scenario;
import regatta.host.match.MatchConditions;
import regatta.league.verdict.Comparison.Setup;

/**
 * A division of scenarios into slices by the options in which they differ, except options that only draw another board.
 * Slices with equal values of the {@code --per} options share a set of parameter values.
 */
public final class Slicing {

    /** With more slices, each would have too few games. */
    private static final int MAX_SLICES = 16;

    private final Game game;
    private final List<String> per;
    private final List<String> keys = new ArrayList<>();
    private final Map<Scenario, Integer> seats = new LinkedHashMap<>();

    /**
     * Finds the options in which the scenarios differ.
     *
     * @param per the options with separate parameter values
     * @throws BadInput if the game does not have such an option
     */
    public Slicing(Game game, List<Scenario> scenarios, List<String> per) {
        this.game = game;
        this.per = List.copyOf(per);
        List<String> known = game.info().options().stream()
                .map(GameInfo.Option::key)
                .filter(key -> !key.equals(keyOf(Role.SEED)))
                .toList();
        for (String key : per) {
            if (!known.contains(key)) {
                throw BadInput.unknown("option for --per", key, known);
            }
        }
        for (String key : known) {
            boolean spelledOut = key.equals(keyOf(Role.BOARD)) || key.equals(keyOf(Role.START));
            Set<String> values = new TreeSet<>();
            scenarios.forEach(scenario -> values.add(value(scenario, key)));
            if (per.contains(key) || !spelledOut && values.size() > 1 && values.size() <= MAX_SLICES) {
                keys.add(key);
            }
        }
        Set<String> labels = new LinkedHashSet<>();
        scenarios.forEach(scenario -> labels.add(label(scenario, keys)));
        if (labels.size() > MAX_SLICES) {
            keys.removeIf(key -> !per.contains(key));
        }
    }

    private String keyOf(Role role) {
        GameInfo.Option option = game.info().option(role);
        return option == null ? "" : option.key();
    }

    private String value(Scenario scenario, String key) {
        String given = scenario.option(key);
        return given == null && key.equals(keyOf(Role.SEATS)) ? String.valueOf(seats(scenario)) : String.valueOf(given);
    }

    /** The random seed is removed, because drawing boards takes time and the number of seats does not depend on it. */
    private int seats(Scenario scenario) {
        return seats.computeIfAbsent(
                game.info().with(scenario, Role.SEED, 1),
                pattern -> game.open(scenario).start().seats());
    }

    private String label(Scenario scenario, List<String> by) {
        List<String> parts = new ArrayList<>();
        by.forEach(key -> parts.add(key + "=" + value(scenario, key)));
        return String.join(" ", parts);
    }

    /**
     * Returns the sets of parameter values of the scenarios, as {@code size=32 seats=2}; a single empty text if there
     * is one set for all.
     */
    public List<String> sets(List<Scenario> scenarios) {
        Set<String> sets = new LinkedHashSet<>();
        scenarios.forEach(scenario -> sets.add(label(scenario, per)));
        return List.copyOf(sets);
    }

    /**
     * Divides scenarios into slices.
     *
     * @param sets the sets of parameter values
     */
    public List<Slice> slices(List<Scenario> scenarios, List<String> sets, MatchConditions conditions) {
        Map<String, List<Scenario>> parts = new LinkedHashMap<>();
        for (Scenario scenario : scenarios) {
            // The seats are part of the key even if they were not given, because all games of a comparison have the
            // same number.
            String part = seats(scenario) + " " + label(scenario, keys);
            parts.computeIfAbsent(part, key -> new ArrayList<>()).add(scenario);
        }
        List<Slice> slices = new ArrayList<>();
        for (List<Scenario> part : parts.values()) {
            Scenario first = part.get(0);
            int players = seats(first);
            if (players < 2) {
                throw new BadInput("'" + first + "' has one player, and tuning needs two.");
            }
            int group = sets.indexOf(label(first, per));
            if (group >= 0) {
                String label = parts.size() == 1 ? "" : label(first, keys);
                slices.add(new Slice(
                        label, group, new Setup(game, List.of(first), players, List.copyOf(part), conditions)));
            }
        }
        return slices;
    }
}
