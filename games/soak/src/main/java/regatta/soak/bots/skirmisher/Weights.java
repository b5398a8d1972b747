package regatta.soak.bots.skirmisher;

import java.util.List;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;

/** The numbers of the bot, all of which can be set. */
final class Weights {

    static final List<Parameter> PARAMETERS = List.of(
            new Parameter("damage", 2, 0, 20, "what a point of expected damage costs a tile"),
            new Parameter("readyShot", 0.5, 0, 1, "how much of the shot of each enemy that is ready is expected"),
            new Parameter("cover", 1, 0, 100, "what a tile gains by its own cover and that around it"),
            new Parameter("crowd", 30, 0, 200, "what a teammate near by costs per enemy that may bomb both"),
            new Parameter("blast", 10, 0, 200, "what a tile loses by a bomb expected there"),
            new Parameter("closeIn", 4, 0, 50, "what a tile gains per step nearer than 4 to the nearest enemy"),
            new Parameter("point", 25, 0, 200, "what a step towards the strategic point gains in turn 0"),
            new Parameter("pointTurns", 50, 1, 1000, "the turn in which strategic points stop to matter"),
            new Parameter("target", 15, 0, 200, "what a step towards the team target gains at a range of 4"),
            new Parameter("escape", 0.45, 0, 1, "how much a bomb counts on one who has one tile to step out to"),
            new Parameter("stepIn", 4.5, 0, 30, "what a bomb gains by each enemy who could step into it"),
            new Parameter("bombNeeds", 13.5, 0, 150, "what a bomb must be worth more than"),
            new Parameter("shotNeeds", 2, 0, 150, "what a shot must be worth more than"),
            new Parameter("kill", 100, 0, 500, "what a shot gains if it soaks its target"),
            new Parameter("halfway", 50, 0, 500, "what a shot gains if it brings its target to 50"));

    final double damage;
    final double readyShot;
    final double cover;
    final double crowd;
    final double blast;
    final double closeIn;
    final double point;
    final double pointTurns;
    final double target;
    final double escape;
    final double stepIn;
    final double bombNeeds;
    final double shotNeeds;
    final double kill;
    final double halfway;

    Weights(BotSettings settings) {
        damage = settings.value("damage");
        readyShot = settings.value("readyShot");
        cover = settings.value("cover");
        crowd = settings.value("crowd");
        blast = settings.value("blast");
        closeIn = settings.value("closeIn");
        point = settings.value("point");
        pointTurns = settings.value("pointTurns");
        target = settings.value("target");
        escape = settings.value("escape");
        stepIn = settings.value("stepIn");
        bombNeeds = settings.value("bombNeeds");
        shotNeeds = settings.value("shotNeeds");
        kill = settings.value("kill");
        halfway = settings.value("halfway");
    }

    /** The numbers as the bot's author had them. */
    static Weights standard() {
        return new Weights(new BotSettings(0, PARAMETERS));
    }
}
