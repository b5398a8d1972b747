package regatta.cli.command;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.option.CompareOptions;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.Games;
import regatta.core.Scenario;
import regatta.program.BotProgram;

/** Runs a built-in bot as a program, for engines and referees other than this one. */
@Command(
        name = "bot",
        description = "Runs a built-in bot as a program on standard input and output, for other engines and referees.",
        footer = {
            "  regatta bot ${GAME} hungarian",
            "  regatta bot ${GAME} \"greedy?returnAt32=800\"",
            "  regatta play ${GAME} \"regatta bot ${GAME} hungarian\" greedy     the same bot, as a process"
        })
public final class BotCommand extends Subcommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "GAME", description = "A game, or GAME/RULES where its messages do not tell.")
    private String name = "";

    @Parameters(index = "1", paramLabel = "BOT", description = "A built-in bot of it, with parameters if need be.")
    private String bot = "";

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "What its chance is drawn from. Default: what it is told.")
    private @Nullable Long seed;

    @Option(names = "--turn-ms", paramLabel = "N", description = "Milliseconds for an answer. Default: the game's.")
    private @Nullable Integer turnMillis;

    @Override
    public Integer call() throws IOException {
        Scenario scenario = Scenario.of(name, List.of());
        Game game = Games.named(scenario.game());
        game.info().check(scenario);
        GameInfo.Terms terms = game.info().terms();
        int millis = turnMillis == null ? terms.turnMillis() : CompareOptions.atLeastOne("--turn-ms", turnMillis);
        new BotProgram(game, scenario.rules(), bot, seed, terms.firstMillis(), millis).play(System.in, System.out);
        return Exit.FINE;
    }
}
