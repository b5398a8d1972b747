package regatta.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.option.FarmOptions;
import regatta.cli.page.HeadlessBrowser;
import regatta.cli.report.Json;
import regatta.cli.report.TextTable;
import regatta.core.BadInput;
import regatta.core.Plural;
import regatta.host.io.TerminalText;
import regatta.host.match.ClusterEngine;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Machine;
import regatta.host.sandbox.Sandbox;
import regatta.host.sandbox.SystemAdvice;
import regatta.host.sandbox.SystemAdvice.Advice;
import regatta.host.sandbox.Toolchain;

/** The command {@code doctor}: shows which sandbox features this machine supports. */
@Command(
        name = "doctor",
        header = "Show what this machine supports",
        description = {
            "Shows which sandbox features this machine supports, the limits of each --sandbox level, and the commands that "
                    + "install what is missing."
        },
        footer = {"  regatta doctor", "  regatta doctor \"python3 MyBot.py\"", "  regatta doctor --json"})
public final class DoctorCommand extends Subcommand {

    /** Common interpreters of bots, which version managers install in home folders. */
    private static final List<String> INTERPRETERS =
            List.of("python3", "python", "node", "java", "ruby", "deno", "bun", "dotnet", "julia", "go");

    @Parameters(
            arity = "0..1",
            paramLabel = "COMMAND",
            description = "A bot's command: shows the files that it can read when sealed.")
    private String command = "";

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            description = "Working folder of the bot. Default: the current folder.")
    private Path folder = Path.of("");

    @Option(names = "--json", description = "Print as JSON.")
    private boolean json;

    private record DoctorJson(
            List<?> features, List<?> levels, List<String> gaps, List<Advice> advice, List<Path> files) {}

    @Override
    public Integer call() {
        Machine machine = Machine.here();
        TextTable features = features(machine);
        TextTable levels = levels(machine);
        List<String> gaps = Sandbox.gaps(best(machine));
        List<Advice> advice = advice(machine);
        if (json) {
            out().println(Json.line(new DoctorJson(features.values(), levels.values(), gaps, advice, visibleFiles())));
            return Exit.OK;
        }
        print(features);
        out().println();
        print(levels);
        out().println();
        out().println(
                        gaps.isEmpty()
                                ? "This machine supports every sandbox level in full."
                                : "Not contained on this machine:");
        gaps.forEach(gap -> out().println("  " + gap));
        out().println();
        advice.forEach(each -> {
            out().println(each.problem());
            each.commands().forEach(fix -> out().println("  " + fix));
            out().println();
        });
        printPrograms();
        return Exit.OK;
    }

    private static List<Advice> advice(Machine machine) {
        List<Advice> advice = new ArrayList<>(SystemAdvice.here().list(machine.canSeal(), HeadlessBrowser.BROWSERS));
        boolean checkout =
                !System.getProperty("regatta.launcher", "").endsWith("bin/regatta"); // It downloads Spark itself.
        if (!checkout && ClusterEngine.find() == null) {
            advice.add(new Advice("Playing on a cluster needs Apache Spark.", List.of(FarmOptions.unpacksSpark())));
        }
        return advice;
    }

    private static Sandbox.Level best(Machine machine) {
        return machine.canSeal() ? Sandbox.Level.SEALED : Sandbox.Level.LIMITS;
    }

    private static TextTable levels(Machine machine) {
        TextTable levels = new TextTable("option limits~");
        for (Sandbox.Level level : Sandbox.Level.values()) {
            if (level != Sandbox.Level.SEALED || machine.canSeal()) {
                String defaultValue = level == Sandbox.defaults().level() ? "  (default)" : "";
                levels.add(
                        "--sandbox " + level.name().toLowerCase(Locale.ROOT),
                        Sandbox.of(level, Limits.DEFAULTS).describe() + defaultValue);
            }
        }
        return levels;
    }

    private void print(TextTable table) {
        table.rows(line().getColorScheme()).forEach(out()::println);
    }

    private static TextTable features(Machine machine) {
        TextTable table = new TextTable("feature works how~");
        table.add(
                "Java",
                true,
                Runtime.version() + ", " + Plural.of(Runtime.getRuntime().availableProcessors(), "core"));
        table.add("process groups", machine.setsid(), machine.setsid() ? "setsid" : "setsid is missing");
        table.add(
                "system calls",
                machine.filters(),
                machine.filters() ? "filtered by seccomp" : "not filtered: needs bubblewrap on x86-64 or ARM64");
        table.add(
                "process namespaces",
                machine.isolates(),
                machine.isolates()
                        ? "each bot runs in its own PID namespace (bubblewrap)"
                        : "child processes are searched for when the bot ends: needs bubblewrap");
        table.add(
                "control groups",
                machine.hasControlGroups(),
                machine.hasControlGroups()
                        ? String.join(
                                ", ",
                                machine.controlGroupRoots().stream()
                                        .map(Path::toString)
                                        .toList())
                        : "not writable: child processes are found by their group and environment");
        return table.add("sealing", machine.canSeal(), machine.canSeal() ? "bubblewrap" : machine.bubblewrapProblem());
    }

    private List<Path> visibleFiles() {
        if (command.isEmpty()) {
            return List.of();
        }
        Path place = folder.toAbsolutePath().normalize();
        String program = command.strip().split("\\s+")[0];
        if (program.matches("[\\w.+-]+") && Toolchain.onPath(program) == null) {
            throw new BadInput("There is no program '" + program + "' on the PATH. Give a bot's command, such as"
                    + " \"python3 MyBot.py\".");
        }
        return List.copyOf(Sandbox.visibleTo(command, place));
    }

    /** Prints the files that a sealed bot can read besides the system's programs. */
    private void printPrograms() {
        if (!command.isEmpty()) {
            List<Path> files = visibleFiles();
            out().println("When sealed, '" + TerminalText.text(command) + "' can read the system's programs and:");
            files.forEach(path -> out().println("  " + TerminalText.text(path.toString())));
            return;
        }
        for (String program : INTERPRETERS) {
            List<Path> seen = Sandbox.tools(program);
            if (!seen.isEmpty()) {
                String where =
                        String.join(", ", seen.stream().map(Path::toString).toList());
                out().println(TerminalText.text(
                        String.format("A sealed bot that runs with %s can also read %s.", program, where)));
            }
        }
    }
}
