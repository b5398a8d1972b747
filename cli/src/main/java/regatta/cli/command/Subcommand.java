package regatta.cli.command;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import regatta.cli.option.MainCommand;
import regatta.core.GameCatalog;

/** The base of all commands: the options for help, and the terminal. */
@Command(mixinStandardHelpOptions = true, footerHeading = "%nExamples:%n")
public abstract class Subcommand implements Callable<Integer> {

    @Spec
    CommandSpec spec;

    protected final CommandLine line() {
        return spec.commandLine();
    }

    /** Returns the parser of all commands. */
    protected final CommandLine root() {
        return spec.root().commandLine();
    }

    public GameCatalog games() {
        return MainCommand.of(spec).games();
    }

    protected final PrintWriter out() {
        return line().getOut();
    }

    /**
     * Runs the command and returns the exit code. A command with subcommands prints its help.
     *
     * @throws java.io.IOException if the machine fails
     */
    @Override
    public Integer call() throws Exception {
        line().usage(out());
        return Exit.OK;
    }
}
