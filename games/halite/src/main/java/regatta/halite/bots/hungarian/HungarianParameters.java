package regatta.halite.bots.hungarian;

import java.util.List;
import java.util.Map;
import regatta.core.BotParameters;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;

/** The constants of the bot. Where the tuner found a better value, that of the document stands behind the words. */
class HungarianParameters extends BotParameters {

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
    final double littleCargo = real("littleCargo", 100, 0, 1000, "K13: cargo that fears no surrounding");
    final double threatRelief = real("threatRelief", 0.1, -1, 1, "K13: what part of the threat's cargo eases the fear");
    final double evenLead = real("evenLead", 0, -10, 10, "K14: the lead with which a lighter ship trades");
    final double evenShare = real("evenShare", 0.25, 0, 1, "K14: and the part of all ships that must be ours");
    final double sureLead = real("sureLead", 1, -10, 10, "K14: the lead with which a much lighter ship trades");
    final double sureRatio = real("sureRatio", 2, 1, 10, "K14: how many times lighter that is");
    final double sureStake = real("sureStake", 200, 0, 2000, "K14: and what must be at stake");
    final double fightLead = real("fightLead", 4, -10, 20, "K14: among many, the lead with which any ship trades");
    final double strongLead = real("strongLead", 2.5, -10, 20, "K14: the same for a strong fleet");
    final double strongShare = real("strongShare", 0.3, 0, 1, "K14: the part of all ships that makes it strong");
    final double blockRatio = real("blockRatio", 2.5, 1, 10, "K15: how many times lighter who blocks must be");
    final double blockLeast = real("blockLeast", 350, 0, 1000, "K15: the least cargo that is blocked");
    final double ramRatio = real("ramRatio", 2, 1, 10, "K15: how many times lighter who rams must be");
    final double ramLeast = real("ramLeast", 300, 0, 1000, "K15: the least cargo that is rammed");
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
    final int spawnDelay = whole("spawnDelay", 25, 0, 500, "Q14: turns in which a new ship brings nothing home");
    final double spawnWorth = real("spawnWorth", 1000, 0, 100_000, "Q14: what one more ship must be worth");
    final boolean unloads = onOff("unloads", true, "draft: 1 if it knows of dumping and of the tax");

    final double mining = real("mining", 1, 0, 5, "Q4: what plain mining counts, for one who stays");
    final double homing = real("homing", 1, 0, 5, "Q9: what going home counts beside tiles");
    final int parity =
            whole("parity", -100, -100, 100, "Q14: ships it keeps ahead of the strongest enemy, whatever they bring");
    final double parityEnd = real("parityEnd", 0.7, 0, 1, "Q14: until which part of the match");

    HungarianParameters(BotSettings settings) {
        super(settings);
    }

    /** For a bot that plays the same stages with numbers of its own. */
    HungarianParameters(BotSettings settings, Map<String, Double> standards) {
        super(settings, standards);
    }
}
