package regatta.core;

/**
 * A bot that keeps what it was seated with.
 *
 * @param <P> the position of the game it plays
 */
public abstract class SeatedBot<P extends Position<P>> implements Bot {

    /** What the seat sees, up to date whenever the bot is asked. */
    protected final P view;

    protected final int seat;

    protected SeatedBot(P view, int seat) {
        this.view = view;
        this.seat = seat;
    }
}
