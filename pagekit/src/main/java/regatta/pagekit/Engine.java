package regatta.pagekit;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.teavm.jso.JSExport;
import regatta.core.BuiltIn;
import regatta.core.Fault;
import regatta.core.GameCatalog;
import regatta.core.Scenario;

/** The entry point of a replay page to the games. */
public final class Engine {

    private static final GameCatalog GAMES = GameCatalog.onClassPath();

    private Engine() {}

    /** Opens the match of a scenario. */
    @JSExport
    public static PageMatch open(String scenarioText) {
        Scenario scenario = Scenario.parse(scenarioText);
        return PageMatch.of(GAMES.game(scenario.game()), scenario);
    }

    /** Returns the names of a game's built-in bots, the weakest first, joined by line ends. */
    @JSExport
    public static String bots(String game) {
        return String.join(
                "\n", GAMES.game(game).bots().stream().map(BuiltIn::name).toList());
    }

    /** Returns the kinds of faults that records can have. */
    @JSExport
    public static String faultKinds() {
        return Stream.of(Fault.Kind.values()).map(Enum::name).collect(Collectors.joining("\n"));
    }

    /** The compiler needs an entry point; a page never calls it. */
    public static void main(String[] arguments) {}
}
