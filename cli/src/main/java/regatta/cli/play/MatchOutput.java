package regatta.cli.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import regatta.cli.command.Exit;
import regatta.cli.page.Viewers;
import regatta.cli.report.LiveText;
import regatta.cli.report.MatchTable;
import regatta.core.Game;
import regatta.core.Scenario;
import regatta.host.io.MachineFault;
import regatta.host.io.TerminalText;
import regatta.host.match.Job;
import regatta.host.match.MatchConditions;
import regatta.host.match.MatchReport;
import regatta.host.sandbox.Sandbox;
import regatta.web.Page;

/** The output of matches: text, records, replay viewers and the exit code. */
final class MatchOutput {

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE|FOLDER/",
            description = "The record. Default: a new file in the folder records.")
    private @Nullable String output;

    @Option(names = "--no-record", description = "Write no record.")
    private boolean noRecord;

    @Option(names = "--no-page", description = "Write no replay viewer.")
    private boolean noPage;

    @Option(
            names = {"-q", "--quiet"},
            description = "Print nothing but errors.")
    private boolean quiet;

    @Option(names = "--json", description = "Print one line of JSON per match.")
    private boolean json;

    @Option(names = "--ignore-faults", description = "Exit with 0 even if a bot failed.")
    private boolean ignoreFaults;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    private final long beganMillis = System.currentTimeMillis();
    private @Nullable MatchTable table;
    private boolean machineFailed;

    CommandLine command() {
        return spec.commandLine();
    }

    LiveText live() {
        return new LiveText(!quiet && !json);
    }

    boolean keepsRecords() {
        return !noRecord;
    }

    boolean keepsPages() {
        return !noRecord && !noPage;
    }

    /** Prints what the sandbox cannot prevent on this machine. */
    void printGaps(MatchConditions conditions) {
        if (!quiet) {
            Sandbox.gaps(conditions.sandbox())
                    .forEach(gap -> command().getErr().println("Note: " + gap + " (regatta doctor)"));
        }
    }

    /**
     * Returns the path of a record, or null if none is written. A default name never overwrites a file. The name does
     * not contain the random seed, because a bot may see it.
     *
     * @param index the number of the match, from 0
     * @param games the number of matches
     */
    @Nullable
    Path record(Scenario scenario, int index, int games) {
        if (noRecord) {
            return null;
        }
        boolean folder = output == null || output.endsWith("/") || games > 1 || Files.isDirectory(Path.of(output));
        if (output != null && !folder) {
            return Path.of(output);
        }
        Path place = Path.of(output == null ? "records" : output);
        String began = String.format(Locale.ROOT, "%1$tY%1$tm%1$td-%1$tH%1$tM%1$tS", beganMillis);
        String name = scenario.game() + "-" + began + (games > 1 ? "-" + (index + 1) : "");
        Path record = place.resolve(name + ".regatta");
        for (int copy = 2; Files.exists(record); copy++) {
            record = place.resolve(name + "-" + copy + ".regatta");
        }
        return record;
    }

    /** Prints a match, and writes its replay viewer if its record is complete. */
    void addWithPage(Job job, MatchReport report, @Nullable Path record) {
        machineFailed |= report.recordProblem() != null;
        add(job, report, record, record == null || report.recordProblem() != null ? null : page(job.game(), record));
    }

    void add(Job job, MatchReport report, @Nullable Path record, @Nullable Path page) {
        if (table == null) {
            table = new MatchTable(command(), quiet, json);
        }
        if (report.refereeOutput() == null) {
            table.add(job.named(), report, record, page);
        } else {
            table.addOutside(
                    job.named(), report, record == null ? null : refereeOutput(report.refereeOutput(), record));
        }
    }

    /** Writes the output of a referee in the place of the record, which does not exist. */
    private static Path refereeOutput(String text, Path record) {
        Path file = record.toString().endsWith(".regatta")
                ? Path.of(record.toString().replaceFirst("regatta$", "log"))
                : record;
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, text);
            return file;
        } catch (IOException e) {
            throw new MachineFault("The output of the referee cannot be written: " + MachineFault.reason(e), e);
        }
    }

    /**
     * Writes the replay viewer next to the record, and as the latest of its folder. An old viewer of another match is
     * deleted. A game without a painter has none. A failure is reported, and the record stays.
     */
    private @Nullable Path page(Game game, Path record) {
        try {
            if (noPage || !Page.has(game)) {
                Viewers.delete(record);
                return null;
            }
            Path page = Viewers.write(Page.of(game), record);
            if (output == null) {
                Viewers.keepAsLatest(page);
            }
            return page;
        } catch (IOException e) {
            machineFailed = true;
            String problem = "The replay viewer cannot be written: " + MachineFault.reason(e)
                    + " The record is complete: regatta watch " + record;
            command().getErr().println(command().getColorScheme().errorText(TerminalText.text(problem)));
            return null;
        }
    }

    /** Prints the totals of all matches, and returns the exit code. */
    int finish(int games, boolean complete) {
        if (table != null) {
            table.finish(games);
        }
        if (machineFailed) {
            return Exit.MACHINE_ERROR;
        }
        return complete && (ignoreFaults || table == null || !table.hasFaults()) ? Exit.OK : Exit.FAILED;
    }
}
