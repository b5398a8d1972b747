package regatta.soak;

/**
 * The kinds of orders. The subject of an order is the id of an agent. An agent has at most one {@link #MOVE} and one of
 * the others; the last of each counts. A message is no order: see {@link SoakRules#messages}.
 */
public final class SoakOrders {

    /** Arguments: column and row to walk to, both at least 0. */
    public static final int MOVE = 0;

    /** First argument: the id of the target. */
    public static final int SHOOT = 1;

    /** Arguments: column and row. */
    public static final int THROW = 2;

    public static final int HUNKER_DOWN = 3;

    private SoakOrders() {}
}
