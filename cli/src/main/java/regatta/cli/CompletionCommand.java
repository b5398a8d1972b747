package regatta.cli;

import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Prints what makes a shell complete this command's words. */
@Command(
        name = "completion",
        mixinStandardHelpOptions = true,
        description = "Prints a completion script for bash and zsh.",
        footerHeading = "%nExamples:%n",
        footer = {"  source <(regatta completion)"})
final class CompletionCommand implements Runnable {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine()
                .getOut()
                .print(AutoComplete.bash("regatta", spec.root().commandLine()));
        spec.commandLine().getOut().flush();
    }
}
