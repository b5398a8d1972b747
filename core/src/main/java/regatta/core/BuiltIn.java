package regatta.core;

import java.util.List;

/**
 * A bot that comes with a game.
 *
 * @param name what a person types to put it in a seat
 * @param summary how it plays, in one line
 * @param parameters what can be tuned about it
 * @param <P> the position of the game it plays
 */
public record BuiltIn<P extends Position<P>>(String name, String summary, List<Parameter> parameters, Maker<P> maker) {

    /** A bot with nothing to tune. */
    public BuiltIn(String name, String summary, Maker<P> maker) {
        this(name, summary, List.of(), maker);
    }

    /** The bot that does nothing, which is legal in most games. */
    public static <P extends Position<P>> BuiltIn<P> still() {
        return new BuiltIn<>("still", "Never gives an order.", (model, view, seat, settings) -> (orders, budget) -> {});
    }

    /** The bot that every game has to be beaten, and to be tested with. */
    public static <P extends Position<P>> BuiltIn<P> random(Maker<P> maker) {
        return new BuiltIn<>("random", "Gives legal orders by lot.", maker);
    }

    /**
     * A number that changes how a bot plays. This is the one place that describes it: the command line checks values by it,
     * and the tuner starts from it.
     *
     * @param standard its value unless somebody sets another
     * @param kind which values between {@code least} and {@code most} make sense
     * @param step how much of a change is worth trying; on a logarithmic scale, a factor of e to the power of this
     * @param seed its value in what the bot was built after, which {@code name?set=seed} takes back
     */
    public record Parameter(
            String name,
            double standard,
            double least,
            double most,
            String summary,
            Kind kind,
            double step,
            double seed) {

        /** How the values of a parameter lie. */
        public enum Kind {
            /** Any number. */
            REAL,
            /** Whole numbers. */
            WHOLE,
            /** Any positive number; what counts is by which factor it changes. */
            LOGARITHMIC,
            /** 0 for no and 1 for yes. */
            SWITCH
        }

        /** Of a number that is worth changing at all, a quarter more or less is worth trying. */
        private static final double STEP_SHARE = 0.25;

        private static final double STEPS_IN_RANGE = 8;

        /**
         * Any number within the range, with the usual step: a quarter of the standard, but at most an eighth of the range, and
         * no farther than the nearer end of it.
         */
        public Parameter(String name, double standard, double least, double most, String summary) {
            this(name, standard, least, most, summary, Kind.REAL, usualStep(standard, least, most), standard);
        }

        private static double usualStep(double standard, double least, double most) {
            double step = (most - least) / STEPS_IN_RANGE;
            step = standard == 0 ? step : Math.min(step, Math.abs(standard) * STEP_SHARE);
            double toEnd = Math.min(standard - least, most - standard);
            return toEnd > 0 ? Math.min(step, toEnd) : step;
        }

        /** Returns the same parameter with whole values only. */
        public Parameter whole() {
            return with(Kind.WHOLE, Math.max(1, usualStep(standard, least, most)));
        }

        /** Returns the same parameter on a logarithmic scale. */
        public Parameter logarithmic() {
            return with(Kind.LOGARITHMIC, STEP_SHARE);
        }

        /** Returns the same parameter as a switch. */
        public Parameter onOff() {
            return new Parameter(name, standard, 0, 1, summary, Kind.SWITCH, 1, seed);
        }

        /** Returns the same parameter with another step. */
        public Parameter step(double other) {
            return with(kind, other);
        }

        /** Returns the same parameter of another bot, with another standard, which is meant as it is. */
        public Parameter standard(double other) {
            Parameter plain = new Parameter(name, other, least, most, summary);
            return switch (kind) {
                case REAL -> plain;
                case WHOLE -> plain.whole();
                case LOGARITHMIC -> plain.logarithmic();
                case SWITCH -> plain.onOff();
            };
        }

        /** Returns the same parameter, of which the tuner chose the standard and another value was meant at first. */
        public Parameter seed(double value) {
            return new Parameter(name, standard, least, most, summary, kind, step, value);
        }

        private Parameter with(Kind otherKind, double otherStep) {
            return new Parameter(name, standard, least, most, summary, otherKind, otherStep, seed);
        }
    }

    /**
     * A built-in as a person names it.
     *
     * @param parameters what follows the question mark in {@code name?key=value&key=value}, or nothing
     */
    public record Call(String name, String parameters) {

        public static Call of(String text) {
            int question = text.indexOf('?');
            return question < 0
                    ? new Call(text, "")
                    : new Call(text.substring(0, question), text.substring(question + 1));
        }
    }

    /**
     * Puts a bot in a seat.
     *
     * @param <P> the position of the game it plays
     */
    public interface Maker<P extends Position<P>> {

        /**
         * Makes a bot for one match.
         *
         * @param model plays on from what the bot sees
         * @param view what the seat sees, which changes from turn to turn: see {@link Bot}
         */
        Bot make(ForwardModel<P> model, P view, int seat, BotSettings settings);
    }

    /**
     * Returns the bot of {@code game} that {@code name} names.
     *
     * @throws BadInput if there is none
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
     * Puts the bot of {@code game} that {@code text} names in a seat, as in {@code greedy} or {@code greedy?key=value}.
     *
     * @throws BadInput if the game has no such bot, or the bot no such parameter
     */
    public static <P extends Position<P>> Bot seat(
            Game game, String text, long seed, Rules<P> rules, P view, int seat) {
        Call call = Call.of(text);
        @SuppressWarnings("unchecked") // The bots of a game play the positions of that game.
        BuiltIn<P> bot = (BuiltIn<P>) named(game, call.name());
        return bot.maker().make(new ForwardModel<>(rules), view, seat, bot.settings(seed, call.parameters()));
    }

    /**
     * Reads what follows the question mark in {@code name?key=value&key=value}.
     *
     * @throws BadInput if a parameter is unknown or out of its range
     */
    public BotSettings settings(long seed, String text) {
        BotSettings settings = new BotSettings(seed, parameters);
        for (String part : text.isEmpty() ? new String[0] : text.split("&", -1)) {
            int equals = part.indexOf('=');
            if (equals < 0) {
                throw new BadInput("Bot '" + name + "': '" + part + "' is not of the form parameter=value.");
            }
            settings = settings.with(name, part.substring(0, equals), part.substring(equals + 1));
        }
        return settings;
    }
}
