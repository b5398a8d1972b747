package regatta.halite;

/** The kinds of orders. The subject of an order is a ship, except for {@link #SPAWN}, which has none. */
public final class HaliteOrders {

    /** First argument: a direction of {@link Torus}. */
    public static final int MOVE = 0;

    /** First argument: the fuel the new ship is given, always 0 by the {@code final} rules. */
    public static final int SPAWN = 1;

    public static final int CONSTRUCT = 2;

    /** First argument: the amount. Only in the {@code draft} rules. */
    public static final int DUMP = 3;

    private HaliteOrders() {}

    /** Returns whether there is such an order, whoever gives it and when. */
    static boolean exists(int kind, long first) {
        return kind == MOVE ? first >= 0 && first <= Torus.STILL : kind >= SPAWN && kind <= DUMP;
    }
}
