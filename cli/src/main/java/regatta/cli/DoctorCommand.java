package regatta.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import regatta.host.Limits;
import regatta.host.Machine;
import regatta.host.Sandbox;

/** Tells what this machine offers. */
@Command(
        name = "doctor",
        mixinStandardHelpOptions = true,
        description = "Tells what this machine offers to run bots safely, and what would be in force.")
final class DoctorCommand implements Runnable {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        Machine machine = Machine.here();
        row(out, "Java", true, Runtime.version() + ", " + Runtime.getRuntime().availableProcessors() + " cores");
        row(out, "process groups", machine.setsid(), machine.setsid() ? "by setsid" : "setsid is missing (util-linux)");
        row(out, "limits", machine.prlimit(), machine.prlimit() ? "by prlimit" : "prlimit is missing (util-linux)");
        row(
                out,
                "control groups",
                machine.canCage(),
                machine.canCage()
                        ? String.join(
                                ", ",
                                machine.cages().stream().map(Path::toString).toList())
                        : "not writable: a bot's children are found by their group and environment instead");
        row(
                out,
                "sealing",
                machine.canSeal(),
                machine.canSeal() ? "by bubblewrap" : machine.bubblewrap() + " (apt install bubblewrap)");
        out.println();
        for (Sandbox.Level level : Sandbox.Level.values()) {
            if (level != Sandbox.Level.SEALED || machine.canSeal()) {
                String name = level.name().toLowerCase(Locale.ROOT);
                boolean usual = level == Sandbox.usual().level();
                out.println(String.format(
                        "--sandbox %-7s %s%s",
                        name, Sandbox.of(level, Limits.USUAL).describe(), usual ? "  (default)" : ""));
            }
        }
        out.flush();
    }

    private void row(PrintWriter out, String what, boolean works, String how) {
        String mark = works ? "@|green yes|@" : "@|red no |@";
        out.println(spec.commandLine().getColorScheme().text(String.format("%-16s %s  %s", what, mark, how)));
    }
}
