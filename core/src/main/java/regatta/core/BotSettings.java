package regatta.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a bot is made with: what its chance is drawn from, and the values of its parameters. Immutable. */
public final class BotSettings {

    private static final String SET = "set";

    /** The values that were meant before anybody tuned them: those of the document a bot is built after. */
    private static final String SEED = "seed";

    private final long seed;
    private final List<BuiltIn.Parameter> parameters;
    private final Map<String, Double> values;

    BotSettings(long seed, List<BuiltIn.Parameter> parameters) {
        this(seed, parameters, new TreeMap<>());
    }

    private BotSettings(long seed, List<BuiltIn.Parameter> parameters, Map<String, Double> values) {
        this.seed = seed;
        this.parameters = parameters;
        this.values = values;
    }

    /** Settings of which none was given: every parameter has its usual value. */
    public static BotSettings usual() {
        return new BotSettings(0, List.of());
    }

    BotSettings with(String bot, String key, String text) {
        if (key.equals(SET)) {
            return withSet(bot, text);
        }
        List<String> names = new ArrayList<>();
        for (BuiltIn.Parameter parameter : parameters) {
            names.add(parameter.name());
            if (parameter.name().equals(key)) {
                Map<String, Double> more = new TreeMap<>(values);
                more.put(key, checked(bot, parameter, text));
                return new BotSettings(seed, parameters, more);
            }
        }
        throw BadInput.unknown("parameter of '" + bot + "':", key, names);
    }

    /** Takes the values of a whole set; those that are set by name stay, whichever comes first. */
    private BotSettings withSet(String bot, String set) {
        if (!set.equals(SEED)) {
            throw BadInput.unknown("set of parameters of '" + bot + "':", set, List.of(SEED));
        }
        Map<String, Double> more = new TreeMap<>(values);
        for (BuiltIn.Parameter parameter : parameters) {
            more.putIfAbsent(parameter.name(), parameter.seed());
        }
        return new BotSettings(seed, parameters, more);
    }

    /** Returns the same settings but for one number, which is kept within its range. */
    public BotSettings but(BuiltIn.Parameter parameter, double value) {
        Map<String, Double> more = new TreeMap<>(values);
        more.put(parameter.name(), Math.max(parameter.least(), Math.min(parameter.most(), value)));
        return new BotSettings(seed, parameters, more);
    }

    private static double checked(String bot, BuiltIn.Parameter parameter, String text) {
        try {
            double value = Double.parseDouble(text);
            if (value >= parameter.least() && value <= parameter.most()) {
                return value;
            }
        } catch (NumberFormatException e) {
            // Said below, with the range.
        }
        throw new BadInput("Bot '" + bot + "': " + parameter.name() + "=" + text + " must be a number from "
                + parameter.least() + " to " + parameter.most() + ".");
    }

    /** Returns what the bot draws its chance from. */
    public Rng chance() {
        return new Rng(seed);
    }

    /** Returns what a parameter is set to. */
    public double value(BuiltIn.Parameter parameter) {
        return values.getOrDefault(parameter.name(), parameter.standard());
    }

    /** The same by its name. */
    public double value(String name) {
        for (BuiltIn.Parameter parameter : parameters) {
            if (parameter.name().equals(name)) {
                return value(parameter);
            }
        }
        throw new IllegalArgumentException("no parameter " + name);
    }
}
