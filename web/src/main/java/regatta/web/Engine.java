package regatta.web;

import org.teavm.jso.JSExport;
import regatta.core.BuiltIn;
import regatta.core.Games;
import regatta.core.Scenario;

/** The door between a page and the games. */
public final class Engine {

    private Engine() {}

    /** Opens the match of a scenario. */
    @JSExport
    public static PageMatch open(String scenarioText) {
        Scenario scenario = Scenario.parse(scenarioText);
        return PageMatch.of(Games.named(scenario.game()), scenario);
    }

    /** Returns the names of the bots that come with a game, the weakest first, joined by line ends. */
    @JSExport
    public static String bots(String game) {
        return String.join(
                "\n", Games.named(game).bots().stream().map(BuiltIn::name).toList());
    }

    /** Where the compiler begins; a page never calls it. */
    public static void main(String[] arguments) {}
}
