package regatta.halite.bots.admiral;

import java.util.List;
import regatta.core.BotParameters;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;

/** The numbers of the bot, all of which can be set. Those that end in Two and Four hold for two players, and for more. */
final class AdmiralParameters extends BotParameters {

    static final List<Parameter> LIST = new AdmiralParameters(BotSettings.usual(), 2).list();

    final double wayHome = real("wayHome", 1.1, 0, 5, "mining: what a step of the way home counts in turns");
    final double inspired = real("inspired", 2, 0, 4, "mining: what inspiration adds to a cell");
    final double inspiredTurns = real("inspiredTurns", 16, 1, 100, "mining: after how many turns half of that is left");
    final double fuel = real("fuel", 0.06, 0, 0.5, "mining: what a step burns of the mean cell");
    final double rivals = real("rivals", 1.3, 1, 5, "mining: by how much longer it takes where an enemy is stronger");
    private final int returnTwo =
            (int) real("returnTwo", 900, 100, 1000, "return: the cargo at which a ship goes home, two players");
    private final int returnFour = (int) real("returnFour", 950, 100, 1000, "return: the same with more players");
    final double step = real("step", 12, 1, 100, "moves: what a step on the way is worth");
    final double haste = real("haste", 3, 1, 20, "moves: how many times as much it is worth to who goes home");
    final double fear = real("fear", 0.3, 0, 1, "risk: how likely an enemy enters a cell it can enter");
    final double presence = real("presence", 0.7, 0, 1, "risk: how likely an enemy stays where it is");
    final double daring = real("daring", 0, 0, 2, "risk: what part of a gain counts beside a loss");
    final double spread = real("spread", 0.8, 0, 1, "risk: what influence keeps of itself a step away");
    final double ship = real("ship", 1.5, 0, 5, "risk: what a ship is worth in its share of what is left");
    final int siteShips = (int) real("siteShips", 13, 1, 100, "dropoffs: ships a structure serves");
    final double siteValue = real("siteValue", 11_000, 0, 100_000, "dropoffs: halite around one, by distance");
    final int siteDistance = (int) real("siteDistance", 14, 1, 100, "dropoffs: how far they are from others");
    final double siteFade = real("siteFade", 0.86, 0, 1, "dropoffs: what halite keeps of itself a step away");
    final double siteEnd = real("siteEnd", 0.72, 0, 1, "dropoffs: until which part of the match they are built");
    private final double spawnEndTwo =
            real("spawnEndTwo", 0.6, 0, 1, "ships: until which part of the match, two players");
    private final double spawnEndFour = real("spawnEndFour", 0.5, 0, 1, "ships: the same with more players");
    private final double spawnTwo =
            real("spawnTwo", 1000, 0, 10_000, "ships: what the share of a ship must be, two players");
    private final double spawnFour = real("spawnFour", 1000, 0, 10_000, "ships: the same with more players");
    private final int parityTwo =
            (int) real("parityTwo", 2, -100, 100, "ships: by how many more than the enemy has, two players");
    private final int parityFour =
            (int) real("parityFour", -100, -100, 100, "ships: than the strongest has, more players");
    final double parityEnd = real("parityEnd", 0.78, 0, 1, "ships: until which part of the match that counts");
    final int endMargin = (int) real("endMargin", 4, 0, 100, "end: turns to spare on the last way home");
    final int endQueue = (int) real("endQueue", 4, 1, 100, "end: ships a structure takes in a turn");

    /** Of those there are two of, the one that holds in this match. */
    final int returnAt;

    final double spawnEnd;
    final double spawn;
    final int parity;

    final boolean unloads = onOff("unloads", true, "draft: 1 if it knows of dumping and of the tax");

    AdmiralParameters(BotSettings settings, int players) {
        super(settings);
        boolean duel = players == 2;
        returnAt = duel ? returnTwo : returnFour;
        spawnEnd = duel ? spawnEndTwo : spawnEndFour;
        spawn = duel ? spawnTwo : spawnFour;
        parity = duel ? parityTwo : parityFour;
    }
}
