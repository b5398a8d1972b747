package regatta.web;

import org.teavm.jso.JSExport;
import regatta.core.Game;
import regatta.core.Games;
import regatta.core.Scenario;

/** The door between a page and the games. */
public final class Engine {

    private Engine() {}

    /** Opens the match of a scenario. */
    @JSExport
    public static PageMatch open(String scenarioText) {
        Scenario scenario = Scenario.parse(scenarioText);
        Game game = Games.named(scenario.game());
        return PageMatch.of(game, game.open(scenario));
    }

    /** Where the compiler begins; a page never calls it. */
    public static void main(String[] arguments) {}
}
