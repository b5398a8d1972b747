package regatta.soak.bots.monsoon;

import regatta.core.BotParameters;
import regatta.core.BotSettings;

/** The parameters of {@link Monsoon}. The value of a position is in points. */
final class MonsoonParameters extends BotParameters {

    final int depth = (int) real("depth", 3, 1, PlannedMoves.MAX_TURNS, "the number of turns to look ahead");
    final int turns = (int) real("turns", 1_000_000, 100, 1_000_000, "the maximum number of simulated turns");
    final double sure = real("sure", 0.59, 0, 1, "the probability that an enemy makes its predicted move");
    final double ground = real("ground", 1.3, 0, 100, "the number of turns for which territory at the end counts");
    final double wet = real("wet", 5, 0, 20, "the cost of a point of wetness");
    final double soaked = real("soaked", 21, 0, 500, "the value of an agent being at 50");
    final double out = real("out", 212, 0, 2000, "the value of an agent being out");
    final double bomb = real("bomb", 83, 0, 100, "the value of an unused bomb");
    final double reload = real("reload", 1.5, 0, 50, "the cost of a turn in which an agent cannot shoot");
    final int others = (int) real("others", 5, 0, 7, "the number of enemy plans besides the best");
    final double near = real("near", 3.6, 0, 20, "the value of a step towards the nearest enemy");
    final double hit = real("hit", 1, 0, 1, "the probability that a bomb hits an agent that can step out");
    final double worst = real("worst", 0.34, 0, 1, "the weight of the worst reply relative to the mean");

    MonsoonParameters(BotSettings settings) {
        super(settings);
    }

    /** Returns the cost to a team of an agent with this wetness. */
    double cost(int wetness) {
        if (wetness >= 100) {
            return 100 * wet + soaked + out;
        }
        return wetness * wet + (wetness >= 50 ? soaked : 0);
    }

    /** Returns the cost to a team if an agent gets wetter. */
    double cost(int wetness, int damage) {
        return cost(wetness + damage) - cost(wetness);
    }
}
