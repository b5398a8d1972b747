package regatta.cli.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import regatta.cli.report.Scores;
import regatta.core.BadInput;
import regatta.core.Counted;
import regatta.core.Games;
import regatta.host.io.MachineFault;
import regatta.host.io.Plain;
import regatta.host.record.MatchRecord;
import regatta.host.record.Rerun;

/** Plays records again, to prove that they tell what happened. */
@Command(
        name = "rerun",
        description =
                "Plays a record again and compares every turn. Ends with 1 if anything differs, with 2 if a file is no record.",
        footer = {"  regatta rerun match.regatta", "  regatta rerun records/*.regatta"})
public final class RerunCommand extends Subcommand implements Callable<Integer> {

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Records.")
    private List<Path> files = new ArrayList<>();

    @Override
    public Integer call() {
        int worst = Exit.FINE;
        for (Path file : files) {
            worst = Math.max(worst, rerun(file));
        }
        return worst;
    }

    /** Plays one file again; whatever is wrong with it, the others have their turn. */
    private int rerun(Path file) {
        PrintWriter out = out();
        try {
            MatchRecord record = MatchRecord.read(file);
            Rerun rerun =
                    Rerun.of(record, Games.named(record.header().scenario().game()));
            String difference = rerun.difference();
            if (difference != null) {
                out.println(line().getColorScheme()
                        .errorText(Plain.text(file.toString()) + ": differs: " + Plain.text(difference)));
                return Exit.NO;
            }
            String cut = record.complete() ? "" : ", and there the record is cut off";
            out.println(Plain.text(file.toString()) + ": same (" + Counted.of(rerun.turns(), "turn") + cut + ")"
                    + (record.result() == null
                            ? ""
                            : ": " + Scores.text(record.header().bots(), record.result())));
            return Exit.FINE;
        } catch (BadInput e) {
            String text = String.valueOf(e.getMessage());
            return fail(text.startsWith(file.toString()) ? text : file + ": " + text, Exit.BAD_INPUT);
        } catch (OutOfMemoryError | StackOverflowError e) {
            return fail(file + ": " + MachineFault.reason(e), Exit.MACHINE);
        } finally {
            out.flush();
        }
    }

    private int fail(String text, int code) {
        PrintWriter err = line().getErr();
        err.println(line().getColorScheme().errorText(Plain.text(text)));
        err.flush();
        return code;
    }
}
