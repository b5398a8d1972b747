package regatta.halite.bots.admiral;

import java.util.List;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;

/** The numbers of the bot, all of which can be set. Those that end in Two and Four hold for two players, and for more. */
final class AdmiralParameters {

    static final List<Parameter> LIST = List.of(
            new Parameter("wayHome", 1.1, 0, 5, "mining: what a step of the way home counts in turns"),
            new Parameter("inspired", 2, 0, 4, "mining: what inspiration adds to a cell"),
            new Parameter("inspiredTurns", 16, 1, 100, "mining: after how many turns half of that is left"),
            new Parameter("fuel", 0.06, 0, 0.5, "mining: what a step burns of the mean cell"),
            new Parameter("rivals", 1.3, 1, 5, "mining: by how much longer it takes where an enemy is stronger"),
            new Parameter("returnTwo", 900, 100, 1000, "return: the cargo at which a ship goes home, two players"),
            new Parameter("returnFour", 950, 100, 1000, "return: the same with more players"),
            new Parameter("step", 12, 1, 100, "moves: what a step on the way is worth"),
            new Parameter("haste", 3, 1, 20, "moves: how many times as much it is worth to who goes home"),
            new Parameter("fear", 0.3, 0, 1, "risk: how likely an enemy enters a cell it can enter"),
            new Parameter("presence", 0.7, 0, 1, "risk: how likely an enemy stays where it is"),
            new Parameter("daring", 0, 0, 2, "risk: what part of a gain counts beside a loss"),
            new Parameter("spread", 0.8, 0, 1, "risk: what influence keeps of itself a step away"),
            new Parameter("ship", 1.5, 0, 5, "risk: what a ship is worth in its share of what is left"),
            new Parameter("siteShips", 13, 1, 100, "dropoffs: ships a structure serves"),
            new Parameter("siteValue", 11_000, 0, 100_000, "dropoffs: halite around one, by distance"),
            new Parameter("siteDistance", 14, 1, 100, "dropoffs: how far they are from others"),
            new Parameter("siteFade", 0.86, 0, 1, "dropoffs: what halite keeps of itself a step away"),
            new Parameter("siteEnd", 0.72, 0, 1, "dropoffs: until which part of the match they are built"),
            new Parameter("spawnEndTwo", 0.6, 0, 1, "ships: until which part of the match, two players"),
            new Parameter("spawnEndFour", 0.5, 0, 1, "ships: the same with more players"),
            new Parameter("spawnTwo", 1000, 0, 10_000, "ships: what the share of a ship must be, two players"),
            new Parameter("spawnFour", 1000, 0, 10_000, "ships: the same with more players"),
            new Parameter("parityTwo", 2, -100, 100, "ships: by how many more than the enemy has, two players"),
            new Parameter("parityFour", -100, -100, 100, "ships: than the strongest has, more players"),
            new Parameter("parityEnd", 0.78, 0, 1, "ships: until which part of the match that counts"),
            new Parameter("endMargin", 4, 0, 100, "end: turns to spare on the last way home"),
            new Parameter("endQueue", 4, 1, 100, "end: ships a structure takes in a turn"));

    final double wayHome;
    final double inspired;
    final double inspiredTurns;
    final double fuel;
    final double rivals;
    final int returnAt;
    final double step;
    final double haste;
    final double fear;
    final double presence;
    final double daring;
    final double spread;
    final double ship;
    final int siteShips;
    final double siteValue;
    final int siteDistance;
    final double siteFade;
    final double siteEnd;
    final double spawnEnd;
    final double spawn;
    final int parity;
    final double parityEnd;
    final int endMargin;
    final int endQueue;

    AdmiralParameters(BotSettings settings, int players) {
        String suffix = players == 2 ? "Two" : "Four";
        wayHome = settings.value("wayHome");
        inspired = settings.value("inspired");
        inspiredTurns = settings.value("inspiredTurns");
        fuel = settings.value("fuel");
        rivals = settings.value("rivals");
        returnAt = (int) settings.value("return" + suffix);
        step = settings.value("step");
        haste = settings.value("haste");
        fear = settings.value("fear");
        presence = settings.value("presence");
        daring = settings.value("daring");
        spread = settings.value("spread");
        ship = settings.value("ship");
        siteShips = (int) settings.value("siteShips");
        siteValue = settings.value("siteValue");
        siteDistance = (int) settings.value("siteDistance");
        siteFade = settings.value("siteFade");
        siteEnd = settings.value("siteEnd");
        spawnEnd = settings.value("spawnEnd" + suffix);
        spawn = settings.value("spawn" + suffix);
        parity = (int) settings.value("parity" + suffix);
        parityEnd = settings.value("parityEnd");
        endMargin = (int) settings.value("endMargin");
        endQueue = (int) settings.value("endQueue");
    }
}
