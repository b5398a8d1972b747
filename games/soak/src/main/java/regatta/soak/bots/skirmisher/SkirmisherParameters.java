package regatta.soak.bots.skirmisher;

import regatta.core.BotParameters;
import regatta.core.BotSettings;

/** The parameters of {@link Skirmisher}. */
final class SkirmisherParameters extends BotParameters {

    final double damage = real("damage", 2, 0, 20, "the cost of a point of expected damage on a tile");
    final double readyShot = real("readyShot", 0.5, 0, 1, "the expected share of the shot of each ready enemy");
    final double cover = real("cover", 1, 0, 100, "the value of cover on a tile and around it");
    final double crowd = real("crowd", 30, 0, 200, "the cost of a teammate nearby, per enemy that can bomb both");
    final double blast = real("blast", 10, 0, 200, "the cost of a bomb expected on a tile");
    final double closeIn = real("closeIn", 4, 0, 50, "the value of each step nearer than 4 to the nearest enemy");
    final double point = real("point", 25, 0, 200, "the value of a step towards the strategic point in turn 0");
    final double pointTurns = real("pointTurns", 50, 1, 1000, "the turn in which strategic points stop mattering");
    final double target = real("target", 15, 0, 200, "the value of a step towards the team target at a range of 4");
    final double escape =
            real("escape", 0.45, 0, 1, "the weight of a bomb on an agent that has one tile to step out to");
    final double stepIn = real("stepIn", 4.5, 0, 30, "the gain of a bomb per enemy that could step into it");
    final double bombNeeds = real("bombNeeds", 13.5, 0, 150, "the value that a bomb must exceed");
    final double shotNeeds = real("shotNeeds", 2, 0, 150, "the value that a shot must exceed");
    final double kill = real("kill", 100, 0, 500, "the value of a shot that eliminates its target");
    final double halfway = real("halfway", 50, 0, 500, "the value of a shot that brings its target to 50");

    SkirmisherParameters(BotSettings settings) {
        super(settings);
    }
}
