package regatta.core;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A bot that comes with a game.
 *
 * @param name the name that users type
 * @param summary a description in one line
 * @param parameters the parameters that can be tuned
 * @param removed the reasons for removed parameters, by name: see {@link BotParameters#removed}
 */
public record BuiltIn<P extends Position<P>>(
        String name, String summary, List<Parameter> parameters, Map<String, String> removed, Maker<P> maker) {

    public BuiltIn(String name, String summary, List<Parameter> parameters, Maker<P> maker) {
        this(name, summary, parameters, new TreeMap<>(), maker);
    }

    /** Creates a bot with the parameters that its class declares. */
    public BuiltIn(String name, String summary, BotParameters declared, Maker<P> maker) {
        this(name, summary, declared.list(), declared.removed(), maker);
    }

    public BuiltIn(String name, String summary, Maker<P> maker) {
        this(name, summary, List.of(), maker);
    }

    /** Returns the bot that gives no orders, which is legal in most games. */
    public static <P extends Position<P>> BuiltIn<P> still() {
        return new BuiltIn<>("still", "Never gives an order.", (model, view, seat, settings) -> (orders, budget) -> {});
    }

    /**
     * A number that changes how a bot plays. The command line checks values against it, and the tuner starts from it.
     *
     * @param defaultValue the value unless another one is set
     * @param kind the scale of values between {@code min} and {@code max}
     * @param step a change worth trying; on a logarithmic scale, a factor of e to the power of this
     */
    public record Parameter(
            String name, double defaultValue, double min, double max, String summary, Scale kind, double step) {

        /** The scale of a parameter. */
        public enum Scale {
            REAL,
            WHOLE,
            /** Positive numbers that are compared by their ratio. */
            LOGARITHMIC,
            /** 0 for off and 1 for on. */
            SWITCH
        }

        /** The default step as a share of the default value. */
        private static final double STEP_SHARE = 0.25;

        private static final double STEPS_IN_RANGE = 8;

        /**
         * Creates a real parameter with the default step: a quarter of the default value, but at most an eighth of the
         * range, and not beyond the nearer end of the range.
         */
        public Parameter(String name, double defaultValue, double min, double max, String summary) {
            this(name, defaultValue, min, max, summary, Scale.REAL, defaultStep(defaultValue, min, max));
        }

        private static double defaultStep(double defaultValue, double min, double max) {
            double step = (max - min) / STEPS_IN_RANGE;
            step = defaultValue == 0 ? step : Math.min(step, Math.abs(defaultValue) * STEP_SHARE);
            double toEnd = Math.min(defaultValue - min, max - defaultValue);
            return toEnd > 0 ? Math.min(step, toEnd) : step;
        }

        public Parameter whole() {
            return with(Scale.WHOLE, Math.max(1, defaultStep(defaultValue, min, max)));
        }

        public Parameter logarithmic() {
            return with(Scale.LOGARITHMIC, STEP_SHARE);
        }

        public Parameter onOff() {
            return new Parameter(name, defaultValue, 0, 1, summary, Scale.SWITCH, 1);
        }

        public Parameter step(double other) {
            return with(kind, other);
        }

        /** Returns the same parameter for another bot, with another default value. */
        public Parameter defaultValue(double other) {
            Parameter plain = new Parameter(name, other, min, max, summary);
            return switch (kind) {
                case REAL -> plain;
                case WHOLE -> plain.whole();
                case LOGARITHMIC -> plain.logarithmic();
                case SWITCH -> plain.onOff();
            };
        }

        private Parameter with(Scale otherKind, double otherStep) {
            return new Parameter(name, defaultValue, min, max, summary, otherKind, otherStep);
        }
    }

    /**
     * The name of a built-in as a user types it.
     *
     * @param parameters the text after the question mark in {@code name?key=value&key=value}, or empty
     */
    public record Call(String name, String parameters) {

        public static Call of(String text) {
            int question = text.indexOf('?');
            return question < 0
                    ? new Call(text, "")
                    : new Call(text.substring(0, question), text.substring(question + 1));
        }
    }

    /** Creates a bot for a seat. */
    public interface Maker<P extends Position<P>> {

        /**
         * Creates a bot for one match.
         *
         * @param model the rules for looking ahead
         * @param view the view of the seat, which is updated before each turn: see {@link Bot}
         */
        Bot make(ForwardModel<P> model, P view, int seat, BotSettings settings);
    }

    /**
     * Returns the bot of {@code game} with a name.
     *
     * @throws BadInput if there is no such bot
     */
    public static BuiltIn<?> named(Game game, String name) {
        for (BuiltIn<?> bot : game.bots()) {
            if (bot.name().equals(name)) {
                return bot;
            }
        }
        throw BadInput.unknown(
                game.info().id() + " bot",
                name,
                game.bots().stream().map(BuiltIn::name).toList());
    }

    /**
     * Creates the bot that {@code text} names, such as {@code greedy} or {@code greedy?key=value}.
     *
     * @throws BadInput if the bot or a parameter is unknown
     */
    public static <P extends Position<P>> Bot seat(
            Game game, String text, long seed, Rules<P> rules, P view, int seat) {
        Call call = Call.of(text);
        @SuppressWarnings("unchecked") // a game's bots play its own positions
        BuiltIn<P> bot = (BuiltIn<P>) named(game, call.name());
        return bot.maker().make(new ForwardModel<>(rules), view, seat, bot.settings(seed, call.parameters()));
    }

    /**
     * Parses the text after the question mark in {@code name?key=value&key=value}.
     *
     * @throws BadInput if a parameter is unknown or out of range
     */
    public BotSettings settings(long seed, String text) {
        BotSettings settings = new BotSettings(seed, parameters);
        for (String part : text.isEmpty() ? new String[0] : text.split("&", -1)) {
            int equals = part.indexOf('=');
            if (equals < 0) {
                throw new BadInput("Bot '" + name + "': '" + part + "' is not of the form parameter=value.");
            }
            settings = settings.with(name, parameter(part.substring(0, equals)), part.substring(equals + 1));
        }
        return settings;
    }

    /**
     * Returns the parameter called {@code key}.
     *
     * @throws BadInput if there is none; for a removed parameter, the message has the reason
     */
    public Parameter parameter(String key) {
        for (Parameter parameter : parameters) {
            if (parameter.name().equals(key)) {
                return parameter;
            }
        }
        String reason = removed.get(key);
        if (reason != null) {
            throw new BadInput("Bot '" + name + "' has no parameter '" + key + "' any more: " + reason + ".");
        }
        throw BadInput.unknown(
                "parameter of '" + name + "':",
                key,
                parameters.stream().map(Parameter::name).toList());
    }
}
