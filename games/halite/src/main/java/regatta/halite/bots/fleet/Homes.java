package regatta.halite.bots.fleet;

import regatta.botkit.FlowField;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;

/** The ways home: how long they are, what they cost, and how strongly each ship is drawn there. */
final class Homes {

    /** Within this distance, in steps, ships use a structure even if the enemy is strong there. */
    private static final int NEAR = 2;

    private final TurnContext context;
    private final FleetParameters parameters;
    private final InfluenceMaps maps;
    private final Unloading unloading;
    private final HalitePosition position;
    private final FlowField field;

    Homes(TurnContext context, FleetParameters parameters, InfluenceMaps maps, Unloading unloading) {
        this.context = context;
        this.parameters = parameters;
        this.maps = maps;
        this.unloading = unloading;
        position = context.position;
        field = new FlowField(context.torus.width, context.torus.height);
    }

    /** Measures the ways to the structures, and to {@code planned} unless that is {@link Dropoffs#NONE}. */
    void refresh(int planned) {
        boolean anySafe = false;
        for (int i = 0; i < context.structureCount; i++) {
            anySafe |= isSafe(context.structures[i]);
        }
        field.begin();
        for (int i = 0; i < context.structureCount; i++) {
            int home = context.structures[i];
            field.source(home, isSafe(home) || !anySafe ? Integer.MAX_VALUE : NEAR);
        }
        if (planned != Dropoffs.NONE) {
            field.source(planned, Integer.MAX_VALUE);
        }
        field.spread(context.moveCosts);
    }

    private boolean isSafe(int home) {
        return maps.lead(home) >= -parameters.avoidHomeLead;
    }

    /** Returns the number of steps from a cell to the nearest home. */
    int turns(int cell) {
        return field.steps(cell);
    }

    /** Returns the halite that the cheapest of the shortest ways home costs. */
    int toll(int cell) {
        return field.cost(cell);
    }

    /** Returns the cargo that a ship brings home per turn after a move, times a factor that grows with its load. */
    double score(int ship, int direction) {
        int from = position.shipCell[ship];
        int cell = context.torus.neighbour(from, direction);
        int capacity = context.economy.capacity;
        double cargo = direction == Torus.STILL
                ? Math.min(position.shipCargo[ship] + maps.minedInATurn(from), capacity)
                : position.shipCargo[ship] - context.moveCosts[from];
        double urge = StrictMath.pow(Math.max(0, cargo / capacity), parameters.returnPower);
        return parameters.homing * urge * (cargo - toll(cell)) / (turns(cell) + parameters.returnDelay);
    }

    /** Returns whether the turns left are just enough for the way home and the queue there. */
    boolean mustLeaveFor(int ship) {
        int queue = context.shipCount / (parameters.endQueue * context.structureCount);
        int needed = context.distanceHome(position.shipCell[ship]) + parameters.endMargin + queue + unloading.turns();
        return needed >= context.turnsLeft();
    }

    /** Returns whether a ship spends this turn unloading where it is. */
    boolean unloads(int ship) {
        return unloading.amount(ship) > 0;
    }
}
