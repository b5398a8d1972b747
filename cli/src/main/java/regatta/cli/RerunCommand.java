package regatta.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import regatta.core.Games;
import regatta.host.MatchRecord;
import regatta.host.Rerun;

/** Plays records again, to prove that they tell what happened. */
@Command(
        name = "rerun",
        mixinStandardHelpOptions = true,
        description = "Plays a record again and compares every turn. Ends with 1 if anything differs.",
        footerHeading = "%nExamples:%n",
        footer = {"  regatta rerun match.regatta", "  regatta rerun records/*.regatta"})
final class RerunCommand implements Callable<Integer> {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Records.")
    private List<Path> files = new ArrayList<>();

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        boolean same = true;
        for (Path file : files) {
            MatchRecord record = MatchRecord.read(file);
            Rerun rerun =
                    Rerun.of(record, Games.named(record.header().scenario().game()));
            String difference = rerun.difference();
            if (difference == null) {
                String cut = record.complete() ? "" : ", and there the record is cut off";
                out.println(file + ": same (" + rerun.turns() + " turns" + cut + ")");
            } else {
                out.println(spec.commandLine().getColorScheme().errorText(file + ": differs: " + difference));
                same = false;
            }
        }
        out.flush();
        return same ? Exit.FINE : Exit.NO;
    }
}
