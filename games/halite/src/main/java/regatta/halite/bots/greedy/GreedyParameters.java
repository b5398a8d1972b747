package regatta.halite.bots.greedy;

import java.util.List;
import regatta.core.BotParameters;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;
import regatta.core.BuiltIn.Parameter.Kind;

/**
 * The constants of the bot, with the values of the document; where the tuner found a better one, that of the document stands
 * behind the words. Those that differ by the size of the sea or by the number of players are chosen already.
 */
final class GreedyParameters extends BotParameters {

    private static final int[] SIZES = {32, 40, 48, 56, 64};

    /** All that can be set. */
    static final List<Parameter> LIST = new GreedyParameters(BotSettings.usual(), SIZES[0], 2).list();

    private final double earlyShare2 =
            real("earlyShare2", 0.5, 0, 1, "P2: it spawns until this part of the turns, 2 players");
    private final double earlyShare4 = real("earlyShare4", 0.4, 0, 1, "P2: the same with 4 players");
    final double endShare = real("endShare", 0.95, 0, 1, "P3: from this part of the turns on everybody goes home");
    final double endHaste = real("endHaste", 0.09, 0, 1, "C1: how much earlier with 600 ships");
    final boolean everyShipInTime =
            onOff("everyShipInTime", true, "C1: 1 if far ships start home before the end begins");
    final double openingShare = real("openingShare", 0.1, 0, 1, "C4, C5: how long the opening is");
    final double openingDivisor =
            real("openingDivisor", 2, 0.1, 100, "C4: in the opening, of the average around the yard");
    private final double[] harvestDivisors = bySize(
            "harvestDivisor",
            Kind.REAL,
            "C4: of the average of the map",
            new double[] {1.86, 2.07, 2.24, 2.29, 2.8},
            new double[] {2.6, 2.7, 3.0, 2.8, 3.0});
    final double openingReturn = real("openingReturn", 700, 0, 1000, "C5: cargo that goes home in the opening");
    private final double[] returnsAt =
            bySize("returnAt", Kind.REAL, "C5: cargo that goes home", 660, 670, 700, 700, 700);
    final double returnAlways = real("returnAlways", 950, 0, 1000, "C5: cargo that goes home whatever the rest says");
    final boolean stickyReturn =
            onOff("stickyReturn", false, "C6: 1 if a ship that goes home goes on until it is there");
    final double power = real("power", 1.2, 0, 5, "P12: the power of a cell's halite in its score");
    private final double verticalWeight2 =
            real("verticalWeight", 0.5, 0.1, 10, "P13: what a vertical step counts, 2 players");
    final int crowdRadius = whole("crowdRadius", 4, 0, 10, "C8: how near enemies spoil a cell, 4 players");
    final double crowdStep = real("crowdStep", 0.04, 0, 1, "C8: what each of them takes");
    final double crowdFloor = real("crowdFloor", 0.7, 0, 1, "C8: what they leave");
    final double richRatio = real("richRatio", 1.15, 0, 10, "C9: how much above the average a rich zone is");
    final double richFactor = real("richFactor", 1.5, 0, 10, "C9: what its cells gain", 1.1);
    private final double dropoffDivisor2 =
            real("dropoffDivisor2", 3.65, 1, 100, "C16: dropoffs are this part of the sea apart, 2 players", 5);
    private final double dropoffDivisor4 = real("dropoffDivisor4", 7, 1, 100, "C16: the same with 4 players");
    private final double[] structures = bySize("mostStructures", Kind.WHOLE, "C17: with the shipyard", 3, 3, 4, 5, 6);
    final double dropoffUntil = real("dropoffUntil", 0.6, 0, 1, "C18: it builds until this part of the turns");
    final double dropoffAverage = real("dropoffAverage", 90, 0, 1000, "C18: and while the map's average is above this");
    final int dropoffsPerTurn = whole("dropoffsPerTurn", 1, 0, 100, "C19: at most so many");

    final boolean unloads = onOff("unloads", true, "draft: 1 if it knows of dumping, of fuel and of the tax");
    final double fuelSteps = real("fuelSteps", 0, 0, 100, "draft: steps for which a ship has fuel when it leaves home");

    final double earlyShare;
    final double harvestDivisor;
    final double returnAt;
    final double verticalWeight;
    final double dropoffDivisor;
    final int mostStructures;

    GreedyParameters(BotSettings settings, int size, int seats) {
        super(settings);
        boolean many = seats > 2;
        int bucket = bucket(size);
        earlyShare = many ? earlyShare4 : earlyShare2;
        harvestDivisor = harvestDivisors[bucket];
        returnAt = returnsAt[bucket];
        verticalWeight = many ? 1 : verticalWeight2;
        dropoffDivisor = many ? dropoffDivisor4 : dropoffDivisor2;
        mostStructures = (int) structures[bucket];
    }

    private double[] bySize(String name, Kind kind, String summary, double... values) {
        return bySize(name, kind, summary, values, values);
    }

    /** Declares a parameter for each size of the contest, and returns what they are set to. */
    private double[] bySize(String name, Kind kind, String summary, double[] values, double[] seeds) {
        double[] set = new double[SIZES.length];
        for (int i = 0; i < set.length; i++) {
            String sized = summary + ", size " + SIZES[i];
            Parameter any = new Parameter(name + SIZES[i], values[i], 0.1, 1000, sized).seed(seeds[i]);
            set[i] = value(kind == Kind.WHOLE ? any.whole() : any);
        }
        return set;
    }

    /** Returns the number of the contest's size that is the nearest from above; seas that are larger are like the largest. */
    private static int bucket(int size) {
        int bucket = 0;
        while (bucket < SIZES.length - 1 && size > SIZES[bucket]) {
            bucket++;
        }
        return bucket;
    }
}
