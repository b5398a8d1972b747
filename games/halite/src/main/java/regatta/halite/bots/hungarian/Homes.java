package regatta.halite.bots.hungarian;

import regatta.botkit.FlowField;

/** How far home is from everywhere and what the way costs (Q1), with a planned dropoff counted as built (Q13). */
final class Homes {

    /** K12: a home this near is entered whoever is about. */
    private static final int NEAR = 2;

    private final HungarianSight sight;
    private final FlowField field;

    Homes(HungarianSight sight) {
        this.sight = sight;
        field = new FlowField(sight.torus.width, sight.torus.height);
    }

    /** Measures all ways, to the structures there are and to {@code forecast}, unless that is {@link Sites#NONE}. */
    void refresh(int forecast) {
        boolean anySafe = false;
        for (int i = 0; i < sight.fleet.structureCount; i++) {
            anySafe |= safe(sight.fleet.structures[i]);
        }
        field.begin();
        for (int i = 0; i < sight.fleet.structureCount; i++) {
            int home = sight.fleet.structures[i];
            field.source(home, safe(home) || !anySafe ? Integer.MAX_VALUE : NEAR);
        }
        if (forecast != Sites.NONE) {
            field.source(forecast, Integer.MAX_VALUE);
        }
        field.spread(sight.moveCosts);
    }

    /** K12: a home where the enemy is too strong is passed by. */
    private boolean safe(int home) {
        return sight.chart.lead(home) >= -sight.parameters.harbourLead;
    }

    int turns(int cell) {
        return field.steps(cell);
    }

    /** Returns what is burnt on the cheapest of the shortest ways home. */
    int toll(int cell) {
        return field.cost(cell);
    }
}
