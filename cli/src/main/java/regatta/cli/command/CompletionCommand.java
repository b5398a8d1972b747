package regatta.cli.command;

import picocli.AutoComplete;
import picocli.CommandLine.Command;

/** Prints what makes a shell complete this command's words. */
@Command(
        name = "completion",
        description = "Prints a completion script for bash and zsh.",
        footer = {"  source <(regatta completion)"})
public final class CompletionCommand extends Subcommand implements Runnable {

    @Override
    public void run() {
        line().getOut().print(AutoComplete.bash("regatta", spec.root().commandLine()));
        out().flush();
    }
}
