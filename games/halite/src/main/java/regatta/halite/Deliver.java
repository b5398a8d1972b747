package regatta.halite;

/** Hands over the cargo of every ship on a structure of its own. */
record Deliver(TurnNotes notes) {

    void apply(HalitePosition position) {
        HashOrder ships = position.ships;
        for (int ship = ships.first(); ship != HashOrder.NONE; ship = ships.next(ship)) {
            int cell = position.shipCell[ship];
            int seat = position.shipOwner[ship];
            if (position.owner[cell] == seat) {
                position.deliver(seat, cell, position.shipCargo[ship]);
                position.shipCargo[ship] = 0;
                notes.act(ship);
                notes.change(cell);
            }
        }
    }
}
