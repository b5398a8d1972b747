package regatta.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import regatta.core.BadInput;
import regatta.haliteprogram.HaliteProgram;
import regatta.soakprogram.SkirmisherMain;
import regatta.spaceprogram.FrontierMain;

/** Runs a built-in bot as a program, for engines and referees other than this one. */
@Command(
        name = "bot",
        mixinStandardHelpOptions = true,
        description = "Runs a built-in bot as a program on standard input and output, for other engines and referees.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  regatta bot halite hungarian",
            "  regatta bot halite \"greedy?returnAt32=800\"",
            "  regatta play halite \"regatta bot halite hungarian\" greedy     the same bot, as a process"
        })
final class BotCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "GAME", description = "halite, soak or space.")
    private String game = "";

    @Parameters(index = "1", paramLabel = "BOT", description = "A bot of it: any of Halite's, skirmisher, frontier.")
    private String bot = "";

    @Override
    public Integer call() throws IOException {
        switch (game + " " + (game.equals("halite") ? "" : bot)) {
            case "halite " -> HaliteProgram.main(new String[] {bot});
            case "soak skirmisher" -> SkirmisherMain.main(new String[0]);
            case "space frontier" -> FrontierMain.main(new String[0]);
            default ->
                throw new BadInput("'" + bot + "' of '" + game + "' does not run as a program. What does: any bot of"
                        + " halite, skirmisher of soak, frontier of space.");
        }
        return Exit.FINE;
    }
}
