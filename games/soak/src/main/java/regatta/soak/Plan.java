package regatta.soak;

import regatta.core.Orders;

/** The orders of one turn by agent; of each agent's orders the last of a kind counts. Mutable. */
final class Plan {

    // The agents that have such an order; an agent is in at most one of the last three sets.
    int moving;
    int shooting;
    int throwing;
    int hunkering;

    /** The destination of each moving agent, or the target of each throwing one. */
    final int[] moveX = new int[Roster.LIMIT + 1];

    final int[] moveY = new int[Roster.LIMIT + 1];
    final int[] throwX = new int[Roster.LIMIT + 1];
    final int[] throwY = new int[Roster.LIMIT + 1];

    /** The id at which each shooting agent shoots, whether such an agent exists or not. */
    final int[] target = new int[Roster.LIMIT + 1];

    void clear() {
        moving = 0;
        shooting = 0;
        throwing = 0;
        hunkering = 0;
    }

    /** Adds the orders of {@code player}. Orders to agents other than its living ones are ignored. */
    void gather(Orders orders, int player, int living) {
        for (int i = 0; i < orders.count(player); i++) {
            int agent = orders.subject(player, i);
            if (agent > 0 && agent <= Roster.LIMIT && (living >>> agent & 1) == 1) {
                add(orders.kind(player, i), agent, (int) orders.first(player, i), (int) orders.second(player, i));
            }
        }
    }

    private void add(int kind, int agent, int first, int second) {
        switch (kind) {
            case SoakOrders.MOVE -> move(agent, first, second);
            case SoakOrders.SHOOT -> shoot(agent, first);
            case SoakOrders.THROW -> throwAt(agent, first, second);
            case SoakOrders.HUNKER_DOWN -> hunker(agent);
            default -> {
                // Not an order of this game.
            }
        }
    }

    void move(int agent, int x, int y) {
        moving |= 1 << agent;
        moveX[agent] = x;
        moveY[agent] = y;
    }

    void shoot(int agent, int id) {
        dropCombat(agent);
        shooting |= 1 << agent;
        target[agent] = id;
    }

    void throwAt(int agent, int x, int y) {
        dropCombat(agent);
        throwing |= 1 << agent;
        throwX[agent] = x;
        throwY[agent] = y;
    }

    void hunker(int agent) {
        dropCombat(agent);
        hunkering |= 1 << agent;
    }

    private void dropCombat(int agent) {
        int others = ~(1 << agent);
        shooting &= others;
        throwing &= others;
        hunkering &= others;
    }

    /** Returns the agents with a combat order. */
    int fighting() {
        return shooting | throwing | hunkering;
    }
}
