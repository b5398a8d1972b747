package regatta.halite.bots.admiral;

import regatta.botkit.FlowField;
import regatta.halite.HalitePosition;

/** How far home is from everywhere, and what the way burns; a dropoff that is about to be built counts as one. */
final class Homes {

    private final AdmiralSight sight;
    private final FlowField field;

    Homes(AdmiralSight sight) {
        this.sight = sight;
        field = new FlowField(sight.torus.width, sight.torus.height);
    }

    void refresh(int planned) {
        field.begin();
        for (int i = 0; i < sight.fleet.structureCount; i++) {
            field.source(sight.fleet.structures[i], Integer.MAX_VALUE);
        }
        if (planned != HalitePosition.NONE) {
            field.source(planned, Integer.MAX_VALUE);
        }
        field.spread(sight.position.halite, sight.figures.moveRatio());
    }

    int turns(int cell) {
        return field.steps(cell);
    }

    int toll(int cell) {
        return field.cost(cell);
    }
}
