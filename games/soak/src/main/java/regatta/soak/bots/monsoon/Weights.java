package regatta.soak.bots.monsoon;

import java.util.List;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;

/** The numbers of the bot, all of which can be set. What a position is worth is counted in points. */
final class Weights {

    static final List<Parameter> PARAMETERS = List.of(
            new Parameter("depth", 3, 1, Course.MOST_TURNS, "how many turns are played out"),
            new Parameter("turns", 1_000_000, 100, 1_000_000, "how many turns are played out at the most"),
            new Parameter("sure", 0.59, 0, 1, "how likely an enemy goes where it is expected to, or else anywhere"),
            new Parameter("ground", 1.3, 0, 100, "for how many turns the ground held at the end is thought to be held"),
            new Parameter("wet", 5, 0, 20, "what a point of wetness is worth"),
            new Parameter("soaked", 21, 0, 500, "what it is worth that an agent is at 50"),
            new Parameter("out", 212, 0, 2000, "what it is worth that an agent is out"),
            new Parameter("bomb", 83, 0, 100, "what a bomb kept is worth"),
            new Parameter("reload", 1.5, 0, 50, "what a turn costs in which an agent cannot shoot"),
            new Parameter("others", 5, 0, 7, "how many courses beside the best are expected of the enemy"),
            new Parameter("near", 3.6, 0, 20, "what a step nearer to the nearest enemy is worth"),
            new Parameter("hit", 1, 0, 1, "how likely a bomb hits who can step out of it"),
            new Parameter("worst", 0.34, 0, 1, "how much the worst of the enemy's replies counts beside their mean"));

    final int depth;
    final int turns;
    final double sure;
    final double ground;
    final double wet;
    final double soaked;
    final double out;
    final double bomb;
    final double reload;
    final int others;
    final double near;
    final double hit;
    final double worst;

    Weights(BotSettings settings) {
        depth = (int) settings.value("depth");
        turns = (int) settings.value("turns");
        sure = settings.value("sure");
        ground = settings.value("ground");
        wet = settings.value("wet");
        soaked = settings.value("soaked");
        out = settings.value("out");
        bomb = settings.value("bomb");
        reload = settings.value("reload");
        others = (int) settings.value("others");
        near = settings.value("near");
        hit = settings.value("hit");
        worst = settings.value("worst");
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
