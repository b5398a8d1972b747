package regatta.halite.bots.greedy;

import regatta.halite.HalitePosition;
import regatta.halite.bots.fleet.TurnContext;

/** The dropoffs: a ship becomes one where it is, if that is far enough from home. */
final class Dropoffs {

    private final TurnContext context;
    private final Plan plan;
    private final GreedyParameters parameters;
    private final HalitePosition position;
    private final double distance;
    private int builtThisTurn;

    Dropoffs(TurnContext context, Plan plan, GreedyParameters parameters) {
        this.context = context;
        this.plan = plan;
        this.parameters = parameters;
        position = context.position;
        distance = Math.max(context.torus.width, context.torus.height) / parameters.dropoffDivisor;
    }

    void refresh() {
        builtThisTurn = 0;
    }

    /** Returns whether a ship becomes a dropoff, and takes the price from the money that is left. */
    boolean build(int ship) {
        int cell = position.shipCell[ship];
        long price = context.economy.dropoffPrice(position.shipCargo[ship], position.halite[cell]);
        boolean builds = isWorthwhile()
                && context.structureCount + builtThisTurn < parameters.maxStructures
                && builtThisTurn < parameters.dropoffsPerTurn
                && position.owner[cell] == HalitePosition.NONE
                && context.distanceHome(cell) > distance
                && plan.bank >= price;
        if (builds) {
            builtThisTurn++;
            plan.bank -= price;
        }
        return builds;
    }

    /** A dropoff needs time and a sea that is not mined out. */
    private boolean isWorthwhile() {
        return position.turn < parameters.dropoffUntil * context.economy.turns
                && context.averageHalite() > parameters.dropoffAverage;
    }
}
