package regatta.halite.bots;

import regatta.core.Rules;
import regatta.halite.Constants;
import regatta.halite.HalitePosition;
import regatta.halite.HaliteRules;

/**
 * The numbers of a match that bots reckon with.
 *
 * @param turns how many turns are played
 * @param capacity what a ship can carry
 * @param dumps whether cargo must be dumped to be delivered, and counts for nothing towards the price of a dropoff
 * @param moveRatio leaving a cell costs one part in this many of what lies there
 * @param extractRatio a ship that stays lifts one part in this many
 * @param inspiringShips how many ships of others inspire a ship; a number no fleet reaches if none do
 * @param inspiredFactor how many times as much an inspired ship gains
 */
public record Figures(
        int turns,
        int capacity,
        int shipPrice,
        int dropoffPrice,
        boolean dumps,
        int moveRatio,
        int extractRatio,
        int inspiringShips,
        int inspirationRadius,
        double inspiredFactor) {

    /** Returns those of a match by these rules. */
    public static Figures of(Rules<HalitePosition> rules) {
        return of(((HaliteRules) rules).constants());
    }

    public static Figures of(Constants constants) {
        return new Figures(
                constants.whole("MAX_TURNS"),
                constants.whole("MAX_ENERGY"),
                constants.whole("NEW_ENTITY_ENERGY_COST"),
                constants.whole("DROPOFF_COST"),
                constants.draft(),
                constants.whole("MOVE_COST_RATIO"),
                constants.whole("EXTRACT_RATIO"),
                constants.on("INSPIRATION_ENABLED") ? constants.whole("INSPIRATION_SHIP_COUNT") : Integer.MAX_VALUE,
                constants.whole("INSPIRATION_RADIUS"),
                1 + constants.real("INSPIRED_BONUS_MULTIPLIER"));
    }

    /** Returns what making a dropoff of a ship takes from the bank. */
    public long dropoffPrice(int cargo, int halite) {
        return dumps ? dropoffPrice : Math.max(0, dropoffPrice - cargo - halite);
    }

    /** Returns what leaving a cell costs. */
    public int toll(int halite) {
        return (dumps ? halite + moveRatio / 2 : halite) / moveRatio; // In July all was rounded to the nearest.
    }

    /** Returns what a ship that stays on a cell lifts. */
    public int lift(int halite) {
        return (halite + (dumps ? extractRatio / 2 : extractRatio - 1)) / extractRatio;
    }
}
