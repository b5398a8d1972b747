package regatta.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import regatta.core.BuiltIn.Parameter;

/**
 * The parameters of a bot. A subclass declares each in the line of a field, with name, default value, range and
 * description; the field holds the value in this match. Created with {@link BotSettings#defaults}, it lists the
 * available parameters.
 */
public abstract class BotParameters {

    private final BotSettings settings;
    private final Map<String, Double> defaults;
    private final List<Parameter> list = new ArrayList<>();
    private final Map<String, String> removed = new TreeMap<>();

    protected BotParameters(BotSettings settings) {
        this(settings, new TreeMap<>());
    }

    /**
     * Creates the parameters of a bot that shares those of another bot.
     *
     * @param defaults the default values that differ from the other bot, by name
     */
    protected BotParameters(BotSettings settings, Map<String, Double> defaults) {
        this.settings = settings;
        this.defaults = defaults;
    }

    protected final double value(Parameter parameter) {
        Double own = defaults.get(parameter.name());
        Parameter declared = own == null ? parameter : parameter.defaultValue(own);
        list.add(declared);
        return settings.value(declared);
    }

    protected final double real(String name, double defaultValue, double min, double max, String summary) {
        return value(new Parameter(name, defaultValue, min, max, summary));
    }

    protected final int whole(String name, int defaultValue, int min, int max, String summary) {
        return (int) value(new Parameter(name, defaultValue, min, max, summary).whole());
    }

    /** Declares a switch and returns whether it is on. */
    protected final boolean onOff(String name, boolean defaultValue, String summary) {
        return value(new Parameter(name, defaultValue ? 1 : 0, 0, 1, summary).onOff()) > 0;
    }

    /** Declares names of removed parameters, which are refused with the reason, such as "it is always on now". */
    protected final void removed(String reason, String... names) {
        for (String name : names) {
            removed.put(name, reason);
        }
    }

    /** Returns all parameters, in the order of the fields. */
    public final List<Parameter> list() {
        return List.copyOf(list);
    }

    /** Returns the reasons for the removed parameters, by name. */
    final Map<String, String> removed() {
        return removed;
    }
}
