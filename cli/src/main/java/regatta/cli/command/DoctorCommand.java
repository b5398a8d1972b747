package regatta.cli.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import regatta.core.Counted;
import regatta.host.io.Plain;
import regatta.host.process.Noise;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Machine;
import regatta.host.sandbox.Sandbox;

/** Tells what this machine offers. */
@Command(
        name = "doctor",
        mixinStandardHelpOptions = true,
        description = "Tells what this machine offers to run bots safely, and what would be in force.")
public final class DoctorCommand implements Runnable {

    private static final int NOISE_MATCHES = 200;

    /** What bots are mostly run by; version managers put them into homes. */
    private static final List<String> INTERPRETERS =
            List.of("python3", "python", "node", "java", "ruby", "deno", "bun", "dotnet", "julia", "go");

    @CommandLine.Parameters(
            arity = "0..1",
            paramLabel = "COMMAND",
            description = "A bot's command: tells what it would see when sealed.")
    private String command = "";

    @CommandLine.Option(
            names = "--dir",
            paramLabel = "DIR",
            description = "Where the bot is started. Default: the current folder.")
    private Path folder = Path.of("");

    @CommandLine.Option(
            names = "--noise",
            description = "Measure how steady the machine is: how long a bot that does nothing takes to answer, and how"
                    + " many matches would be void because the machine and not the bot was late.")
    private boolean noise;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        if (noise) {
            tellNoise(Noise.measure(NOISE_MATCHES), out);
            return;
        }
        Machine machine = Machine.here();
        row(
                out,
                "Java",
                true,
                Runtime.version() + ", " + Counted.of(Runtime.getRuntime().availableProcessors(), "core"));
        row(out, "process groups", machine.setsid(), machine.setsid() ? "by setsid" : "setsid is missing (util-linux)");
        row(
                out,
                "system calls",
                machine.filters(),
                machine.filters() ? "filtered by seccomp" : "not filtered: that takes bubblewrap on x86-64 or ARM64");
        row(
                out,
                "held together",
                machine.enclosure().compareTo(Machine.Enclosure.KEEPER) < 0,
                switch (machine.enclosure()) {
                    case BUBBLEWRAP -> "each bot in a space of processes of its own, by bubblewrap";
                    case UNSHARE -> "each bot in a space of processes of its own, by unshare";
                    case KEEPER -> "a program keeps track of what a bot starts (apt install bubblewrap for more)";
                    case NONE -> "what a bot starts is looked for when it ends (apt install bubblewrap)";
                });
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
        out.println();
        List<String> gaps = machine.canSeal() ? gaps(Sandbox.Level.SEALED) : gaps(Sandbox.Level.LIMITS);
        out.println(
                gaps.isEmpty() ? "Nothing that the levels promise is missing on this machine." : "Not contained here:");
        gaps.forEach(gap -> out.println("  " + gap));
        out.println();
        tellPrograms(out);
        out.flush();
    }

    private static void tellNoise(Noise noise, PrintWriter out) {
        out.println(String.format(
                Locale.ROOT,
                "A bot that does nothing answers within: p50 %,d µs, p99 %,d µs, p99.9 %,d µs, at worst %,d µs (%,d answers).",
                noise.percentile50(),
                noise.percentile99(),
                noise.percentile999(),
                noise.worst(),
                noise.turns()));
        out.println(String.format(
                Locale.ROOT,
                "Void: %.1f %% of matches of %d answers, by a clock of %d ms.",
                noise.voidShare(),
                Noise.MATCH_TURNS,
                Noise.CLOCK_MILLIS));
        out.flush();
    }

    private static List<String> gaps(Sandbox.Level level) {
        return Sandbox.of(level, Limits.USUAL).gaps();
    }

    /** Tells what a sealed bot sees beside the system's own programs. */
    private void tellPrograms(PrintWriter out) {
        if (!command.isEmpty()) {
            out.println("Sealed, '" + Plain.text(command) + "' would see, beside the system's programs:");
            seen(command).forEach(path -> out.println("  " + Plain.text(path.toString())));
            return;
        }
        for (String program : INTERPRETERS) {
            List<Path> seen = Sandbox.tools(program);
            if (!seen.isEmpty()) {
                String where =
                        String.join(", ", seen.stream().map(Path::toString).toList());
                out.println(Plain.text(String.format("A sealed bot run by %s sees %s too.", program, where)));
            }
        }
    }

    private List<Path> seen(String bot) {
        return Sandbox.seen(bot, folder.toAbsolutePath().normalize());
    }

    private void row(PrintWriter out, String what, boolean works, String how) {
        String mark = works ? "@|green yes|@" : "@|red no |@";
        out.println(spec.commandLine().getColorScheme().text(String.format("%-16s %s  %s", what, mark, how)));
    }
}
