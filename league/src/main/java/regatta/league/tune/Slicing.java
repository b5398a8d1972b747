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
import regatta.host.match.Conditions;
import regatta.league.verdict.Comparison.Grounds;

/**
 * Parts scenarios into slices: by the options in which they differ, but for what only draws another board. Slices that agree
 * in the options of {@code --per} share a set of numbers.
 */
public final class Slicing {

    /** More slices than these tell nothing: too few games each. */
    private static final int MOST_SLICES = 16;

    private final Game game;
    private final List<String> per;
    private final List<String> keys = new ArrayList<>();
    private final Map<Scenario, Integer> seats = new LinkedHashMap<>();

    /**
     * Finds out in what scenarios differ.
     *
     * @param per the options that have numbers of their own
     * @throws BadInput if the game has no such option
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
            if (per.contains(key) || !spelledOut && values.size() > 1 && values.size() <= MOST_SLICES) {
                keys.add(key);
            }
        }
        Set<String> labels = new LinkedHashSet<>();
        scenarios.forEach(scenario -> labels.add(label(scenario, keys)));
        if (labels.size() > MOST_SLICES) {
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

    /** Boards take time to draw, and the number of seats does not depend on the seed. */
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

    /** Returns the set of numbers each scenario plays with, as {@code size=32 seats=2}; empty if there is one for all. */
    public List<String> sets(List<Scenario> scenarios) {
        Set<String> sets = new LinkedHashSet<>();
        scenarios.forEach(scenario -> sets.add(label(scenario, per)));
        return List.copyOf(sets);
    }

    /**
     * Parts scenarios.
     *
     * @param sets the sets of numbers there are
     */
    public List<Slice> slices(List<Scenario> scenarios, List<String> sets, Conditions conditions) {
        Map<String, List<Scenario>> parts = new LinkedHashMap<>();
        for (Scenario scenario : scenarios) {
            // The seats are part of it even if nobody typed them: a comparison has as many in all its games.
            String part = seats(scenario) + " " + label(scenario, keys);
            parts.computeIfAbsent(part, key -> new ArrayList<>()).add(scenario);
        }
        List<Slice> slices = new ArrayList<>();
        for (List<Scenario> part : parts.values()) {
            Scenario first = part.get(0);
            int players = seats(first);
            if (players < 2) {
                throw new BadInput("'" + first + "' has one seat, and tuning needs two.");
            }
            int group = sets.indexOf(label(first, per));
            if (group >= 0) {
                String label = parts.size() == 1 ? "" : label(first, keys);
                slices.add(new Slice(
                        label, group, new Grounds(game, List.of(first), players, List.copyOf(part), conditions)));
            }
        }
        return slices;
    }
}
