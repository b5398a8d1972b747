package regatta.cli;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import regatta.core.BuiltIn;
import regatta.core.Game;
import regatta.core.Games;

/** Lists the bots that come with a game. */
@Command(
        name = "bots",
        mixinStandardHelpOptions = true,
        description = "Lists the built-in bots of a game, or of all games.",
        footerHeading = "%nExamples:%n",
        footer = {"  regatta bots", "  regatta bots halite"})
final class BotsCommand implements Runnable {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "A game.")
    private String name;

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        for (Game game : name == null ? Games.all() : List.of(Games.named(name))) {
            for (BuiltIn bot : game.bots()) {
                out.println(spec.commandLine()
                        .getColorScheme()
                        .text(String.format(
                                "%-10s @|bold %-14s|@ %s", game.info().id(), bot.name(), bot.summary())));
            }
        }
        out.println("A bot of your own is a command in quotes, such as \"python3 MyBot.py\", or a jar.");
        out.flush();
    }
}
