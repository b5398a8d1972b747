package regatta.core;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The recipe of turn 0. Its text form is {@code game/rules key=value …}, as in {@code go/chinese size=19 seed=42};
 * a value with blanks, quotes or line ends stands in double quotes, with {@code \"}, {@code \\} and {@code \n}
 * inside.
 *
 * @param rules the rule set, or empty for the game's default
 * @param options in the order given
 */
public record Scenario(String game, String rules, Map<String, String> options) {

    public Scenario {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    /**
     * Reads the text form.
     *
     * @throws BadInput if it is not of that form
     */
    public static Scenario parse(String text) {
        return new ScenarioParser(text).scenario();
    }

    /** Makes a scenario of a name such as {@code go/chinese} and words such as {@code size=32}. */
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

    public String option(String key, String standard) {
        return options.getOrDefault(key, standard);
    }

    /**
     * Returns the whole number given for {@code key}, or {@code standard} if there is none.
     *
     * @throws BadInput if it is no whole number from {@code least} to {@code most}
     */
    public long number(String key, long standard, long least, long most) {
        String value = options.get(key);
        if (value == null) {
            return standard;
        }
        try {
            long number = Long.parseLong(value);
            if (least <= number && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Said below, with the range.
        }
        throw new BadInput(key + "=" + value + ": " + key + " is a whole number from " + least + " to " + most + ".");
    }

    /**
     * Returns the switch given for {@code key}, or false if there is none.
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
     * Returns the word given for {@code key}, or the first of {@code words} if there is none.
     *
     * @throws BadInput if it is none of {@code words}
     */
    public String word(String key, List<String> words) {
        String value = options.getOrDefault(key, words.get(0));
        if (!words.contains(value)) {
            throw BadInput.unknown("value of '" + key + "':", value, words);
        }
        return value;
    }

    /** Returns the text form. */
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
