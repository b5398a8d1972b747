package regatta.league.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;

/**
 * A text with parameters: <code>--risk={risk:0..1} --sites={sites:int 2..8=4}</code>. A parameter may be used in
 * several places. It is described in one of them and only named (<code>{risk}</code>) in the others.
 *
 * <pre>
 *   {name:0..1}        a number               {name:int 2..8}     a whole number
 *   {name:log 0.1..10} a logarithmic scale
 *   {name:a|b|c}       a choice               {name:switch}       0 or 1           {name:switch no|yes} other words for it
 *   {name:0..1=0.3}    with a start value     {name:0..1=0.3/0.05} with a start value and a step
 * </pre>
 *
 * <p>The default start value is the middle of the range, and the default step is an eighth of it.
 */
final class Template {

    /** A part of the text: literal text or a parameter. */
    private record Part(String text, boolean isParameter) {}

    private static final Pattern PLACE = Pattern.compile("\\{([A-Za-z_][A-Za-z0-9_.-]*)(?::([^{}]*))?}");
    private static final Pattern RANGE =
            Pattern.compile("(int |log )?\\s*([^=/|]+?)\\.\\.([^=/|]+?)(?:=([^/|]+))?(?:/([^|]+))?");
    private static final Pattern SWITCH = Pattern.compile("switch(?: ([^=|/]+)\\|([^=|/]+))?(?:=(.+))?");

    private static final double STEPS_IN_RANGE = 8;

    private final List<Part> parts = new ArrayList<>();

    private Template() {}

    /**
     * Parses a text.
     *
     * @param parameters receives the parameters that the text describes; parameters that it already contains may be
     *     named
     * @throws BadInput if a description is invalid
     */
    static Template of(String text, List<TunedParameter> parameters) {
        Template template = new Template();
        Matcher places = PLACE.matcher(text);
        int from = 0;
        while (places.find()) {
            String name = places.group(1);
            String description = places.group(2);
            if (description != null) {
                add(parameters, described(name, description.strip()));
            } else if (parameters.stream().noneMatch(known -> known.name().equals(name))) {
                continue; // A variable of the shell, such as ${HOME}.
            }
            template.parts.add(new Part(text.substring(from, places.start()), false));
            template.parts.add(new Part(name, true));
            from = places.end();
        }
        template.parts.add(new Part(text.substring(from), false));
        return template;
    }

    /** Returns whether a text contains a description of a parameter, valid or not. */
    static boolean describesSomething(String text) {
        return PLACE.matcher(text).results().anyMatch(place -> place.group(2) != null);
    }

    private static void add(List<TunedParameter> parameters, TunedParameter described) {
        for (TunedParameter known : parameters) {
            if (known.name().equals(described.name())) {
                throw new BadInput("Parameter '" + known.name()
                        + "' is described in two places. Describe it in one, and write {" + known.name()
                        + "} in the other.");
            }
        }
        parameters.add(described);
    }

    private static TunedParameter described(String name, String description) {
        Matcher range = RANGE.matcher(description);
        if (range.matches()) {
            return ofRange(name, range);
        }
        Matcher onOff = SWITCH.matcher(description);
        if (onOff.matches()) {
            List<String> words = onOff.group(1) == null ? List.of("0", "1") : List.of(onOff.group(1), onOff.group(2));
            return new TunedParameter(
                    name, TunedParameter.ParameterKind.SWITCH, word(name, words, onOff.group(3)), 0, 1, 1, words);
        }
        if (description.contains("|")) {
            int equals = description.indexOf('=');
            List<String> words =
                    List.of((equals < 0 ? description : description.substring(0, equals)).split("\\|", -1));
            int start = word(name, words, equals < 0 ? null : description.substring(equals + 1));
            return new TunedParameter(
                    name, TunedParameter.ParameterKind.CHOICE, start, 0, words.size() - 1.0, 1, words);
        }
        throw new BadInput("Parameter '" + name + "': '" + description + "' is not a valid description. Write {" + name
                + ":0..1}, {"
                + name + ":int 2..8}, {" + name + ":log 0.1..10}, {" + name + ":a|b|c} or {" + name
                + ":switch}, with optional =START/STEP after a range.");
    }

    private static int word(String name, List<String> words, @Nullable String start) {
        int index = start == null ? 0 : words.indexOf(start);
        if (index < 0) {
            throw BadInput.unknown("start of parameter '" + name + "':", String.valueOf(start), words);
        }
        return index;
    }

    private static TunedParameter ofRange(String name, Matcher range) {
        String word = range.group(1) == null ? "" : range.group(1).strip();
        TunedParameter.ParameterKind kind = switch (word) {
            case "int" -> TunedParameter.ParameterKind.WHOLE;
            case "log" -> TunedParameter.ParameterKind.LOGARITHMIC;
            default -> TunedParameter.ParameterKind.REAL;
        };
        double min = number(name, range.group(2));
        double max = number(name, range.group(3));
        boolean log = kind == TunedParameter.ParameterKind.LOGARITHMIC && min > 0;
        double middle = log ? Math.sqrt(min * max) : (min + max) / 2;
        double width = log ? StrictMath.log(max / min) : max - min;
        boolean whole = kind == TunedParameter.ParameterKind.WHOLE;
        double start = range.group(4) == null ? whole ? Math.floor(middle) : middle : number(name, range.group(4));
        double step = range.group(5) == null ? width / STEPS_IN_RANGE : number(name, range.group(5));
        return new TunedParameter(name, kind, start, min, max, whole ? Math.max(1, step) : step, List.of());
    }

    private static double number(String name, String text) {
        try {
            return Double.parseDouble(text.strip());
        } catch (NumberFormatException e) {
            throw new BadInput("Parameter '" + name + "': '" + text.strip() + "' is not a number.");
        }
    }

    String filled(List<TunedParameter> parameters, List<String> values) {
        StringBuilder text = new StringBuilder();
        for (Part part : parts) {
            text.append(part.isParameter() ? value(part.text(), parameters, values) : part.text());
        }
        return text.toString();
    }

    private static String value(String name, List<TunedParameter> parameters, List<String> values) {
        for (int i = 0; i < parameters.size(); i++) {
            if (parameters.get(i).name().equals(name)) {
                return values.get(i);
            }
        }
        throw new IllegalStateException("no parameter " + name);
    }
}
