package regatta.cli.command;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What all commands share: options for help, examples at its end, and the terminal they speak to. */
@Command(mixinStandardHelpOptions = true, footerHeading = "%nExamples:%n")
abstract class Subcommand {

    @Spec
    CommandSpec spec;

    final CommandLine line() {
        return spec.commandLine();
    }

    final PrintWriter out() {
        return line().getOut();
    }
}
