package regatta.cli.command;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.option.ThreadOptions;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.Scenario;
import regatta.program.BotProgram;

/** The command {@code bot}: runs a built-in bot as a program. */
@Command(
        name = "bot",
        header = "Run a built-in bot as a program",
        description = "Runs a built-in bot on standard input and output, for other engines and referees.",
        footer = {
            "  regatta bot ${GAME} hungarian",
            "  regatta bot ${GAME} \"greedy?returnAt32=800\"",
            "  regatta play ${GAME} \"regatta bot ${GAME} hungarian\" greedy     # the same bot, as a process"
        })
public final class BotCommand extends Subcommand {

    @Parameters(
            index = "0",
            paramLabel = "GAME",
            description = "The game, or GAME/RULES if its messages do not contain the rule set.")
    private String name = "";

    @Parameters(index = "1", paramLabel = "BOT", description = "A built-in bot of the game, with optional parameters.")
    private String bot = "";

    @Option(names = "--seed", paramLabel = "N", description = "Random seed. Default: the one that the game sends.")
    private @Nullable Long seed;

    @Option(
            names = "--turn-ms",
            paramLabel = "N",
            description = "Time limit per turn in milliseconds. Default: the game's.")
    private @Nullable Integer turnMillis;

    @Override
    public Integer call() throws IOException {
        Scenario scenario = Scenario.of(name, List.of());
        Game game = games().game(scenario.game());
        game.info().check(scenario);
        GameInfo.ProtocolTerms terms = game.info().terms();
        int millis = turnMillis == null ? terms.turnMillis() : ThreadOptions.atLeastOne("--turn-ms", turnMillis);
        new BotProgram(game, scenario.rules(), bot, seed, terms.firstMillis(), millis).play(System.in, System.out);
        return Exit.OK;
    }
}
