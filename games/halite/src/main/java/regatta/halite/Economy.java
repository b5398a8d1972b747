package regatta.halite;

/** Where the rule sets differ: what things cost, and who gets what. */
interface Economy {

    /** Returns what leaving its cell costs a ship. */
    int moveCost(HalitePosition position, int ship);

    /** Returns how much bank a seat needs to make {@code ship} a dropoff. */
    long constructPrice(HalitePosition position, int ship);

    /** Makes a ship a dropoff: the structure stands, the ship is gone, the price is paid. */
    void construct(HalitePosition position, int ship);

    /** Gives the cargo of a ship of {@code seat} that sank at {@code cell} to whom it belongs. */
    void salvage(HalitePosition position, int cell, int seat, int cargo);

    /** Returns how much of the cargo of a ship that sank at another's structure goes to that structure's owner. */
    int absorbed(int cargo);

    /** Returns whether a seat that was not terminated can still do anything. */
    boolean able(HalitePosition position, int seat);
}
