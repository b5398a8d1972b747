package regatta.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import regatta.core.BuiltIn.Parameter;

/**
 * The numbers of a bot. A subclass has a field for each, and the line of that field is all there is to say of a parameter: its
 * name, its usual value, its range and what it means; the field itself is what it is set to in this match. Made with
 * {@link BotSettings#usual}, it tells what can be set.
 */
public abstract class BotParameters {

    private final BotSettings settings;
    private final Map<String, Double> standards;
    private final List<Parameter> list = new ArrayList<>();

    protected BotParameters(BotSettings settings) {
        this(settings, new TreeMap<>());
    }

    /**
     * For a bot that shares the parameters of another.
     *
     * @param standards its own usual values, by name; what is not among them it has from the other
     */
    protected BotParameters(BotSettings settings, Map<String, Double> standards) {
        this.settings = settings;
        this.standards = standards;
    }

    /** Declares a parameter and returns what it is set to. */
    protected final double value(Parameter parameter) {
        Double own = standards.get(parameter.name());
        Parameter declared = own == null ? parameter : parameter.standard(own);
        list.add(declared);
        return settings.value(declared);
    }

    /** Declares a parameter that is any number, and returns what it is set to. */
    protected final double real(String name, double standard, double least, double most, String summary) {
        return real(name, standard, least, most, summary, standard);
    }

    /** The same with a {@link Parameter#seed}. */
    protected final double real(String name, double standard, double least, double most, String summary, double seed) {
        return value(new Parameter(name, standard, least, most, summary).seed(seed));
    }

    /** Declares a parameter that is a whole number, and returns what it is set to. */
    protected final int whole(String name, int standard, int least, int most, String summary) {
        return whole(name, standard, least, most, summary, standard);
    }

    /** The same with a {@link Parameter#seed}. */
    protected final int whole(String name, int standard, int least, int most, String summary, int seed) {
        return (int) value(
                new Parameter(name, standard, least, most, summary).whole().seed(seed));
    }

    /** Declares a parameter that is off or on, and returns whether it is on. */
    protected final boolean onOff(String name, boolean standard, String summary) {
        return onOff(name, standard, summary, standard);
    }

    /** The same with a {@link Parameter#seed}. */
    protected final boolean onOff(String name, boolean standard, String summary, boolean seed) {
        Parameter any = new Parameter(name, standard ? 1 : 0, 0, 1, summary).onOff();
        return value(any.seed(seed ? 1 : 0)) > 0;
    }

    /** Returns all that can be set, in the order of the fields. */
    public final List<Parameter> list() {
        return List.copyOf(list);
    }
}
