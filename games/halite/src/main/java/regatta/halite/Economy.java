package regatta.halite;

/**
 * What things cost and yield in a match. The rules and the bots calculate with the same numbers. A rule set is one of these
 * values: what else sets {@code draft} apart from {@code final} is wherever the phases ask for {@link #draft}.
 */
public final class Economy {

    /** Whether these are the rules of July 2018, by which cargo comes home only by being dumped there. */
    public final boolean draft;

    /** How many turns are played. */
    public final int turns;

    /** How much a ship can carry. */
    public final int capacity;

    public final int shipPrice;

    /** The full price, of which {@link #dropoffPrice(int, int)} is what remains to be paid. */
    public final int dropoffPrice;

    /** Leaving a cell costs one part in this many of what lies there. */
    public final int moveRatio;

    /** How many ships of others inspire a ship; a number no fleet reaches if none do. */
    public final int inspiringShips;

    public final int inspirationRadius;

    /** An inspired ship gets this many times what it mines on top of it. */
    final double inspiredBonus;

    private final int moveRounding;
    private final int inspiredMoveRatio;
    private final int extractRatio;
    private final int extractRounding;
    private final int inspiredExtractRatio;
    private final int taxRatio;

    public Economy(Constants constants) {
        draft = constants.draft();
        turns = constants.whole("MAX_TURNS");
        capacity = constants.whole("MAX_ENERGY");
        shipPrice = constants.whole("NEW_ENTITY_ENERGY_COST");
        dropoffPrice = constants.whole("DROPOFF_COST");
        moveRatio = constants.whole("MOVE_COST_RATIO");
        moveRounding = draft ? moveRatio / 2 : 0;
        inspiredMoveRatio = constants.whole("INSPIRED_MOVE_COST_RATIO");
        extractRatio = constants.whole("EXTRACT_RATIO");
        extractRounding = draft ? extractRatio / 2 : extractRatio - 1;
        inspiredExtractRatio = constants.whole("INSPIRED_EXTRACT_RATIO");
        inspiredBonus = constants.real("INSPIRED_BONUS_MULTIPLIER");
        inspiringShips =
                constants.on("INSPIRATION_ENABLED") ? constants.whole("INSPIRATION_SHIP_COUNT") : Integer.MAX_VALUE;
        inspirationRadius = constants.whole("INSPIRATION_RADIUS");
        taxRatio = draft ? constants.whole("DROPOFF_PENALTY_RATIO") : 1;
    }

    /** Returns what leaving a cell costs a ship that is not inspired. */
    public int moveCost(int halite) {
        return (halite + moveRounding) / moveRatio;
    }

    int moveCost(int halite, boolean inspired) {
        return inspired ? halite / inspiredMoveRatio : moveCost(halite);
    }

    /** Returns what a ship that is not inspired takes from a cell in one turn, if it has room. */
    public int lift(int halite) {
        return (halite + extractRounding) / extractRatio;
    }

    int lift(int halite, boolean inspired) {
        return inspired ? (halite + inspiredExtractRatio - 1) / inspiredExtractRatio : lift(halite);
    }

    /** Returns how many times as much an inspired ship gains. */
    public double inspiredFactor() {
        return 1 + inspiredBonus;
    }

    /** Returns what making a dropoff of a ship takes from the bank, given its cargo and what lies in its cell. */
    public long dropoffPrice(int cargo, int halite) {
        return draft ? dropoffPrice : Math.max(0, dropoffPrice - cargo - halite);
    }

    /** Returns how much of the cargo that a ship loses at another's structure goes to that structure's owner. */
    int absorbed(int cargo) {
        return cargo / taxRatio;
    }

    /** Returns whether a seat that was not terminated can still do anything. */
    boolean able(HalitePosition position, int seat) {
        return draft || position.shipsOf(seat) > 0 || position.bank[seat] >= shipPrice;
    }

    /**
     * Gives cargo that a ship of {@code seat} left at {@code cell} to whom it belongs: into the sea where no structure
     * stands; otherwise to the owner of the structure, except for what the tax leaves to the seat that lost it.
     */
    void salvage(HalitePosition position, int cell, int seat, int cargo) {
        int owner = position.owner[cell];
        if (owner == HalitePosition.NONE) {
            position.halite[cell] += cargo;
            position.afloat += cargo;
            return;
        }
        assert position.halite[cell] == 0 : "halite on a structure at cell " + cell;
        int kept = owner == seat ? cargo : absorbed(cargo);
        position.deliver(owner, cell, kept);
        position.bank[seat] += cargo - kept;
        position.delivered[seat] += cargo - kept;
    }
}
