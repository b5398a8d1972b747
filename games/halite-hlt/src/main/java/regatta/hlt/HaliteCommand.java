package regatta.hlt;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The original engine's command line as a command of the parser. */
@Command(
        name = "halite",
        description = {
            "Plays Halite III with the command line of the original engine, so that scripts made for it keep working.",
            "Usage errors end with 1, a match with 0 whatever its bots did, as there.",
            "Bots run as you, as there: without a sandbox and limits; their process groups end with the match."
        },
        exitCodeOnInvalidInput = 1,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  regatta halite --width 32 --height 32 \"python3 MyBot.py\" \"python3 MyBot.py\"",
            "  regatta halite -s 42 --results-as-json --no-replay ./a ./b ./c ./d"
        })
final class HaliteCommand implements Callable<Integer> {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Mixin
    private HaliteOptions options = new HaliteOptions();

    @Override
    public Integer call() {
        CommandLine command = spec.commandLine();
        return new HaliteRun(options, command.getOut(), command.getErr()).run();
    }
}
