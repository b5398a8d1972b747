package regatta.halite.bots.hungarian;

import java.util.List;
import regatta.core.BotParameters;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;

/** The constants of the bot. Where the tuner found a better value, that of the document stands behind the words. */
final class HungarianParameters extends BotParameters {

    static final List<Parameter> LIST = new HungarianParameters(BotSettings.usual()).list();

    final double inspireFactor =
            real("inspireFactor", 0.73, 0, 10, "Q3: what an inspired tile counts beyond its threefold gain", 1);
    final double neighbourGain =
            real("neighbourGain", 0.53, 0, 1, "K4: what part of a neighbour a walk hopes to mine", 0.44);
    final double crowding = real("crowding", 1, 0, 10, "K6: turns lost for each own ship on the way");
    final int mostGoals = whole("mostGoals", 30, 1, 200, "K8: at most so many goals");
    final int leastGoals = whole("leastGoals", 10, 1, 200, "K8: at least so many");
    final double goalShare = real("goalShare", 0.25, 0, 1, "K8: the part of all halite they need not exceed");
    final double returnPower = real("returnPower", 1.2, 0, 10, "K11: the power of the load in the wish to go home", 2);
    final double returnDelay = real("returnDelay", 3.5, 0.1, 100, "Q6: turns added to the way home", 4);
    final double harbourLead = real("harbourLead", 4.1, 0, 100, "K12: the enemy lead at which a home is avoided", 3);
    final double calmLead = real("calmLead", 0.5, -10, 10, "K13: the lead that makes the second ring of a home safe");
    final int surroundingShips =
            whole("surroundingShips", 2, 1, 10, "K13: enemies within 2 steps that surround a cell");
    final double surroundedCost = real("surroundedCost", 0.1, 0, 1, "K13: what part of the cargo that costs");
    final double shipWorth =
            real("shipWorth", 1000, 0, 1000, "K13: what losing a ship costs besides its cargo, many players");
    final double blockReward = real("blockReward", 0.04, 0, 1, "K15: for standing in a victim's way, of its cargo");
    final double ramReward = real("ramReward", 0.066, 0, 1, "K15: for ramming it, of its cargo", 0.08);
    final double siteSum = real("siteSum", 8000, 0, 100_000, "K16: halite around a dropoff", 6000);
    final double siteVelocity =
            real("siteVelocity", 1270, 0, 100_000, "K16: the same by distance, with the cargo of ships", 1600);
    final double siteInspired = real("siteInspired", 2.2, 0, 10, "K16: what inspired cells count");
    final int siteDistance = whole("siteDistance", 12, 0, 256, "K16: structures are farther apart than this", 16);
    final int shipsPerStructure =
            whole("shipsPerStructure", 16, 1, 1000, "K17: ships that warrant a structure more", 14);
    final int siteTurns = whole("siteTurns", 68, 0, 10_000, "K17: turns that must be left", 100);
    final int mostStructures = whole("mostStructures", 10, 1, 100, "K17: at most so many");
    final int endMargin = whole("endMargin", 3, 0, 100, "Q11: turns to spare on the last way home", 5);
    final int endQueue = whole("endQueue", 4, 1, 100, "Q11: ships a structure takes in a turn at the end", 5);
    final double spawnSea =
            real("spawnSea", 2440, 0, 100_000, "Q14: what a ship could mine of an average cell in its life", 2700);
    final double spawnRate =
            real("spawnRate", 2150, 0, 100_000, "Q14: what a ship would mine in its life as ships do now", 1400);

    final boolean unloads = onOff("unloads", true, "draft: 1 if it knows of dumping and of the tax");

    HungarianParameters(BotSettings settings) {
        super(settings);
    }
}
