package regatta.halite.bots.fleet;

import java.util.TreeMap;
import regatta.halite.HaliteDrawing;

/** Bots of seat 0 on drawn positions, whose stages are up to date with the position. */
final class FleetBots {

    /** Round numbers, with which expected values are easy to calculate by hand. */
    static final String ROUND = "inspireFactor=1&neighbourGain=0.44&crowding=1&maxGoals=30&minGoals=10&goalShare=0.25"
            + "&mining=1&homing=1&returnPower=2&returnDelay=4&avoidHomeLead=3&safeHomeLead=0.5&endMargin=5&endQueue=5"
            + "&surroundedCost=0.1&surroundedCargo=100"
            + "&blockRatio=2.5&blockCargo=350&blockReward=0.04&ramRatio=2&ramCargo=300&ramReward=0.08"
            + "&siteVelocity=1600&siteInspired=2.2&siteDistance=16&siteCrew=0&shipsPerStructure=14&siteTurns=100"
            + "&spawnDelay=25&spawnWorth=1000";

    /** The name of hungarian with {@link #ROUND}, as a command has it. */
    static final String ROUND_BOT = "hungarian?" + ROUND;

    private FleetBots() {}

    static FleetBot round(HaliteDrawing drawing) {
        return hungarian(drawing, ROUND);
    }

    /** Returns hungarian with parameters as a command has them, as in {@code goalRush=0&mining=1}. */
    static FleetBot hungarian(HaliteDrawing drawing, String parameters) {
        var settings = HungarianBot.BUILT_IN.settings(0, parameters);
        FleetBot bot = new FleetBot(
                drawing.position, 0, new FleetParameters(settings, drawing.position.seats(), new TreeMap<>()));
        bot.observe();
        return bot;
    }
}
