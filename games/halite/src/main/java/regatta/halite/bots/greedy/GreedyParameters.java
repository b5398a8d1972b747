package regatta.halite.bots.greedy;

import java.util.ArrayList;
import java.util.List;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;

/**
 * The constants of the bot, as they are for one match: those that differ by the size of the sea or by the number of players
 * are chosen already.
 */
final class GreedyParameters {

    private static final int[] SIZES = {32, 40, 48, 56, 64};

    /** All that can be set, with the values of the document. */
    static final List<Parameter> LIST = list();

    private static List<Parameter> list() {
        List<Parameter> list = new ArrayList<>();
        list.add(new Parameter("earlyShare2", 0.5, 0, 1, "P2: it spawns until this part of the turns, 2 players"));
        list.add(new Parameter("earlyShare4", 0.4, 0, 1, "P2: the same with 4 players"));
        list.add(new Parameter("endShare", 0.95, 0, 1, "P3: from this part of the turns on everybody goes home"));
        list.add(new Parameter("endHaste", 0.09, 0, 1, "C1: how much earlier with 600 ships"));
        list.add(new Parameter("everyShipInTime", 1, 0, 1, "C1: 1 if far ships start home before the end begins")
                .onOff());
        list.add(new Parameter("openingShare", 0.1, 0, 1, "C4, C5: how long the opening is"));
        list.add(new Parameter("openingDivisor", 2, 0.1, 100, "C4: in the opening, of the average around the yard"));
        addBySize(
                list,
                "harvestDivisor",
                new double[] {1.86, 2.07, 2.24, 2.29, 2.8},
                new double[] {2.6, 2.7, 3.0, 2.8, 3.0},
                "C4: of the average of the map");
        list.add(new Parameter("openingReturn", 700, 0, 1000, "C5: cargo that goes home in the opening"));
        addBySize(list, "returnAt", new double[] {660, 670, 700, 700, 700}, "C5: cargo that goes home");
        list.add(new Parameter("returnAlways", 950, 0, 1000, "C5: cargo that goes home whatever the rest says"));
        list.add(new Parameter("stickyReturn", 0, 0, 1, "C6: 1 if a ship that goes home goes on until it is there")
                .onOff());
        list.add(new Parameter("power", 1.2, 0, 5, "P12: the power of a cell's halite in its score"));
        list.add(new Parameter("verticalWeight", 0.5, 0.1, 10, "P13: what a vertical step counts, 2 players"));
        list.add(new Parameter("crowdRadius", 4, 0, 10, "C8: how near enemies spoil a cell, 4 players").whole());
        list.add(new Parameter("crowdStep", 0.04, 0, 1, "C8: what each of them takes"));
        list.add(new Parameter("crowdFloor", 0.7, 0, 1, "C8: what they leave"));
        list.add(new Parameter("richRatio", 1.15, 0, 10, "C9: how much above the average a rich zone is"));
        list.add(new Parameter("richFactor", 1.5, 0, 10, "C9: what its cells gain").seed(1.1));
        list.add(new Parameter(
                        "dropoffDivisor2", 3.65, 1, 100, "C16: dropoffs are this part of the sea apart, 2 players")
                .seed(5));
        list.add(new Parameter("dropoffDivisor4", 7, 1, 100, "C16: the same with 4 players"));
        addBySize(list, "mostStructures", new double[] {3, 3, 4, 5, 6}, "C17: with the shipyard");
        list.replaceAll(parameter -> parameter.name().startsWith("mostStructures") ? parameter.whole() : parameter);
        list.add(new Parameter("dropoffUntil", 0.6, 0, 1, "C18: it builds until this part of the turns"));
        list.add(new Parameter("dropoffAverage", 90, 0, 1000, "C18: and while the map's average is above this"));
        list.add(new Parameter("dropoffsPerTurn", 1, 0, 100, "C19: at most so many").whole());
        return List.copyOf(list);
    }

    private static void addBySize(List<Parameter> list, String name, double[] values, String summary) {
        addBySize(list, name, values, values, summary);
    }

    private static void addBySize(List<Parameter> list, String name, double[] values, double[] seeds, String summary) {
        for (int i = 0; i < SIZES.length; i++) {
            String whole = summary + ", size " + SIZES[i];
            list.add(new Parameter(name + SIZES[i], values[i], 0.1, 1000, whole).seed(seeds[i]));
        }
    }

    final double earlyShare;
    final double endShare;
    final double endHaste;
    final boolean everyShipInTime;
    final double openingShare;
    final double openingDivisor;
    final double harvestDivisor;
    final double openingReturn;
    final double returnAt;
    final double returnAlways;
    final boolean stickyReturn;
    final double power;
    final double verticalWeight;
    final int crowdRadius;
    final double crowdStep;
    final double crowdFloor;
    final double richRatio;
    final double richFactor;
    final double dropoffDivisor;
    final int mostStructures;
    final double dropoffUntil;
    final double dropoffAverage;
    final int dropoffsPerTurn;

    GreedyParameters(BotSettings settings, int size, int seats) {
        String sized = String.valueOf(bucket(size));
        String seated = seats > 2 ? "4" : "2";
        earlyShare = settings.value("earlyShare" + seated);
        endShare = settings.value("endShare");
        endHaste = settings.value("endHaste");
        everyShipInTime = settings.value("everyShipInTime") > 0;
        openingShare = settings.value("openingShare");
        openingDivisor = settings.value("openingDivisor");
        harvestDivisor = settings.value("harvestDivisor" + sized);
        openingReturn = settings.value("openingReturn");
        returnAt = settings.value("returnAt" + sized);
        returnAlways = settings.value("returnAlways");
        stickyReturn = settings.value("stickyReturn") > 0;
        power = settings.value("power");
        verticalWeight = seats > 2 ? 1 : settings.value("verticalWeight");
        crowdRadius = (int) settings.value("crowdRadius");
        crowdStep = settings.value("crowdStep");
        crowdFloor = settings.value("crowdFloor");
        richRatio = settings.value("richRatio");
        richFactor = settings.value("richFactor");
        dropoffDivisor = settings.value("dropoffDivisor" + seated);
        mostStructures = (int) settings.value("mostStructures" + sized);
        dropoffUntil = settings.value("dropoffUntil");
        dropoffAverage = settings.value("dropoffAverage");
        dropoffsPerTurn = (int) settings.value("dropoffsPerTurn");
    }

    /** Returns the contest's size that is the nearest from above; seas that are larger are like the largest. */
    private static int bucket(int size) {
        for (int known : SIZES) {
            if (size <= known) {
                return known;
            }
        }
        return SIZES[SIZES.length - 1];
    }
}
