package regatta.halite.bots.admiral;

import regatta.halite.HalitePosition;

/** When one more ship pays: while its share of what is left of the sea, all players' ships counted, is worth its price. */
final class Spawning {

    private final AdmiralSight sight;
    private final HalitePosition position;

    Spawning(AdmiralSight sight) {
        this.sight = sight;
        position = sight.position;
    }

    boolean spawns(long bank, boolean yardTaken) {
        return bank >= sight.figures.shipPrice() && !yardTaken && (pays() || behind());
    }

    private boolean pays() {
        return before(sight.parameters.spawnEnd) && sight.shipWorth() > sight.parameters.spawn;
    }

    /** Who has fewer ships loses every stretch of water, and with it the cargo of all who sink there. */
    private boolean behind() {
        int most = 0;
        for (int player = 0; player < position.seats(); player++) {
            most = Math.max(most, player == sight.seat ? 0 : position.shipsOf(player));
        }
        return before(sight.parameters.parityEnd) && sight.fleet.count < most + sight.parameters.parity;
    }

    private boolean before(double part) {
        return position.turn < part * sight.figures.turns();
    }
}
