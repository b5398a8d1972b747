package regatta.halite;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import regatta.core.BadInput;
import regatta.core.TextOut;

/** The 29 constants of the game, as sent to bots and as stored in a constants file. Immutable. */
public final class Constants {

    /** Each key with its default value, whose form is the type of the key. */
    private static final String[][] DEFAULTS = {
        {"CAPTURE_ENABLED", "false"},
        {"CAPTURE_RADIUS", "3"},
        {"DEFAULT_MAP_HEIGHT", "48"},
        {"DEFAULT_MAP_WIDTH", "48"},
        {"DROPOFF_COST", "4000"},
        {"DROPOFF_PENALTY_RATIO", "4"},
        {"EXTRACT_RATIO", "4"},
        {"FACTOR_EXP_1", "2.0"},
        {"FACTOR_EXP_2", "2.0"},
        {"INITIAL_ENERGY", "5000"},
        {"INSPIRATION_ENABLED", "true"},
        {"INSPIRATION_RADIUS", "4"},
        {"INSPIRATION_SHIP_COUNT", "2"},
        {"INSPIRED_BONUS_MULTIPLIER", "2.0"},
        {"INSPIRED_EXTRACT_RATIO", "4"},
        {"INSPIRED_MOVE_COST_RATIO", "10"},
        {"MAX_CELL_PRODUCTION", "1000"},
        {"MAX_ENERGY", "1000"},
        {"MAX_PLAYERS", "16"},
        {"MAX_TURNS", "500"},
        {"MAX_TURN_THRESHOLD", "64"},
        {"MIN_CELL_PRODUCTION", "900"},
        {"MIN_TURNS", "400"},
        {"MIN_TURN_THRESHOLD", "32"},
        {"MOVE_COST_RATIO", "10"},
        {"NEW_ENTITY_ENERGY_COST", "1000"},
        {"PERSISTENCE", "0.7"},
        {"SHIPS_ABOVE_FOR_CAPTURE", "3"},
        {"STRICT_ERRORS", "false"},
    };

    /** Keeps every amount of a match far below 32 bits, and every match within memory. */
    private static final int MAX_AMOUNT = 1_000_000;

    private final Map<String, String> values;

    private Constants(Map<String, String> values) {
        this.values = values;
    }

    public static Constants defaultValue() {
        Map<String, String> values = new TreeMap<>();
        for (String[] entry : DEFAULTS) {
            values.put(entry[0], entry[1]);
        }
        return new Constants(values);
    }

    /**
     * Reads a constants file: a JSON object with all keys. Other keys are ignored, as in the original.
     *
     * @throws BadInput if it is not a constants file
     */
    public static Constants parse(String json) {
        return of(new FlatJson(json, "constants").object());
    }

    /** Takes the constants from values by key. */
    static Constants of(Map<String, String> given) {
        Map<String, String> values = new TreeMap<>();
        List<String> missing = new ArrayList<>();
        for (String[] entry : DEFAULTS) {
            String value = given.get(entry[0]);
            if (value == null) {
                missing.add(entry[0]);
            } else {
                values.put(entry[0], checked(entry[0], entry[1], value));
            }
        }
        if (!missing.isEmpty()) {
            throw new BadInput("constants: these keys are missing: " + String.join(", ", missing) + ".");
        }
        return new Constants(values);
    }

    private static String checked(String key, String defaultValue, String value) {
        if (defaultValue.equals("true") || defaultValue.equals("false")) {
            if (value.equals("true") || value.equals("false")) {
                return value;
            }
            throw new BadInput("constants: " + key + " is " + value + ", but must be true or false.");
        }
        if (defaultValue.indexOf('.') >= 0) {
            return real(key, value);
        }
        int min = key.endsWith("RATIO") || key.equals("MAX_PLAYERS") ? 1 : 0;
        try {
            int number = Integer.parseInt(value);
            if (min <= number && number <= MAX_AMOUNT) {
                return String.valueOf(number);
            }
        } catch (NumberFormatException e) {
            // Reported below, with the range.
        }
        throw new BadInput("constants: " + key + " is " + value + ", but must be a whole number from " + min + " to "
                + MAX_AMOUNT + ".");
    }

    private static String real(String key, String value) {
        try {
            double number = Double.parseDouble(value);
            if (number >= 0 && number <= MAX_AMOUNT) {
                return String.valueOf(number);
            }
        } catch (NumberFormatException e) {
            // Reported below, with the range.
        }
        throw new BadInput(
                "constants: " + key + " is " + value + ", but must be a number from 0 to " + MAX_AMOUNT + ".");
    }

    /** Returns these constants with one of them changed or added. */
    Constants with(String key, String value) {
        Map<String, String> changed = new TreeMap<>(values);
        changed.put(key, value);
        return new Constants(changed);
    }

    Constants with(String key, int value) {
        return with(key, String.valueOf(value));
    }

    public int whole(String key) {
        return Integer.parseInt(value(key));
    }

    public double real(String key) {
        return Double.parseDouble(value(key));
    }

    public boolean on(String key) {
        return value(key).equals("true");
    }

    /** Returns whether these are the numbers of the {@code draft} rules. */
    public boolean draft() {
        return values.containsKey("RULES");
    }

    private String value(String key) {
        String value = values.get(key);
        if (value == null) {
            throw new IllegalArgumentException("no constant " + key);
        }
        return value;
    }

    /** Writes them as one line of JSON, keys in ASCII order. */
    void write(TextOut out) {
        char separator = '{';
        for (Map.Entry<String, String> entry : values.entrySet()) {
            out.put(separator).put('"').put(entry.getKey()).put("\":").put(entry.getValue());
            separator = ',';
        }
        out.put('}');
    }

    @Override
    public String toString() {
        TextOut out = new TextOut();
        write(out);
        return out.toString();
    }
}
