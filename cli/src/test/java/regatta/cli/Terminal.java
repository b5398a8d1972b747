package regatta.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;
import regatta.cli.option.RefereeOptions;

/** A terminal that runs commands and keeps their output. */
final class Terminal {

    final StringWriter out = new StringWriter();
    final StringWriter err = new StringWriter();

    int regatta(String... typed) {
        String[] arguments = RefereeOptions.withGame(typed);
        return Main.commandLine(arguments)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
                .execute(arguments);
    }

    @Override
    public String toString() {
        return out.toString() + err;
    }
}
