package regatta.halite.bots.hungarian;

import regatta.halite.HalitePosition;

/** When a new ship will pay (Q14). */
final class Spawning {

    private final HungarianSight sight;
    private final HalitePosition position;

    Spawning(HungarianSight sight) {
        this.sight = sight;
        position = sight.position;
    }

    /** Q14: there is money beside what is reserved, the yard will be free, and one more ship brings more than its price. */
    boolean spawns(long bank, boolean yardTaken) {
        return bank >= sight.economy.shipPrice && !yardTaken && (pays() || behind());
    }

    private boolean pays() {
        return sight.harvest.worthOfOneMore(sight.turnsLeft() - sight.parameters.spawnDelay)
                > sight.parameters.spawnWorth;
    }

    /** Who has fewer ships loses every stretch of water, and with it the cargo of all who sink there. */
    private boolean behind() {
        int most = 0;
        for (int player = 0; player < position.seats(); player++) {
            most = Math.max(most, player == sight.seat ? 0 : position.shipsOf(player));
        }
        return position.turn < sight.parameters.parityEnd * sight.economy.turns
                && sight.fleet.count < most + sight.parameters.parity;
    }
}
