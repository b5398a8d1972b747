package regatta.halite;

/**
 * The prices and yields of a match, used by rules and bots alike. A rule set is one of these values; the other
 * differences of {@code draft} are where the phases check {@link #draft}.
 */
public final class Economy {

    /** Whether these are the rules of July 2018, in which cargo must be dumped at home. */
    public final boolean draft;

    /** The number of turns. */
    public final int turns;

    /** The capacity of a ship. */
    public final int capacity;

    public final int shipPrice;

    /** The full price, which {@link #dropoffPrice(int, int)} reduces. */
    public final int dropoffPrice;

    /** Leaving a cell costs its halite divided by this. */
    public final int moveRatio;

    /** The number of enemy ships that inspire a ship; more than any fleet has if inspiration is off. */
    public final int inspiringShips;

    public final int inspirationRadius;

    /** An inspired ship gains this many times what it mines in addition. */
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

    /** Returns the cost of leaving a cell for a ship that is not inspired. */
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

    /** Returns the factor by which an inspired ship gains more. */
    public double inspiredFactor() {
        return 1 + inspiredBonus;
    }

    /** Returns the price of a dropoff, given the ship's cargo and the halite of its cell. */
    public long dropoffPrice(int cargo, int halite) {
        return draft ? dropoffPrice : Math.max(0, dropoffPrice - cargo - halite);
    }

    /** Returns the part of the cargo lost at another player's structure that goes to its owner. */
    int absorbed(int cargo) {
        return cargo / taxRatio;
    }

    /** Returns whether a seat that was not terminated can still act. */
    boolean able(HalitePosition position, int seat) {
        return draft || position.shipsOf(seat) > 0 || position.bank[seat] >= shipPrice;
    }

    /**
     * Credits the cargo that a ship of {@code seat} lost at {@code cell}: to the cell if there is no structure;
     * otherwise to the owner of the structure, except for what the tax leaves to {@code seat}.
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
