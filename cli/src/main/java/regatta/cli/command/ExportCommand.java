package regatta.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.core.BadInput;
import regatta.host.io.OutputFile;
import regatta.host.record.MatchRecord;
import regatta.host.spi.ReplayFormat;

/** Writes a record in the format of the original game. */
@Command(
        name = "export",
        description = "Writes a record as a replay of the original game.",
        footer = {"  regatta export match.regatta --hlt", "  regatta export match.regatta --hlt -o replay.hlt --plain"})
public final class ExportCommand extends Subcommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "FILE", description = "A record.")
    private Path file = Path.of("");

    @Option(names = "--plain", description = "Do not compress it.")
    private boolean plain;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            description = "Where to. Default: beside the record.")
    private @Nullable Path out;

    private @Nullable ReplayFormat format;

    /** Returns the command, with an option for each format there is. */
    public static CommandLine command() {
        ExportCommand export = new ExportCommand();
        CommandLine command = new CommandLine(export);
        for (ReplayFormat each : ReplayFormat.all()) {
            command.getCommandSpec()
                    .addOption(OptionSpec.builder("--" + each.ending())
                            .type(boolean.class)
                            .description("Write " + each.summary() + ".")
                            .setter(export.chooser(each))
                            .build());
        }
        return command;
    }

    private ISetter chooser(ReplayFormat each) {
        return new ISetter() {
            @Override
            @SuppressWarnings("TypeParameterUnusedInFormals") // As the parser wants it.
            public <T> @Nullable T set(T value) {
                format = Boolean.TRUE.equals(value) ? each : format;
                return null;
            }
        };
    }

    @Override
    public Integer call() {
        ReplayFormat chosen = format;
        if (chosen == null) {
            throw new BadInput("Say which format: "
                    + String.join(
                            ", ",
                            ReplayFormat.all().stream()
                                    .map(each -> "--" + each.ending())
                                    .toList()) + ".");
        }
        MatchRecord record = MatchRecord.read(file);
        String game = record.header().scenario().game();
        if (!game.equals(chosen.game())) {
            throw new BadInput(file + ": a ." + chosen.ending() + " file tells of " + chosen.game()
                    + ", and this record is of " + game + ".");
        }
        Path target =
                out == null ? Path.of(file.toString().replaceFirst("(\\.regatta)?$", "." + chosen.ending())) : out;
        byte[] content = written(chosen, record);
        try {
            OutputFile.write(out, target, content);
        } catch (IOException e) {
            throw new BadInput(target + ": cannot be written: " + e.getMessage() + ".");
        }
        out().println(target);
        return Exit.FINE;
    }

    private byte[] written(ReplayFormat chosen, MatchRecord record) {
        try {
            return chosen.write(record, plain);
        } catch (BadInput e) {
            throw new BadInput(file + ": " + e.getMessage());
        }
    }
}
