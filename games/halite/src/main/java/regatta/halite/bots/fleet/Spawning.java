package regatta.halite.bots.fleet;

/** The decision to build a ship: there is money for it, and the ship will mine more than it must be worth. */
record Spawning(TurnContext context, FleetParameters parameters, MiningModel miningModel) {

    /**
     * Returns whether a ship should be built, if the shipyard is free.
     *
     * @param bank the money that may be spent on ships
     */
    boolean spawns(long bank) {
        int turns = context.turnsLeft() - parameters.spawnDelay;
        return bank >= context.economy.shipPrice && miningModel.valueOfOneMoreShip(turns) > parameters.spawnWorth;
    }
}
