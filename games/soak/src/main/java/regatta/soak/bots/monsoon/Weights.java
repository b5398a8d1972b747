package regatta.soak.bots.monsoon;

import regatta.core.BotParameters;
import regatta.core.BotSettings;

/** The numbers of the bot, all of which can be set. What a position is worth is counted in points. */
final class Weights extends BotParameters {

    final int depth = (int) real("depth", 3, 1, Course.MOST_TURNS, "how many turns are played out");
    final int turns = (int) real("turns", 1_000_000, 100, 1_000_000, "how many turns are played out at the most");
    final double sure = real("sure", 0.59, 0, 1, "how likely an enemy goes where it is expected to, or else anywhere");
    final double ground =
            real("ground", 1.3, 0, 100, "for how many turns the ground held at the end is thought to be held");
    final double wet = real("wet", 5, 0, 20, "what a point of wetness is worth");
    final double soaked = real("soaked", 21, 0, 500, "what it is worth that an agent is at 50");
    final double out = real("out", 212, 0, 2000, "what it is worth that an agent is out");
    final double bomb = real("bomb", 83, 0, 100, "what a bomb kept is worth");
    final double reload = real("reload", 1.5, 0, 50, "what a turn costs in which an agent cannot shoot");
    final int others = (int) real("others", 5, 0, 7, "how many courses beside the best are expected of the enemy");
    final double near = real("near", 3.6, 0, 20, "what a step nearer to the nearest enemy is worth");
    final double hit = real("hit", 1, 0, 1, "how likely a bomb hits who can step out of it");
    final double worst =
            real("worst", 0.34, 0, 1, "how much the worst of the enemy's replies counts beside their mean");

    Weights(BotSettings settings) {
        super(settings);
    }

    /** Returns what it costs a team to have an agent as wet as this. */
    double cost(int wetness) {
        if (wetness >= 100) {
            return 100 * wet + soaked + out;
        }
        return wetness * wet + (wetness >= 50 ? soaked : 0);
    }

    /** Returns what it costs a team if an agent is made wetter. */
    double cost(int wetness, int damage) {
        return cost(wetness + damage) - cost(wetness);
    }
}
