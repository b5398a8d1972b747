package regatta.halite.bots.fleet;

import regatta.halite.HalitePosition;

/** The value of a trade, in which a ship of ours and a ship of an enemy sink on one cell. */
final class TradeValue {

    private final TurnContext context;
    private final FleetParameters parameters;
    private final MiningModel miningModel;
    private final SalvageProbability salvage;
    private final HalitePosition position;

    /** The value of a ship besides its cargo. */
    private double shipWorth;

    TradeValue(TurnContext context, FleetParameters parameters, MiningModel miningModel, SalvageProbability salvage) {
        this.context = context;
        this.parameters = parameters;
        this.miningModel = miningModel;
        this.salvage = salvage;
        position = context.position;
    }

    void refresh() {
        salvage.refresh();
        shipWorth = parameters.shipWorth * (parameters.shipFades ? replacementShare() : 1);
    }

    /** Returns 1 while a lost ship would be built again, then less and less, as there is less to mine and less time. */
    private double replacementShare() {
        double worth = miningModel.valueOfOneMoreShip(context.turnsLeft());
        return worth < parameters.spawnWorth ? worth / parameters.spawnWorth : 1;
    }

    /**
     * Returns our gain minus the average gain of the other players. With two players the loss of a ship on each side is
     * even; with more, the players who lose no ship profit.
     */
    double of(int ship, int enemy, int cell) {
        double cargo = position.shipCargo[ship];
        double enemyCargo = position.shipCargo[enemy];
        double salvaged = salvaged(cell, cargo + enemyCargo);
        double share = ourShare(ship, enemy, cell);
        double ours = share * salvaged - cargo - shipWorth;
        double theirs = (1 - share) * salvaged - enemyCargo - shipWorth;
        return ours - theirs / Math.max(1, position.seats() - 1);
    }

    /** At sea the wreck is mined, mostly by inspired ships; on a structure the cargo is delivered at once. */
    private double salvaged(int cell, double sunk) {
        return position.owner[cell] == HalitePosition.NONE ? parameters.salvageFactor * sunk : sunk;
    }

    private double ourShare(int ship, int enemy, int cell) {
        if (position.owner[cell] == HalitePosition.NONE) {
            return salvage.of(cell, ship, enemy);
        }
        return context.hasOwnStructure(cell) ? 1 : 0;
    }
}
