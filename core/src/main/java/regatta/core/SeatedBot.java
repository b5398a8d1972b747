package regatta.core;

/** A bot with its view and seat. */
public abstract class SeatedBot<P extends Position<P>> implements Bot {

    /** The view of the seat, which is updated before each turn. */
    protected final P view;

    protected final int seat;

    protected SeatedBot(P view, int seat) {
        this.view = view;
        this.seat = seat;
    }
}
