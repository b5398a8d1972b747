package regatta.core;

/**
 * A bot that runs inside this program. It is created with its view: a position that is updated before each turn and
 * shows what its seat may see. The bot only reads the view, and looks ahead on copies of it.
 */
public interface Bot {

    /**
     * Adds the orders for the next turn.
     *
     * @param budget the amount of thinking allowed
     */
    void play(Orders orders, Budget budget);
}
