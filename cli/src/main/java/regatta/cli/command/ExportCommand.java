package regatta.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.core.BadInput;
import regatta.core.GameCatalog;
import regatta.host.io.OutputFile;
import regatta.host.record.MatchRecord;
import regatta.host.spi.ReplayFormat;
import regatta.host.spi.Services;

/** The command {@code export}: writes a record in the format of the original game. */
@Command(
        name = "export",
        header = "Convert a record to an original replay",
        description = "Writes a record as a replay of the original game.",
        footer = {"  regatta export match.regatta", "  regatta export match.regatta --hlt -o replay.hlt --plain"})
public final class ExportCommand extends Subcommand {

    @Parameters(index = "0", paramLabel = "FILE", description = "The record.")
    private Path file = Path.of("");

    @Option(names = "--plain", description = "Do not compress the replay.")
    private boolean plain;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "The replay. Default: next to the record.")
    private @Nullable Path output;

    private @Nullable ReplayFormat format;

    /** Returns the command, with an option for each format. */
    public static CommandLine command(GameCatalog games) {
        ExportCommand export = new ExportCommand();
        CommandLine command = new CommandLine(export);
        for (ReplayFormat each : Services.of(games, ReplayFormat.class)) {
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
            @SuppressWarnings("TypeParameterUnusedInFormals") // The signature is picocli's.
            public <T> @Nullable T set(T value) {
                format = Boolean.TRUE.equals(value) ? each : format;
                return null;
            }
        };
    }

    @Override
    public Integer call() throws IOException {
        ReplayFormat chosen = format != null ? format : onlyFormat();
        MatchRecord record = MatchRecord.read(file, games());
        String game = record.header().scenario().game();
        if (!game.equals(chosen.game())) {
            throw new BadInput(file + ": a ." + chosen.ending() + " file is a replay of " + chosen.game()
                    + ", and this is a record of " + game + ".");
        }
        Path target = output == null
                ? Path.of(file.toString().replaceFirst("(\\.regatta)?$", "." + chosen.ending()))
                : output;
        OutputFile.write(output, target, written(chosen, record));
        out().println(target);
        return Exit.OK;
    }

    private ReplayFormat onlyFormat() {
        List<ReplayFormat> formats = Services.of(games(), ReplayFormat.class);
        if (formats.size() != 1) {
            throw new BadInput("Name the format: "
                    + String.join(
                            ", ",
                            formats.stream().map(each -> "--" + each.ending()).toList())
                    + ".");
        }
        return formats.get(0);
    }

    private byte[] written(ReplayFormat chosen, MatchRecord record) {
        try {
            return chosen.write(record, plain);
        } catch (BadInput e) {
            throw new BadInput(file + ": " + e.getMessage());
        }
    }
}
