package regatta.halite.bots.hungarian;

import regatta.halite.HalitePosition;
import regatta.halite.bots.Harvest;

/** What a position is worth to its seats: what each has, and what it may still hope for. */
final class Outlook {

    private final HungarianSight sight;
    private final HalitePosition position;
    private final AdmiralParameters weights;

    Outlook(HungarianSight sight, AdmiralParameters weights) {
        this.sight = sight;
        this.weights = weights;
        position = sight.position;
    }

    /** Returns how much better off the bot's own seat is than the others by the head. */
    double lead() {
        double others = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            others += seat == sight.seat ? 0 : wealth(seat);
        }
        return wealth(sight.seat) - others / Math.max(1, position.seats() - 1);
    }

    /** Returns what a seat has in its bank, in its holds and in dropoffs, and what its ships will mine: see {@link Harvest}. */
    private double wealth(int seat) {
        double cargo = 0;
        for (int ship = position.firstShip(seat); ship != HalitePosition.NONE; ship = position.nextShip(ship)) {
            cargo += position.shipCargo[ship];
        }
        int left = sight.turnsLeft();
        return position.bank[seat]
                + weights.cargoWorth * cargo
                + weights.dropoffWorth * position.dropoffsOf(seat) * left / sight.economy.turns
                + weights.prospect * sight.harvest.prospect(seat, left - sight.parameters.spawnDelay);
    }
}
