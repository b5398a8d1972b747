package regatta.halite.bots.greedy;

import java.util.TreeMap;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;
import regatta.core.BuiltIn.Parameter.Scale;
import regatta.halite.bots.HaliteParameters;

/**
 * The parameters of {@link GreedyBot}. Some have a value for each size of map, and only the one for this match is read.
 */
final class GreedyParameters extends HaliteParameters {

    private static final int[] SIZES = {32, 40, 48, 56, 64};

    // Phases
    final double earlyShare = bySeats("earlyShare", 0.5, 0.4, 0, 1, "share of the turns in which ships are built");
    final double endShare = real("endShare", 0.95, 0, 1, "share of the turns after which all ships go home");
    final double endHaste = real("endHaste", 0.09, 0, 1, "share of the turns by which 600 ships start earlier");
    final boolean everyShipInTime =
            onOff("everyShipInTime", true, "1 if ships far from home leave before the end begins, 0 if not");
    final double openingShare = real("openingShare", 0.1, 0, 1, "share of the turns that are the opening");

    // Mining and going home
    final double openingDivisor = real(
            "openingDivisor", 2, 0.1, 100, "divisor of the average near the shipyard for a poor cell, in the opening");
    private final double[] harvestDivisors = bySize(
            "harvestDivisor", Scale.REAL, "divisor of the map's average for a poor cell", 1.86, 2.07, 2.24, 2.29, 2.8);
    final double openingReturn = real("openingReturn", 700, 0, 1000, "in the opening, cargo that is enough, in halite");
    private final double[] returnsAt =
            bySize("returnAt", Scale.REAL, "cargo that is enough, in halite", 660, 670, 700, 700, 700);
    final double returnAlways =
            real("returnAlways", 950, 0, 1000, "cargo with which a ship goes home even from a rich cell, in halite");

    // Targets
    final double power = real("power", 1.2, 0, 5, "exponent of a cell's halite in its score");
    final double verticalWeight =
            bySeats("verticalWeight", 0.5, 1, 0.1, 10, "weight of a vertical step compared with a horizontal one");
    final int crowdRadius =
            whole("crowdRadius", 4, 0, 10, "distance in which enemies lower a score, more than two players, in steps");
    final double crowdStep = real("crowdStep", 0.04, 0, 1, "share of the score that each of them takes");
    final double crowdFloor = real("crowdFloor", 0.7, 0, 1, "share of the score that they leave");
    final double richRatio = real("richRatio", 1.15, 0, 10, "average of a rich zone divided by that of the map");
    final double richFactor = real("richFactor", 1.5, 0, 10, "weight of the cells of a rich zone");

    // Dropoffs
    final double dropoffDivisor =
            bySeats("dropoffDivisor", 3.65, 7, 1, 100, "size of the map divided by the distance between structures");
    private final double[] structures =
            bySize("maxStructures", Scale.WHOLE, "largest number of structures", 3, 3, 4, 5, 6);
    final double dropoffUntil = real("dropoffUntil", 0.6, 0, 1, "share of the turns in which dropoffs are built");
    final double dropoffAverage = real("dropoffAverage", 90, 0, 1000, "average of the map they need, in halite");
    final int dropoffsPerTurn = whole("dropoffsPerTurn", 1, 0, 100, "largest number of dropoffs built in a turn");

    final double harvestDivisor;
    final double returnAt;
    final int maxStructures;

    /** Declares the parameters, with standard values. */
    GreedyParameters() {
        this(BotSettings.defaults(), SIZES[0], 2);
    }

    GreedyParameters(BotSettings settings, int size, int seats) {
        super(settings, seats, new TreeMap<>());
        int index = indexOf(size);
        harvestDivisor = harvestDivisors[index];
        returnAt = returnsAt[index];
        maxStructures = (int) structures[index];
        removed("it was off and made no difference", "stickyReturn", "fuelSteps");
        removed("it is always on", "unloads");
        removed("the numbers before tuning are no longer kept", "set");
        renamed("earlyShare2", "earlyShare");
        renamed("dropoffDivisor2", "dropoffDivisor");
        for (int each : SIZES) {
            renamed("mostStructures" + each, "maxStructures" + each);
        }
    }

    /** Declares a parameter for each size of map in the contest, and returns what they are set to. */
    private double[] bySize(String name, Scale kind, String summary, double... values) {
        double[] set = new double[SIZES.length];
        for (int i = 0; i < set.length; i++) {
            Parameter real = new Parameter(name + SIZES[i], values[i], 0.1, 1000, summary + " (size " + SIZES[i] + ")");
            set[i] = value(kind == Scale.WHOLE ? real.whole() : real);
        }
        return set;
    }

    /** Returns the index of a size, or of the next larger one; maps larger than all are like the largest. */
    private static int indexOf(int size) {
        int index = 0;
        while (index < SIZES.length - 1 && size > SIZES[index]) {
            index++;
        }
        return index;
    }
}
