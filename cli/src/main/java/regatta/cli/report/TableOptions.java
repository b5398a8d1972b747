package regatta.cli.report;

import picocli.CommandLine;
import picocli.CommandLine.Option;
import regatta.core.BadInput;

/** The options for the format of tables. */
public final class TableOptions {

    @Option(names = "--json", description = "Print as JSON.")
    private boolean json;

    @Option(names = "--csv", description = "Print as CSV.")
    private boolean csv;

    public boolean forPeople() {
        if (json && csv) {
            throw new BadInput("Choose one of --json and --csv.");
        }
        return !json && !csv;
    }

    public void print(TextTable table, CommandLine command) {
        print(table, table.values(), command);
    }

    /** Prints a table, or as JSON another value that contains the table. */
    void print(TextTable table, Object value, CommandLine command) {
        if (forPeople()) {
            table.print(command.getOut(), command.getColorScheme());
        } else if (csv) {
            table.printCsv(command.getOut());
        } else {
            command.getOut().println(Json.line(value));
        }
    }
}
