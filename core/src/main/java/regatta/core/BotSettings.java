package regatta.core;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The random seed and the parameter values of a bot. Immutable. */
public final class BotSettings {

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

    /** Returns settings in which every parameter has its default value. */
    public static BotSettings defaults() {
        return new BotSettings(0, List.of());
    }

    BotSettings with(String bot, BuiltIn.Parameter parameter, String text) {
        Map<String, Double> more = new TreeMap<>(values);
        more.put(parameter.name(), checked(bot, parameter, text));
        return new BotSettings(seed, parameters, more);
    }

    private static double checked(String bot, BuiltIn.Parameter parameter, String text) {
        try {
            double value = Double.parseDouble(text);
            if (value >= parameter.min() && value <= parameter.max()) {
                return value;
            }
        } catch (NumberFormatException e) {
            // Reported below, with the range.
        }
        throw new BadInput("Bot '" + bot + "': " + parameter.name() + "=" + text + " must be a number from "
                + parameter.min() + " to " + parameter.max() + ".");
    }

    public Rng chance() {
        return new Rng(seed);
    }

    public double value(BuiltIn.Parameter parameter) {
        return values.getOrDefault(parameter.name(), parameter.defaultValue());
    }

    public double value(String name) {
        for (BuiltIn.Parameter parameter : parameters) {
            if (parameter.name().equals(name)) {
                return value(parameter);
            }
        }
        throw new IllegalArgumentException("no parameter " + name);
    }
}
