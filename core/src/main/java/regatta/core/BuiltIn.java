package regatta.core;

/**
 * A bot that comes with a game.
 *
 * @param name what a person types to put it in a seat
 * @param summary how it plays, in one line
 */
public record BuiltIn(String name, String summary, Maker maker) {

    /** Puts a bot in a seat. */
    public interface Maker {

        /**
         * Makes a bot for one match.
         *
         * @param position the position of the match, which the bot reads each turn and never changes; a game with
         *     hidden information shows its bot no more than the seat may see
         * @param seed what the bot's chance is drawn from, if it uses any
         */
        Bot make(Rules<?> rules, Position<?> position, int seat, long seed);
    }
}
