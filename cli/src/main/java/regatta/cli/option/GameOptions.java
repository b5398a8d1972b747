package regatta.cli.option;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import regatta.core.Game;
import regatta.host.match.Scenarios;

/** Which game is played, and by how many. */
final class GameOptions {

    @Option(
            names = {"-g", "--game"},
            required = true,
            paramLabel = "GAME",
            description = "The game.")
    String name = "";

    @Option(names = "--seats", paramLabel = "N", description = "Seats of a game; the same as seats=N. Default: 2.")
    @Nullable
    Integer seats;

    Game game() {
        return Scenarios.game(name);
    }
}
