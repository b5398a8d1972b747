package regatta.league.tune;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import regatta.core.BadInput;
import regatta.core.BuiltIn;

/**
 * A parameter to tune, in coordinates of the optimisers: one or more, which are all 0 at the start, and one unit is one
 * step. A choice has one coordinate per option, the preference for it.
 *
 * @param start the start value; for a choice, the index of the option
 * @param step the smallest change worth trying; on a logarithmic scale, a change of the natural logarithm
 * @param options the words of a choice, or the words of a switch for no and yes; otherwise empty
 */
public record TunedParameter(
        String name, ParameterKind kind, double start, double min, double max, double step, List<String> options) {

    /** The kind of a parameter. */
    public enum ParameterKind {
        REAL,
        WHOLE,
        LOGARITHMIC,
        SWITCH,
        CHOICE
    }

    /** The significant digits of values. Tuning cannot resolve more. */
    private static final int DIGITS = 4;

    /** The initial preference for the start option, and against the others. */
    private static final double PREFERENCE = 0.5;

    /** The limit of preferences, so that an option that lost often can still return. */
    private static final double MAX_PREFERENCE = 2;

    public TunedParameter {
        options = List.copyOf(options);
        boolean ordered = kind == ParameterKind.CHOICE || min < max && min <= start && start <= max;
        if (!ordered) {
            throw new BadInput("Parameter '" + name + "': " + min + " to " + max + " with a start of " + start
                    + " is not a range with a start inside it.");
        }
        if (kind == ParameterKind.LOGARITHMIC && min <= 0) {
            throw new BadInput("Parameter '" + name + "': a logarithmic range begins above 0, not at " + min + ".");
        }
        if (!(step > 0) || Double.isInfinite(step)) {
            throw new BadInput("Parameter '" + name + "': a step is more than 0, not " + step + ".");
        }
    }

    /** Returns a text that never changes, because files of earlier releases contain it. */
    String storedText() {
        return "Parameter[name=" + name + ", kind=" + kind + ", start=" + start + ", least=" + min + ", most=" + max
                + ", step=" + step + ", options=" + options + "]";
    }

    static TunedParameter of(BuiltIn.Parameter declared, double start) {
        ParameterKind kind = ParameterKind.valueOf(declared.kind().name());
        boolean whole = kind == ParameterKind.WHOLE;
        return new TunedParameter(
                declared.name(),
                kind,
                start,
                whole ? Math.ceil(declared.min()) : declared.min(),
                whole ? Math.floor(declared.max()) : declared.max(),
                declared.step(),
                kind == ParameterKind.SWITCH ? List.of("0", "1") : List.of());
    }

    int width() {
        return kind == ParameterKind.CHOICE ? options.size() : 1;
    }

    double low() {
        return switch (kind) {
            case REAL, WHOLE -> (min - start) / step;
            case LOGARITHMIC -> StrictMath.log(min / start) / step;
            case SWITCH, CHOICE -> -MAX_PREFERENCE;
        };
    }

    double high() {
        return switch (kind) {
            case REAL, WHOLE -> (max - start) / step;
            case LOGARITHMIC -> StrictMath.log(max / start) / step;
            case SWITCH, CHOICE -> MAX_PREFERENCE;
        };
    }

    /** Returns the value at some coordinates, as text for the bot. */
    String text(double[] point, int from) {
        double at = point[from];
        return switch (kind) {
            case REAL -> rounded(clamped(start + at * step), at);
            case LOGARITHMIC -> rounded(clamped(start * StrictMath.exp(at * step)), at);
            case WHOLE -> plain(clamped(Math.rint(start + at * step)));
            case SWITCH -> options.get(at + (start > 0 ? PREFERENCE : -PREFERENCE) > 0 ? 1 : 0);
            case CHOICE -> options.get(preferred(point, from));
        };
    }

    /**
     * Returns the value at some coordinates as a number for charts; for a choice or a switch, the index of the option.
     */
    double number(double[] point, int from) {
        return options.isEmpty() ? Double.parseDouble(text(point, from)) : options.indexOf(text(point, from));
    }

    private int preferred(double[] point, int from) {
        int best = 0;
        double max = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < options.size(); i++) {
            double preference = point[from + i] + (i == (int) start ? PREFERENCE : -PREFERENCE);
            if (preference > max) {
                max = preference;
                best = i;
            }
        }
        return best;
    }

    private double clamped(double value) {
        return Math.max(min, Math.min(max, value));
    }

    private String rounded(double value, double at) {
        if (at == 0) {
            return plain(start);
        }
        double few = new BigDecimal(value).round(new MathContext(DIGITS)).doubleValue();
        return plain(clamped(few));
    }

    /** Returns the shortest form of a number without an exponent, which some programs cannot read. */
    static String plain(double value) {
        if (value == 0) {
            return "0";
        }
        BigDecimal digits = BigDecimal.valueOf(value).stripTrailingZeros();
        return digits.toPlainString();
    }

    List<String> coordinates() {
        if (kind != ParameterKind.CHOICE) {
            return List.of(name);
        }
        List<String> names = new ArrayList<>();
        options.forEach(option -> names.add(name + "=" + option));
        return names;
    }

    /**
     * Returns the form that stores of tunings have had since the first release; it does not follow names in the code.
     */
    String stored() {
        return "Parameter[name=" + name + ", kind=" + kind + ", start=" + start + ", least=" + min + ", most=" + max
                + ", step=" + step + ", options=" + options + "]";
    }

    String startText() {
        return text(new double[width()], 0);
    }
}
