package regatta.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.report.Json;
import regatta.cli.report.MatchTable;
import regatta.core.BadInput;
import regatta.core.Plural;
import regatta.host.io.MachineFault;
import regatta.host.io.TerminalText;
import regatta.host.record.MatchRecord;
import regatta.host.record.Rerun;

/** The command {@code rerun}: replays records and compares every turn. */
@Command(
        name = "rerun",
        header = "Verify records by replaying them",
        description = "Replays the matches of records with the recorded orders, and compares every turn.",
        exitCodeList = {"0:all matches are the same", "1:a match differs", "2:a file is not a record"},
        footer = {"  regatta rerun match.regatta", "  regatta rerun records/*.regatta --json"})
public final class RerunCommand extends Subcommand {

    @Parameters(arity = "1..*", paramLabel = "FILE...", hideParamSyntax = true, description = "The records.")
    private List<Path> files = new ArrayList<>();

    @Option(names = "--json", description = "Print one line of JSON per record.")
    private boolean json;

    private record RerunJson(
            Path file,
            boolean same,
            int turns,
            boolean complete,
            @Nullable String difference,
            @Nullable String error) {}

    @Override
    public Integer call() {
        int worst = Exit.OK;
        for (Path file : files) {
            worst = Math.max(worst, rerun(file));
        }
        return worst;
    }

    /** Replays a record. A problem with it does not stop the others. */
    private int rerun(Path file) {
        try {
            MatchRecord record = MatchRecord.read(file, games());
            Rerun rerun =
                    Rerun.of(record, games().game(record.header().scenario().game()));
            print(file, record, rerun);
            return rerun.difference() == null ? Exit.OK : Exit.FAILED;
        } catch (BadInput e) {
            String text = String.valueOf(e.getMessage());
            return fail(file, text.startsWith(file.toString()) ? text : file + ": " + text, Exit.BAD_INPUT);
        } catch (OutOfMemoryError | StackOverflowError e) {
            return fail(file, file + ": " + MachineFault.reason(e), Exit.MACHINE_ERROR);
        }
    }

    private void print(Path file, MatchRecord record, Rerun rerun) {
        String difference =
                rerun.difference() == null ? null : rerun.difference().toString();
        String name = TerminalText.text(file.toString());
        if (json) {
            out().println(Json.line(
                    new RerunJson(file, difference == null, rerun.turns(), record.complete(), difference, null)));
        } else if (difference != null) {
            out().println(line().getColorScheme().errorText(name + ": differs: " + TerminalText.text(difference)));
        } else {
            String end = record.complete() ? "" : ", where the record is cut off";
            String scores = record.result() == null
                    ? ""
                    : ": " + MatchTable.scores(record.header().bots(), record.result());
            out().println(name + ": same (" + Plural.of(rerun.turns(), "turn") + end + ")" + scores);
        }
    }

    private int fail(Path file, String text, int code) {
        if (json) {
            out().println(Json.line(new RerunJson(file, false, 0, false, null, text)));
        } else {
            line().getErr().println(line().getColorScheme().errorText(TerminalText.text(text)));
        }
        return code;
    }
}
