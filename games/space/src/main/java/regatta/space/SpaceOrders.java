package regatta.space;

/** The kinds of orders. */
public final class SpaceOrders {

    /** Sends people along a lane. Subject: the id of the planet they leave; then the id of the next one, and how many. */
    public static final int SEND = 0;

    private SpaceOrders() {}
}
