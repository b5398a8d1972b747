package regatta.cli.command;

import picocli.AutoComplete;
import picocli.CommandLine.Command;

/** The command {@code completion}: prints a script that completes command lines in a shell. */
@Command(
        name = "completion",
        header = "Print shell completion",
        description = "Prints a completion script for bash and zsh.",
        footer = "  source <(regatta completion)")
public final class CompletionCommand extends Subcommand {

    @Override
    public Integer call() {
        out().print(AutoComplete.bash("regatta", root()));
        out().flush();
        return Exit.OK;
    }
}
