package regatta.core;

/**
 * A bot that plays inside this program. It was given its view when it took its seat: a position that shows, whenever the
 * bot is asked, all that its seat may see and nothing more. The view is the bot's to read; to look ahead it plays on copies
 * of it.
 */
public interface Bot {

    /**
     * Adds its orders for the turn about to be played.
     *
     * @param budget how much it may think about them
     */
    void play(Orders orders, Budget budget);
}
