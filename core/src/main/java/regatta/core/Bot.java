package regatta.core;

/** A bot that plays inside this program. It was shown its position when it took its seat. */
public interface Bot {

    /** Adds its orders for the turn about to be played. */
    void play(Orders orders);
}
