package regatta.core;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The parameters of a match. The text form is {@code game/rules key=value …}, such as
 * {@code go/chinese size=19 seed=42}. A value with spaces, quotes or line ends is enclosed in double quotes, with the
 * escapes {@code \"}, {@code \\} and {@code \n}.
 *
 * @param rules the rule set, or empty for the game's default
 * @param options the options, in the given order
 */
public record Scenario(String game, String rules, Map<String, String> options) {

    public Scenario {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    /**
     * Parses the text form.
     *
     * @throws BadInput if the text is malformed
     */
    public static Scenario parse(String text) {
        return new ScenarioParser(text).scenario();
    }

    /** Returns the scenario of a name such as {@code go/chinese} and options such as {@code size=32}. */
    public static Scenario of(String name, List<String> words) {
        int slash = name.indexOf('/');
        String game = slash < 0 ? name : name.substring(0, slash);
        String rules = slash < 0 ? "" : name.substring(slash + 1);
        Map<String, String> options = new LinkedHashMap<>();
        for (String word : words) {
            int equals = word.indexOf('=');
            String key = equals < 0 ? word : word.substring(0, equals);
            String value = equals < 0 ? "true" : word.substring(equals + 1);
            if (key.isEmpty()) {
                throw new BadInput("'" + word + "' has no name before the '='. Options are given as key=value.");
            }
            if (options.put(key, value) != null) {
                throw new BadInput("Option '" + key + "' is given twice.");
            }
        }
        return new Scenario(game, rules, options);
    }

    public Scenario with(String key, String value) {
        Map<String, String> more = new LinkedHashMap<>(options);
        more.put(key, value);
        return new Scenario(game, rules, more);
    }

    public @Nullable String option(String key) {
        return options.get(key);
    }

    public String option(String key, String defaultValue) {
        return options.getOrDefault(key, defaultValue);
    }

    /**
     * Returns the whole number of an option, or {@code defaultValue} if it is not set.
     *
     * @throws BadInput if it is not a whole number from {@code min} to {@code max}
     */
    public long number(String key, long defaultValue, long min, long max) {
        String value = options.get(key);
        if (value == null) {
            return defaultValue;
        }
        try {
            long number = Long.parseLong(value);
            if (min <= number && number <= max) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Reported below, with the range.
        }
        throw new BadInput(key + "=" + value + ": " + key + " is a whole number from " + min + " to " + max + ".");
    }

    /**
     * Returns whether a switch is on; false if it is not set.
     *
     * @throws BadInput if it is neither true nor false
     */
    public boolean on(String key) {
        String value = options.getOrDefault(key, "false");
        if (!value.equals("true") && !value.equals("false")) {
            throw new BadInput(key + "=" + value + ": " + key + " is true or false.");
        }
        return value.equals("true");
    }

    /**
     * Returns the word of an option, or the first of {@code words} if it is not set.
     *
     * @throws BadInput if it is not one of {@code words}
     */
    public String word(String key, List<String> words) {
        String value = options.getOrDefault(key, words.get(0));
        if (!words.contains(value)) {
            throw BadInput.unknown("value of '" + key + "':", value, words);
        }
        return value;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(game);
        if (!rules.isEmpty()) {
            text.append('/').append(rules);
        }
        for (Map.Entry<String, String> option : options.entrySet()) {
            text.append(' ').append(option.getKey()).append('=').append(ScenarioParser.quoted(option.getValue()));
        }
        return text.toString();
    }
}
