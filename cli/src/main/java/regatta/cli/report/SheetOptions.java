package regatta.cli.report;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import regatta.core.BadInput;
import regatta.core.JsonOut;
import regatta.core.TextOut;

/** The options of every command that prints a sheet. */
public final class SheetOptions {

    @Option(names = "--json", description = "Print for machines, as JSON.")
    private boolean json;

    @Option(names = "--csv", description = "Print for machines, as CSV.")
    private boolean csv;

    /** Returns whether it is people who read. */
    public boolean forPeople() {
        if (json && csv) {
            throw new BadInput("Choose one of --json and --csv.");
        }
        return !json && !csv;
    }

    boolean json() {
        return json;
    }

    boolean csv() {
        return csv;
    }

    public void print(Sheet sheet, CommandLine command) {
        PrintWriter out = command.getOut();
        if (forPeople()) {
            sheet.print(out, command.getColorScheme());
        } else if (csv) {
            sheet.printCsv(out);
        } else {
            TextOut text = new TextOut();
            sheet.writeJson(new JsonOut(text));
            out.println(text);
            out.flush();
        }
    }
}
