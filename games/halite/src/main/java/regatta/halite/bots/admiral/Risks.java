package regatta.halite.bots.admiral;

import regatta.halite.HalitePosition;

/**
 * What it is worth to a ship to be on a cell where an enemy may be too. If they collide both sink, and who holds the waters
 * around picks up the cargo of both: what that does to us, less what it does to the others, one by one, is the trade.
 */
final class Risks {

    private final AdmiralSight sight;
    private final HalitePosition position;

    Risks(AdmiralSight sight) {
        this.sight = sight;
        position = sight.position;
    }

    /** Returns what entering or staying on a cell adds to the worth of a move; mostly nothing, or a loss. */
    double of(int cargo, int cell) {
        int enemy = sight.lightest(cell);
        if (enemy == AdmiralSight.NOBODY || position.owner[cell] == sight.seat) {
            return 0;
        }
        boolean there = sight.enemyShip(cell);
        double likely = there ? sight.parameters.presence : sight.parameters.fear;
        int theirs = there ? position.shipCargo[position.shipAt[cell]] : enemy;
        double trade = trade(cargo, theirs, cell);
        return likely * (trade < 0 ? trade : sight.parameters.daring * trade);
    }

    /** Returns what a collision on a cell is worth to us. */
    double trade(int cargo, int enemyCargo, int cell) {
        double share = sight.share(cell);
        double spill = cargo + enemyCargo;
        double ship = sight.shipWorth();
        double ours = share * spill - cargo - ship;
        double theirs = (1 - share) * spill - enemyCargo - ship;
        return ours - theirs / Math.max(1, position.seats() - 1);
    }
}
