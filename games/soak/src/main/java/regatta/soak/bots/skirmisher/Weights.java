package regatta.soak.bots.skirmisher;

import regatta.core.BotParameters;
import regatta.core.BotSettings;

/** The numbers of the bot, all of which can be set. */
final class Weights extends BotParameters {

    final double damage = real("damage", 2, 0, 20, "what a point of expected damage costs a tile");
    final double readyShot =
            real("readyShot", 0.5, 0, 1, "how much of the shot of each enemy that is ready is expected");
    final double cover = real("cover", 1, 0, 100, "what a tile gains by its own cover and that around it");
    final double crowd = real("crowd", 30, 0, 200, "what a teammate near by costs per enemy that may bomb both");
    final double blast = real("blast", 10, 0, 200, "what a tile loses by a bomb expected there");
    final double closeIn = real("closeIn", 4, 0, 50, "what a tile gains per step nearer than 4 to the nearest enemy");
    final double point = real("point", 25, 0, 200, "what a step towards the strategic point gains in turn 0");
    final double pointTurns = real("pointTurns", 50, 1, 1000, "the turn in which strategic points stop to matter");
    final double target = real("target", 15, 0, 200, "what a step towards the team target gains at a range of 4");
    final double escape = real("escape", 0.45, 0, 1, "how much a bomb counts on one who has one tile to step out to");
    final double stepIn = real("stepIn", 4.5, 0, 30, "what a bomb gains by each enemy who could step into it");
    final double bombNeeds = real("bombNeeds", 13.5, 0, 150, "what a bomb must be worth more than");
    final double shotNeeds = real("shotNeeds", 2, 0, 150, "what a shot must be worth more than");
    final double kill = real("kill", 100, 0, 500, "what a shot gains if it soaks its target");
    final double halfway = real("halfway", 50, 0, 500, "what a shot gains if it brings its target to 50");

    Weights(BotSettings settings) {
        super(settings);
    }
}
