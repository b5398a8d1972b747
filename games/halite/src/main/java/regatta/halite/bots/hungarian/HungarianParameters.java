package regatta.halite.bots.hungarian;

import java.util.List;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;

/** The constants of the bot. */
final class HungarianParameters {

    /** All that can be set; where the tuner found a better value than the document has, that one stays as the seed. */
    static final List<Parameter> LIST = List.of(
            new Parameter("inspireFactor", 0.73, 0, 10, "Q3: what an inspired tile counts beyond its threefold gain")
                    .seed(1),
            new Parameter("neighbourGain", 0.53, 0, 1, "K4: what part of a neighbour a walk hopes to mine").seed(0.44),
            new Parameter("crowding", 1, 0, 10, "K6: turns lost for each own ship on the way"),
            new Parameter("mostGoals", 30, 1, 200, "K8: at most so many goals").whole(),
            new Parameter("leastGoals", 10, 1, 200, "K8: at least so many").whole(),
            new Parameter("goalShare", 0.25, 0, 1, "K8: the part of all halite they need not exceed"),
            new Parameter("returnPower", 1.2, 0, 10, "K11: the power of the load in the wish to go home").seed(2),
            new Parameter("returnDelay", 3.5, 0.1, 100, "Q6: turns added to the way home").seed(4),
            new Parameter("harbourLead", 4.1, 0, 100, "K12: the enemy lead at which a home is avoided").seed(3),
            new Parameter("calmLead", 0.5, -10, 10, "K13: the lead that makes the second ring of a home safe"),
            new Parameter("surroundingShips", 2, 1, 10, "K13: enemies within 2 steps that surround a cell").whole(),
            new Parameter("surroundedCost", 0.1, 0, 1, "K13: what part of the cargo that costs"),
            new Parameter("shipWorth", 1000, 0, 1000, "K13: what losing a ship costs besides its cargo, many players"),
            new Parameter("blockReward", 0.04, 0, 1, "K15: for standing in a victim's way, of its cargo"),
            new Parameter("ramReward", 0.066, 0, 1, "K15: for ramming it, of its cargo").seed(0.08),
            new Parameter("siteSum", 8000, 0, 100_000, "K16: halite around a dropoff").seed(6000),
            new Parameter("siteVelocity", 1270, 0, 100_000, "K16: the same by distance, with the cargo of ships")
                    .seed(1600),
            new Parameter("siteInspired", 2.2, 0, 10, "K16: what inspired cells count"),
            new Parameter("siteDistance", 12, 0, 256, "K16: structures are farther apart than this")
                    .whole()
                    .seed(16),
            new Parameter("shipsPerStructure", 16, 1, 1000, "K17: ships that warrant a structure more")
                    .whole()
                    .seed(14),
            new Parameter("siteTurns", 68, 0, 10_000, "K17: turns that must be left")
                    .whole()
                    .seed(100),
            new Parameter("mostStructures", 10, 1, 100, "K17: at most so many").whole(),
            new Parameter("endMargin", 3, 0, 100, "Q11: turns to spare on the last way home")
                    .whole()
                    .seed(5),
            new Parameter("endQueue", 4, 1, 100, "Q11: ships a structure takes in a turn at the end")
                    .whole()
                    .seed(5),
            new Parameter("spawnSea", 2440, 0, 100_000, "Q14: what a ship could mine of an average cell in its life")
                    .seed(2700),
            new Parameter("spawnRate", 2150, 0, 100_000, "Q14: what a ship would mine in its life as ships do now")
                    .seed(1400));

    final double inspireFactor;
    final double neighbourGain;
    final double crowding;
    final int mostGoals;
    final int leastGoals;
    final double goalShare;
    final double returnPower;
    final double returnDelay;
    final double harbourLead;
    final double calmLead;
    final int surroundingShips;
    final double surroundedCost;
    final double shipWorth;
    final double blockReward;
    final double ramReward;
    final double siteSum;
    final double siteVelocity;
    final double siteInspired;
    final int siteDistance;
    final int shipsPerStructure;
    final int siteTurns;
    final int mostStructures;
    final int endMargin;
    final int endQueue;
    final double spawnSea;
    final double spawnRate;

    HungarianParameters(BotSettings settings) {
        inspireFactor = settings.value("inspireFactor");
        neighbourGain = settings.value("neighbourGain");
        crowding = settings.value("crowding");
        mostGoals = (int) settings.value("mostGoals");
        leastGoals = (int) settings.value("leastGoals");
        goalShare = settings.value("goalShare");
        returnPower = settings.value("returnPower");
        returnDelay = settings.value("returnDelay");
        harbourLead = settings.value("harbourLead");
        calmLead = settings.value("calmLead");
        surroundingShips = (int) settings.value("surroundingShips");
        surroundedCost = settings.value("surroundedCost");
        shipWorth = settings.value("shipWorth");
        blockReward = settings.value("blockReward");
        ramReward = settings.value("ramReward");
        siteSum = settings.value("siteSum");
        siteVelocity = settings.value("siteVelocity");
        siteInspired = settings.value("siteInspired");
        siteDistance = (int) settings.value("siteDistance");
        shipsPerStructure = (int) settings.value("shipsPerStructure");
        siteTurns = (int) settings.value("siteTurns");
        mostStructures = (int) settings.value("mostStructures");
        endMargin = (int) settings.value("endMargin");
        endQueue = (int) settings.value("endQueue");
        spawnSea = settings.value("spawnSea");
        spawnRate = settings.value("spawnRate");
    }
}
