package regatta.soak;

import java.util.List;
import regatta.core.Orders;

/**
 * The kinds of orders. The subject of an order is the id of an agent. An agent has at most one {@link #MOVE} and one of
 * the others; the last of each counts. A message is not an order: see {@link SoakRules#messages}.
 */
public final class SoakOrders {

    /** Arguments: column and row of the destination, both at least 0. */
    public static final int MOVE = 0;

    /** First argument: the id of the target. */
    public static final int SHOOT = 1;

    /** Arguments: column and row. */
    public static final int THROW = 2;

    public static final int HUNKER_DOWN = 3;

    /** The words of the protocol, by kind. */
    static final List<String> WORDS = List.of("MOVE", "SHOOT", "THROW", "HUNKER_DOWN");

    private SoakOrders() {}

    /** Lists the steps, shots and bombs within each agent's reach, and hunkering down. */
    public static void list(SoakPosition view, int seat, Orders options) {
        for (int left = view.living(seat); left != 0; left &= left - 1) {
            list(view, seat, Roster.first(left), options);
        }
    }

    private static void list(SoakPosition view, int seat, int agent, Orders options) {
        Terrain terrain = view.terrain();
        int from = view.cell[agent];
        for (int cell = 0; cell < terrain.cells; cell++) {
            int distance = terrain.manhattan(from, cell);
            if (distance == 1 && terrain.floor(cell) && view.works(MOVE)) {
                options.add(seat, MOVE, agent, terrain.x[cell], terrain.y[cell]);
            }
            if (distance <= SoakPosition.THROW_RANGE && view.bombs[agent] > 0 && view.works(THROW)) {
                options.add(seat, THROW, agent, terrain.x[cell], terrain.y[cell]);
            }
        }
        for (int enemies = view.living(1 - seat); enemies != 0; enemies &= enemies - 1) {
            int enemy = Roster.first(enemies);
            boolean near = terrain.manhattan(from, view.cell[enemy]) <= 2 * view.roster().range[agent];
            if (near && view.readyIn(agent) == 0 && view.works(SHOOT)) {
                options.add(seat, SHOOT, agent, enemy, 0);
            }
        }
        if (view.works(HUNKER_DOWN)) {
            options.add(seat, HUNKER_DOWN, agent, 0, 0);
        }
    }
}
