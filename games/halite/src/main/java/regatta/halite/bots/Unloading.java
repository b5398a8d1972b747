package regatta.halite.bots;

import regatta.halite.HalitePosition;

/**
 * What the rules of July 2018 ask for beyond those of the finals: cargo comes home only by being dumped there, which takes a
 * turn; the structure of another player takes a tax; and a ship has no fuel but what it is given or keeps. By other rules, or
 * if it is switched off, there is nothing to do.
 */
public final class Unloading {

    /** Within so many turns of the end no fuel is worth keeping. */
    private static final int LAST_TURNS = 20;

    private final HalitePosition position;
    private final Fleet fleet;
    private final int seat;
    private final boolean needed;
    private final double fuelSteps;
    private int fuel;

    /**
     * Prepares for a match.
     *
     * @param known whether the bot knows of all this
     * @param fuelSteps for how many steps over mean cells a ship has fuel when it leaves home
     */
    public Unloading(HalitePosition position, Fleet fleet, int seat, boolean known, double fuelSteps) {
        this.position = position;
        this.fleet = fleet;
        this.seat = seat;
        this.fuelSteps = fuelSteps;
        needed = known && position.economy.draft;
    }

    /** Notes how rich the sea is this turn. */
    public void refresh() {
        if (needed) {
            int mean = (int) (position.afloat / position.halite.length);
            fuel = Math.min(position.economy.capacity / 4, (int) (fuelSteps * position.economy.moveCost(mean)));
        }
    }

    /** Returns how much a ship dumps where it is, which takes it this turn; 0 if it does not. */
    public int amount(int ship) {
        if (!needed) {
            return 0;
        }
        int cell = position.shipCell[ship];
        int cargo = position.shipCargo[ship];
        int owner = position.owner[cell];
        if (owner == seat) {
            int kept = turnsLeft() > LAST_TURNS ? fuel : 0;
            return cargo > 2 * kept ? cargo - kept : 0;
        }
        return owner != HalitePosition.NONE && !inTime(cell) ? cargo : 0;
    }

    /** Returns what a new ship is given, as far as the bank can pay it beside the ship. */
    public int fuel(long bank) {
        return (int) Math.min(fuel, bank - position.economy.shipPrice);
    }

    /** Returns the structure where the cargo of a ship goes: its own, but at the end anybody's rather than none. */
    public int door(int cell) {
        int own = fleet.nearestStructure(cell);
        if (!needed || inTime(cell)) {
            return own;
        }
        int nearest = own;
        for (int other = 0; other < position.seats(); other++) {
            int there = Fleet.nearestStructure(position, other, cell);
            if (position.torus.distance(cell, there) < position.torus.distance(cell, nearest)) {
                nearest = there;
            }
        }
        return nearest;
    }

    /** Returns how many turns it takes to unload. */
    public int turns() {
        return needed ? 1 : 0;
    }

    private boolean inTime(int cell) {
        return fleet.distanceHome(cell) + turns() <= turnsLeft();
    }

    private int turnsLeft() {
        return position.economy.turns - position.turn;
    }
}
