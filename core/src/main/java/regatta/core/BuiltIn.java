package regatta.core;

import java.util.List;

/**
 * A bot that comes with a game.
 *
 * @param name what a person types to put it in a seat
 * @param summary how it plays, in one line
 * @param parameters what can be tuned about it
 */
public record BuiltIn(String name, String summary, List<Parameter> parameters, Maker maker) {

    /** A bot with nothing to tune. */
    public BuiltIn(String name, String summary, Maker maker) {
        this(name, summary, List.of(), maker);
    }

    /**
     * A number that changes how a bot plays.
     *
     * @param standard its value unless somebody sets another
     */
    public record Parameter(String name, double standard, double least, double most, String summary) {}

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

    /** Puts a bot in a seat. */
    public interface Maker {

        /**
         * Makes a bot for one match.
         *
         * @param position the position of the match, which the bot reads each turn and never changes; a game with
         *     hidden information shows its bot no more than the seat may see
         */
        Bot make(Rules<?> rules, Position<?> position, int seat, BotSettings settings);
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
