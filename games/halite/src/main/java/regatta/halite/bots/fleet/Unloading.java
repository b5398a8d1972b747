package regatta.halite.bots.fleet;

/**
 * The unloading of cargo by the rules of July 2018: a ship has to dump its cargo at home, which takes a turn, and the
 * structure of another player takes a tax. By the rules of the finals cargo is unloaded on arrival, and there is
 * nothing to do.
 */
public record Unloading(TurnContext context) {

    /** Returns how much a ship dumps this turn: all of its cargo, or 0. */
    public int amount(int ship) {
        int cell = context.position.shipCell[ship];
        boolean home = context.hasOwnStructure(cell);
        boolean lastResort = context.hasEnemyStructure(cell) && !reachesHome(cell);
        return context.economy.draft && (home || lastResort) ? context.position.shipCargo[ship] : 0;
    }

    /**
     * Returns the structure that a ship should go to: its own, or the nearest of all if it cannot reach that in time.
     */
    public int destination(int cell) {
        int nearest = context.nearestStructure(cell);
        if (!context.economy.draft || reachesHome(cell)) {
            return nearest;
        }
        for (int player = 0; player < context.position.seats(); player++) {
            int there = context.nearestStructureOf(player, cell);
            if (context.torus.distance(cell, there) < context.torus.distance(cell, nearest)) {
                nearest = there;
            }
        }
        return nearest;
    }

    /** Returns the number of turns that unloading takes. */
    public int turns() {
        return context.economy.draft ? 1 : 0;
    }

    private boolean reachesHome(int cell) {
        return context.distanceHome(cell) + turns() <= context.turnsLeft();
    }
}
