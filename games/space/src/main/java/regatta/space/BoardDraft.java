package regatta.space;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A board that is being read: the attributes of each planet and lane so far. Later statements override earlier ones.
 */
final class BoardDraft {

    private static final String HOME = "base";

    /** The maximum number of statements: twice as many planets as allowed, and lanes between them. */
    private static final int MAX_PLANETS = 2 * Board.MAX_PLANETS;

    private static final int MAX_LANES = 100_000;

    private final Map<Integer, Draft> planets = new TreeMap<>();

    /** Keyed by their ends as written: {@code 1 -- 2} and {@code 2 -- 1} are two entries until the board is built. */
    private final Map<String, Draft> lanes = new TreeMap<>();

    /** The attributes, and the line of the first statement. */
    private record Draft(int[] ends, int line, Map<String, DotToken> attributes) {}

    void describePlanet(int id, int line, Map<String, DotToken> attributes) {
        if (planets.size() > MAX_PLANETS) {
            throw DotLexer.error(line, "There are too many planets; " + Board.MAX_PLANETS + " are the most.");
        }
        planets.computeIfAbsent(id, key -> new Draft(new int[0], line, new LinkedHashMap<>()))
                .attributes
                .putAll(attributes);
    }

    void describeLane(int from, int to, int line, Map<String, DotToken> attributes) {
        if (lanes.size() > MAX_LANES) {
            throw DotLexer.error(line, "There are too many lanes; " + MAX_LANES + " are the most.");
        }
        int[] ends = {from, to};
        lanes.computeIfAbsent(from + "-" + to, key -> new Draft(ends, line, new LinkedHashMap<>()))
                .attributes
                .putAll(attributes);
    }

    Board board() {
        if (planets.isEmpty()) {
            throw DotLexer.error(1, "The board has no planets.");
        }
        if (planets.size() > Board.MAX_PLANETS) {
            throw DotLexer.error(
                    1, "There are " + planets.size() + " planets; " + Board.MAX_PLANETS + " are the most.");
        }
        List<Planet> described = new ArrayList<>();
        planets.forEach((id, draft) -> described.add(planet(id, draft)));
        return Board.of(described, lanes());
    }

    private static Planet planet(int id, Draft draft) {
        String what = "Planet " + id;
        int home = draft.attributes.containsKey(HOME) ? value(what, draft, HOME, 1, 2) - 1 : Board.NONE;
        return new Planet(
                id,
                value(what, draft, "habit", 0, Integer.MAX_VALUE),
                value(what, draft, "size", 1, Integer.MAX_VALUE),
                home,
                value(what, draft, "x", Integer.MIN_VALUE, Integer.MAX_VALUE),
                value(what, draft, "y", Integer.MIN_VALUE, Integer.MAX_VALUE));
    }

    private List<Lane> lanes() {
        Map<String, Lane> byEnds = new LinkedHashMap<>();
        lanes.forEach((key, draft) -> {
            int from = draft.ends[0];
            int to = draft.ends[1];
            checkKnown(from, draft.line);
            checkKnown(to, draft.line);
            Lane lane = new Lane(from, to, value("Lane " + key, draft, "weight", 0, Integer.MAX_VALUE));
            Lane other = byEnds.putIfAbsent(Math.min(from, to) + "-" + Math.max(from, to), lane);
            if (other != null && other.length() != lane.length()) {
                throw DotLexer.error(
                        draft.line,
                        "Planets " + from + " and " + to + " are joined twice, with the lengths " + lane.length()
                                + " and " + other.length() + ".");
            }
        });
        return List.copyOf(byEnds.values());
    }

    private void checkKnown(int id, int line) {
        if (!planets.containsKey(id)) {
            throw DotLexer.error(
                    line, "A lane leads to planet " + id + ", which has no line of its own: " + id + " [ habit = … ].");
        }
    }

    private static int value(String what, Draft draft, String key, int min, int max) {
        DotToken value = draft.attributes.get(key);
        if (value == null) {
            throw DotLexer.error(draft.line, what + " has no '" + key + "'.");
        }
        Integer number = number(value.text());
        if (number == null || number < min || number > max) {
            String range = min == Integer.MIN_VALUE ? "" : " from " + min + " to " + max;
            throw DotLexer.error(
                    value.line(),
                    what + ": " + key + " = " + value.text() + ", but '" + key + "' is a whole number" + range + ".");
        }
        return number;
    }

    /** Returns the whole number that a text stands for, or null if it is not one of 32 bits. */
    static @Nullable Integer number(String text) {
        try {
            return Integer.valueOf(text);
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
