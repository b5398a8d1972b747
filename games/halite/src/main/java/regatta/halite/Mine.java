package regatta.halite;

import regatta.halite.Statistics.Count;

/** Lets every ship that did nothing else take halite from its cell. */
record Mine(Economy economy, TurnNotes notes) {

    void apply(HalitePosition position) {
        HashOrder ships = position.ships;
        for (int ship = ships.first(); ship != HashOrder.NONE; ship = ships.next(ship)) {
            if (idle(ship) && position.shipCargo[ship] < economy.capacity) {
                mine(position, ship);
            }
        }
    }

    /** In the draft, a ship with any command does not mine: not even one with the command to stay. */
    private boolean idle(int ship) {
        return !notes.acted(ship) && !(economy.draft && notes.commanded(ship));
    }

    private void mine(HalitePosition position, int ship) {
        int cell = position.shipCell[ship];
        boolean inspired = position.shipInspired[ship];
        int room = economy.capacity - position.shipCargo[ship];
        int take = Math.min(economy.lift(position.halite[cell], inspired), room);
        int gain = inspired ? (int) Math.min((long) (take + economy.inspiredBonus * take), room) : take;
        position.shipCargo[ship] += gain;
        position.halite[cell] -= take;
        position.afloat -= take;
        int seat = position.shipOwner[ship];
        position.statistics.add(Count.TOTAL_MINED, seat, take);
        position.statistics.add(Count.TOTAL_BONUS, seat, gain - take);
        notes.change(cell);
    }
}
