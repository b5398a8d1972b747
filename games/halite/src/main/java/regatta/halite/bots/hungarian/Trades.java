package regatta.halite.bots.hungarian;

import regatta.halite.HalitePosition;

/** What it is worth to lose a ship for a ship of an enemy (K14): what sinks is picked up by who is stronger there. */
final class Trades {

    private final HungarianSight sight;
    private final HalitePosition position;
    private final Grip grip;

    /** What a ship is worth besides its cargo. */
    private double shipWorth;

    Trades(HungarianSight sight) {
        this.sight = sight;
        position = sight.position;
        grip = new Grip(sight);
    }

    void refresh() {
        grip.refresh();
        shipWorth = sight.parameters.shipWorth * (sight.parameters.shipFades ? need() : 1);
    }

    /**
     * Returns which part of its price a ship is still worth: all of it while a lost one would be built again, for that price,
     * then less and less, as there is less to mine and less time.
     */
    private double need() {
        double worth = sight.harvest.worthOfOneMore(sight.turnsLeft());
        return worth < sight.parameters.spawnWorth ? worth / sight.parameters.spawnWorth : 1;
    }

    /**
     * Returns what we would gain more than each of the others if two ships met on a cell. Between two players the ships
     * themselves are even; with more, those gain who lose none.
     */
    double worth(int ship, int enemy, int cell) {
        double cargo = position.shipCargo[ship];
        double theirCargo = position.shipCargo[enemy];
        double found = found(cell, cargo + theirCargo);
        double part = part(ship, enemy, cell);
        double ours = part * found - cargo - shipWorth;
        double theirs = (1 - part) * found - theirCargo - shipWorth;
        return ours - theirs / Math.max(1, position.seats() - 1);
    }

    /** What is made of a cargo that sinks: at sea mostly inspired ships mine it, and at a structure it is delivered. */
    private double found(int cell, double sunk) {
        return position.owner[cell] == HalitePosition.NONE ? sight.parameters.spoils * sunk : sunk;
    }

    private double part(int ship, int enemy, int cell) {
        int owner = position.owner[cell];
        if (owner == HalitePosition.NONE) {
            return grip.part(cell, ship, enemy);
        }
        return owner == sight.seat ? 1 : 0;
    }
}
