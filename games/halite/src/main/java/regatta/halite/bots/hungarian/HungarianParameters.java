package regatta.halite.bots.hungarian;

import java.util.Map;
import java.util.TreeMap;
import regatta.core.BotParameters;
import regatta.core.BotSettings;

/** The constants of the bot. Where the tuner found a better value, that of the document stands behind the words. */
class HungarianParameters extends BotParameters {

    private final double inspireFactor2 =
            real("inspireFactor", 0.73, 0, 10, "Q3: what an inspired tile counts beyond its threefold gain", 1);
    private final double inspireFactor4 =
            real("inspireFactor4", 0.73, 0, 10, "Q3: the same with more than 2 players", 1);
    final double neighbourGain =
            real("neighbourGain", 0.519, 0, 1, "K4: what part of a neighbour a walk hopes to mine", 0.44);
    final boolean shareToll =
            onOff("shareToll", true, "K5: 1 if the toll home counts by the part of a load that a walk fills", false);
    final double crowding = real("crowding", 1.17, 0, 10, "K6: turns lost for each own ship on the way", 1);
    final int mostGoals = whole("mostGoals", 150, 1, 200, "K8: at most so many goals", 30);
    final int leastGoals = whole("leastGoals", 60, 1, 200, "K8: at least so many", 10);
    final double goalShare = real("goalShare", 0.6, 0, 1, "K8: the part of all halite they need not exceed", 0.25);
    private final double goalRush2 =
            real("goalRush", 1, 0, 10, "K8: how many more ships a goal takes for each empty enemy ship around it");
    private final double goalRush4 = real("goalRush4", 1, 0, 10, "K8: the same with more than 2 players");
    final double returnPower = real("returnPower", 1.25, 0, 10, "K11: the power of the load in the wish to go home", 2);
    final double returnDelay = real("returnDelay", 3.5, 0.1, 100, "Q6: turns added to the way home", 4);
    final double harbourLead = real("harbourLead", 5.21, 0, 100, "K12: the enemy lead at which a home is avoided", 3);
    final double calmLead =
            real("calmLead", 0.606, -10, 10, "K13: the lead that makes the second ring of a home safe", 0.5);
    final boolean sharedDoors =
            onOff("sharedDoors", true, "K13: 1 if a home is not safe where an enemy has one too", false);
    final int surroundingShips =
            whole("surroundingShips", 2, 1, 10, "K13: enemies within 2 steps that surround a cell");
    final double surroundedCost = real("surroundedCost", 0.0879, 0, 1, "K13: what part of the cargo that costs", 0.1);
    final double shipWorth =
            real("shipWorth", 1000, 0, 1000, "K13: what losing a ship costs besides its cargo, many players");
    final double littleCargo = real("littleCargo", 107, 0, 1000, "K13: cargo that fears no surrounding", 100);
    final double threatRelief = real("threatRelief", 0.1, -1, 1, "K13: what part of the threat's cargo eases the fear");
    private final double meeting2 =
            real("meeting", 3, 0, 20, "K13: if not 0, what likely losses by a trade count, instead of K14's rules", 0);
    private final double meeting4 = real("meeting4", 3, 0, 20, "K13: the same with more than 2 players", 0);
    final double grip = real("grip", 1.2, 0, 10, "K14: how surely the stronger side picks up what sinks");
    final double baseGrip = real("baseGrip", 0.7, 0, 10, "K14: what a structure counts in that, in empty ships");
    final double spoils = real("spoils", 2.2, 0, 10, "K14: how much is made of what sinks, by ships that are inspired");
    final double evenLead = real("evenLead", 0, -10, 10, "K14: the lead with which a lighter ship trades");
    final double evenShare = real("evenShare", 0.233, 0, 1, "K14: and the part of all ships that must be ours", 0.25);
    final double sureLead = real("sureLead", 0.948, -10, 10, "K14: the lead with which a much lighter ship trades", 1);
    final double sureRatio = real("sureRatio", 2.33, 1, 10, "K14: how many times lighter that is", 2);
    final double sureStake = real("sureStake", 220, 0, 2000, "K14: and what must be at stake", 200);
    final double fightLead =
            real("fightLead", 4.18, -10, 20, "K14: among many, the lead with which any ship trades", 4);
    final double strongLead = real("strongLead", 1.14, -10, 20, "K14: the same for a strong fleet", 2.5);
    final double strongShare = real("strongShare", 0.293, 0, 1, "K14: the part of all ships that makes it strong", 0.3);
    final double blockRatio = real("blockRatio", 2.63, 1, 10, "K15: how many times lighter who blocks must be", 2.5);
    final double blockLeast = real("blockLeast", 422, 0, 1000, "K15: the least cargo that is blocked", 350);
    final double ramRatio = real("ramRatio", 1.98, 1, 10, "K15: how many times lighter who rams must be", 2);
    final double ramLeast = real("ramLeast", 276, 0, 1000, "K15: the least cargo that is rammed", 300);
    private final double blockReward2 =
            real("blockReward", 0.0317, 0, 1, "K15: for standing in a victim's way, of its cargo", 0.04);
    private final double blockReward4 = real("blockReward4", 0, 0, 1, "K15: the same with more than 2 players", 0.04);
    private final double ramReward2 = real("ramReward", 0.0625, 0, 1, "K15: for ramming it, of its cargo", 0.08);
    private final double ramReward4 = real("ramReward4", 0, 0, 1, "K15: the same with more than 2 players", 0.08);
    final double siteSum = real("siteSum", 6000, 0, 100_000, "K16: halite around a dropoff");
    final double siteVelocity =
            real("siteVelocity", 1000, 0, 100_000, "K16: the same by distance, with the cargo of ships", 1600);
    final double siteInspired = real("siteInspired", 2.55, 0, 10, "K16: what inspired cells count", 2.2);
    final int siteDistance = whole("siteDistance", 12, 0, 256, "K16: structures are farther apart than this", 16);
    final int siteCrew = whole("siteCrew", 1, 0, 50, "K16: own ships within 4 that a site needs", 0);
    final int shipsPerStructure =
            whole("shipsPerStructure", 12, 1, 1000, "K17: ships that warrant a structure more", 14);
    final int siteTurns = whole("siteTurns", 64, 0, 10_000, "K17: turns that must be left", 100);
    final int mostStructures = whole("mostStructures", 10, 1, 100, "K17: at most so many");
    final int endMargin = whole("endMargin", 3, 0, 100, "Q11: turns to spare on the last way home", 5);
    final int endQueue = whole("endQueue", 4, 1, 100, "Q11: ships a structure takes in a turn at the end", 5);
    final int spawnDelay = whole("spawnDelay", 30, 0, 500, "Q14: turns in which a new ship brings nothing home", 25);
    private final double spawnWorth2 =
            real("spawnWorth", 831, 0, 100_000, "Q14: what one more ship must be worth", 1000);
    private final double spawnWorth4 =
            real("spawnWorth4", 600, 0, 100_000, "Q14: the same with more than 2 players", 1000);
    final boolean unloads = onOff("unloads", true, "draft: 1 if it knows of dumping and of the tax");

