package regatta.halite;

/**
 * Determines which ships are inspired in the next turn, once all ships are where they will be when the bots are asked.
 */
record Inspire(Economy economy, InspirationCounter lookout) {

    void apply(HalitePosition position) {
        lookout.refresh(position);
        if (economy.inspiringShips == Integer.MAX_VALUE) {
            return;
        }
        HashOrder ships = position.ships;
        for (int ship = ships.first(); ship != HashOrder.NONE; ship = ships.next(ship)) {
            position.shipInspired[ship] = lookout.othersAround(position, ship) >= economy.inspiringShips;
        }
    }
}
