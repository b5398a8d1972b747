package regatta.league.tune;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import regatta.core.BadInput;
import regatta.core.BuiltIn;

/**
 * Something about a bot that can be tuned, as optimisers see it: one coordinate or more, all 0 at the start and each worth
 * one step a unit. A choice has a coordinate for each of its options, which says how much it is preferred.
 *
 * @param start its value to begin with; of a choice, the number of the option
 * @param step how much of a change is worth trying; on a logarithmic scale, of the natural logarithm
 * @param options the words of a choice; of a switch those for no and yes; else none
 */
public record Parameter(
        String name, Kind kind, double start, double least, double most, double step, List<String> options) {

    /** How the values of a parameter lie. */
    public enum Kind {
        REAL,
        WHOLE,
        LOGARITHMIC,
        SWITCH,
        CHOICE
    }

    /** More digits than these no tuning can tell from fewer. */
    private static final int DIGITS = 4;

    /** How far from being chosen an option is that is not. */
    private static final double PREFERENCE = 0.5;

    /** How far preferences go: an option that lost so often must not need for ever to come back. */
    private static final double STRONGEST_PREFERENCE = 2;

    public Parameter {
        options = List.copyOf(options);
        boolean ordered = kind == Kind.CHOICE || least < most && least <= start && start <= most;
        if (!ordered) {
            throw new BadInput("Parameter '" + name + "': " + least + " to " + most + " with a start of " + start
                    + " is no range with a start in it.");
        }
        if (kind == Kind.LOGARITHMIC && least <= 0) {
            throw new BadInput("Parameter '" + name + "': a logarithmic range begins above 0, not at " + least + ".");
        }
        if (!(step > 0) || Double.isInfinite(step)) {
            throw new BadInput("Parameter '" + name + "': a step is more than 0, not " + step + ".");
        }
    }

    /** What a built-in declares, with a start of its own. */
    static Parameter of(BuiltIn.Parameter declared, double start) {
        Kind kind = Kind.valueOf(declared.kind().name());
        boolean whole = kind == Kind.WHOLE;
        return new Parameter(
                declared.name(),
                kind,
                start,
                whole ? Math.ceil(declared.least()) : declared.least(),
                whole ? Math.floor(declared.most()) : declared.most(),
                declared.step(),
                kind == Kind.SWITCH ? List.of("0", "1") : List.of());
    }

    /** Returns how many coordinates it has. */
    int width() {
        return kind == Kind.CHOICE ? options.size() : 1;
    }

    double low() {
        return switch (kind) {
            case REAL, WHOLE -> (least - start) / step;
            case LOGARITHMIC -> StrictMath.log(least / start) / step;
            case SWITCH, CHOICE -> -STRONGEST_PREFERENCE;
        };
    }

    double high() {
        return switch (kind) {
            case REAL, WHOLE -> (most - start) / step;
            case LOGARITHMIC -> StrictMath.log(most / start) / step;
            case SWITCH, CHOICE -> STRONGEST_PREFERENCE;
        };
    }

    /** Returns the value at some coordinates as a bot is told it. */
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

    /** Returns the value at some coordinates as a number to draw: of a choice or a switch the number of the option. */
    double number(double[] point, int from) {
        return options.isEmpty() ? Double.parseDouble(text(point, from)) : options.indexOf(text(point, from));
    }

    private int preferred(double[] point, int from) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < options.size(); i++) {
            double preference = point[from + i] + (i == (int) start ? PREFERENCE : -PREFERENCE);
            if (preference > most) {
                most = preference;
                best = i;
            }
        }
        return best;
    }

    private double clamped(double value) {
        return Math.max(least, Math.min(most, value));
    }

    private String rounded(double value, double at) {
        if (at == 0) {
            return plain(start);
        }
        double few = new BigDecimal(value).round(new MathContext(DIGITS)).doubleValue();
        return plain(clamped(few));
    }

    /** Writes a number as short as it can be, and never with an exponent, which not every program reads. */
    static String plain(double value) {
        if (value == 0) {
            return "0";
        }
        BigDecimal digits = BigDecimal.valueOf(value).stripTrailingZeros();
        return digits.toPlainString();
    }

    /** Returns the name of each coordinate. */
    List<String> coordinates() {
        if (kind != Kind.CHOICE) {
            return List.of(name);
        }
        List<String> names = new ArrayList<>();
        options.forEach(option -> names.add(name + "=" + option));
        return names;
    }

    String startText() {
        return text(new double[width()], 0);
    }
}