    final double mining = real("mining", 1.52, 0, 5, "Q4: what plain mining counts, for one who stays", 1);
    final double homing = real("homing", 0.821, 0, 5, "Q9: what going home counts beside tiles", 1);
    final int parity =
            whole("parity", -100, -100, 100, "Q14: ships it keeps ahead of the strongest enemy, whatever they bring");
    final double parityEnd = real("parityEnd", 0.7, 0, 1, "Q14: until which part of the match");

    // Beyond the document: off here, for a bot that plays the same stages.
    final double shared =
            real("shared", 1, 0, 1, "Q4: what a tile counts that another ship goes for and makes more of");
    final double siteCredit =
            real("siteCredit", 0, 0, 4000, "Q13: what may be missing in the bank when ships are sent to a dropoff");
    final boolean shipFades =
            onOff("shipFades", false, "K13: 1 if a ship that would not be built again is worth less, many players");
    private final boolean sighted2 = onOff(
            "sighted", false, "K13: 1 if an enemy comes by how heavy it is and whether a ship of ours is in its way");
    private final boolean sighted4 = onOff("sighted4", false, "K13: the same with more than 2 players");
    private final boolean heed2 = onOff("heed", false, "K13: 1 if what the others will do counts");
    private final boolean heed4 = onOff("heed4", false, "K13: the same with more than 2 players");

    final double inspireFactor;
    final double goalRush;
    final boolean sighted;
    final boolean heed;
    final double meeting;
    final double blockReward;
    final double ramReward;
    final double spawnWorth;

    HungarianParameters(BotSettings settings, int seats) {
        this(settings, seats, new TreeMap<>());
    }

    /** For a bot that plays the same stages, with usual values of its own. */
    HungarianParameters(BotSettings settings, int seats, Map<String, Double> own) {
        super(settings, own);
        boolean many = seats > 2;
        inspireFactor = many ? inspireFactor4 : inspireFactor2;
        goalRush = many ? goalRush4 : goalRush2;
        sighted = many ? sighted4 : sighted2;
        heed = many ? heed4 : heed2;
        meeting = many ? meeting4 : meeting2;
        blockReward = many ? blockReward4 : blockReward2;
        ramReward = many ? ramReward4 : ramReward2;
        spawnWorth = many ? spawnWorth4 : spawnWorth2;
    }
}
