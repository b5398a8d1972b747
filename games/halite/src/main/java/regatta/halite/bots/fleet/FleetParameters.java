package regatta.halite.bots.fleet;

import java.util.Map;
import regatta.core.BotSettings;
import regatta.halite.bots.HaliteParameters;

/** The parameters of {@link FleetBot}, with the values of {@code hungarian}. */
final class FleetParameters extends HaliteParameters {

    // Mining
    final double mining = real("mining", 1.52, 0, 5, "weight of mining where a ship is, compared with a walk");
    final double inspireFactor =
            bySeats("inspireFactor", 0.73, 0.73, 0, 10, "weight of an inspired cell beyond its higher yield");
    final double neighbourGain =
            real("neighbourGain", 0.519, 0, 1, "share of a neighbouring cell's halite that a walk mines there");
    final double crowding = real("crowding", 1.17, 0, 10, "delay for each own ship on the way to a cell, in turns");
    final int maxGoals = whole("maxGoals", 150, 1, 200, "largest number of goals, in cells");
    final int minGoals = whole("minGoals", 60, 1, 200, "smallest number of goals, in cells");
    final double goalShare = real("goalShare", 0.6, 0, 1, "share of all halite at which there are enough goals");
    final double goalRush = real("goalRush", 1, 0, 10, "extra ships to a goal for each empty enemy ship around it");

    // Going home
    final double homing = real("homing", 0.821, 0, 5, "weight of going home, compared with mining");
    final double returnPower = real("returnPower", 1.25, 0, 10, "exponent of a ship's load in the score of going home");
    final double returnDelay = real("returnDelay", 3.5, 0.1, 100, "time added to every way home, in turns");
    final double avoidHomeLead =
            real("avoidHomeLead", 5.21, 0, 100, "enemy lead at which a structure is avoided, in empty ships");
    final int endMargin = whole("endMargin", 3, 0, 100, "spare time on the last way home, in turns");
    final int endQueue = whole("endQueue", 4, 1, 100, "ships that a structure takes per turn at the end");

    // Collisions with enemies
    final double safeHomeLead =
            real("safeHomeLead", 0.606, -10, 10, "lead that makes cells two steps from home safe, in empty ships");
    final int surroundingShips = whole("surroundingShips", 2, 1, 10, "enemies within two steps that surround a ship");
    final double surroundedCargo =
            real("surroundedCargo", 107, 0, 1000, "cargo from which a ship avoids being surrounded, in halite");
    final double surroundedCost =
            real("surroundedCost", 0.0879, 0, 1, "share of its cargo that being surrounded costs a ship");
    final double lossWeight = bySeats("lossWeight", 3, 3, 0, 20, "weight of losses expected from collisions");
    final double shipWorth = real("shipWorth", 1000, 0, 1000, "value of a ship besides its cargo, in halite");
    final boolean shipFades =
            onOff("shipFades", false, "1 if a ship is worth less once it would not be built again, 0 if not");
    final boolean approachByCargo = onOff(
            "approachByCargo",
            false,
            "with more than two players, 1 if approaches are predicted by cargo, 0 if by the value of the trade");
    final double salvageSlope =
            real("salvageSlope", 1.2, 0, 10, "growth of the odds of picking up a wreck per empty ship more");
    final double structureWeight =
            real("structureWeight", 0.7, 0, 10, "weight of a structure in picking up wrecks, in empty ships");
    final double salvageFactor =
            real("salvageFactor", 2.2, 0, 10, "yield per halite of a wreck, since inspired ships mine it");

    // Hunting, with two players
    final double blockRatio = real("blockRatio", 2.63, 1, 10, "times more cargo that a blocked enemy must carry");
    final double blockCargo = real("blockCargo", 422, 0, 1000, "cargo from which an enemy is blocked, in halite");
    final double blockReward = real("blockReward", 0.0317, 0, 1, "reward for blocking, as a share of the cargo");
    final double ramRatio = real("ramRatio", 1.98, 1, 10, "times more cargo that a rammed enemy must carry");
    final double ramCargo = real("ramCargo", 276, 0, 1000, "cargo from which an enemy is rammed, in halite");
    final double ramReward = real("ramReward", 0.0625, 0, 1, "reward for ramming, as a share of the cargo");

    // Dropoffs
    final double siteSum = real("siteSum", 6000, 0, 100_000, "halite that must be around a dropoff");
    final double siteVelocity = real(
            "siteVelocity",
            1000,
            0,
            100_000,
            "halite and cargo that must be around a dropoff, each divided by its distance");
    final double siteInspired = real("siteInspired", 2.55, 0, 10, "weight of inspired cells around a dropoff");
    final int siteDistance = whole("siteDistance", 12, 0, 256, "structures are farther apart than this, in steps");
    final int siteCrew = whole("siteCrew", 1, 0, 50, "own ships that must be within four steps of a dropoff");
    final int shipsPerStructure = whole("shipsPerStructure", 12, 1, 1000, "ships needed for each structure");
    final int siteTurns = whole("siteTurns", 64, 0, 10_000, "time that must be left for a dropoff, in turns");
    final int maxStructures = whole("maxStructures", 10, 1, 100, "largest number of structures");

    // Spawning
    final int spawnDelay = whole("spawnDelay", 30, 0, 500, "time until a new ship brings anything home, in turns");
    final double spawnWorth =
            bySeats("spawnWorth", 831, 600, 0, 100_000, "value that one more ship must have, in halite");

    FleetParameters(BotSettings settings, int seats, Map<String, Double> own) {
        super(settings, seats, own);
        removed("it was off in both bots", "shared", "siteCredit", "parity", "parityEnd", "sighted", "heed");
        removed("it is always on", "shareToll", "sharedDoors", "unloads");
        removed("ships hunt only with two players", "blockReward4", "ramReward4");
        removed("goalRush holds for any number of players", "goalRush4");
        String trades = "the rules of good trades were replaced by expected losses";
        removed(trades, "threatRelief", "evenLead", "evenShare", "sureLead", "sureRatio", "sureStake");
        removed(trades, "fightLead", "strongLead", "strongShare");
        String simulation = "admiral no longer simulates its opponents";
        removed(simulation, "foresight", "horizon", "depthStep", "trust", "habit", "heed4");
        removed(simulation, "cargoWorth", "dropoffWorth", "prospect");
        removed("the numbers before tuning are no longer kept", "set");
        renamed("mostGoals", "maxGoals");
        renamed("leastGoals", "minGoals");
        renamed("harbourLead", "avoidHomeLead");
        renamed("calmLead", "safeHomeLead");
        renamed("littleCargo", "surroundedCargo");
        renamed("meeting", "lossWeight");
        renamed("meeting4", "lossWeight4");
        renamed("sighted4", "approachByCargo");
        renamed("grip", "salvageSlope");
        renamed("baseGrip", "structureWeight");
        renamed("spoils", "salvageFactor");
        renamed("blockLeast", "blockCargo");
        renamed("ramLeast", "ramCargo");
        renamed("mostStructures", "maxStructures");
    }
}
