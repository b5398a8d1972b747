package regatta.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.report.MatchTable;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.Plural;
import regatta.core.Standing;
import regatta.host.bot.BotSpec;
import regatta.host.io.InputFile;
import regatta.host.match.Job;
import regatta.host.match.MatchConditions;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchRunner;
import regatta.host.spi.ReplayFormat;
import regatta.host.spi.Services;

/** The command {@code import}: converts a replay of the original game to a record. */
@Command(
        name = "import",
        header = "Convert an original replay to a record",
        description = {
            "Converts a replay of the original game (.hlt, compressed or not) to a record. The match is replayed: a replay "
                    + "whose frames do not follow from its orders is rejected."
        },
        footer = {"  regatta import replay-20190123-210812-42-64-64.hlt", "  regatta import game.hlt -o game.regatta"})
public final class ImportCommand extends Subcommand {

    private static final int MAX_BYTES = 128 << 20;

    @Parameters(index = "0", paramLabel = "FILE", description = "The replay.")
    private Path file = Path.of("");

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "The record. Default: next to the replay.")
    private @Nullable Path output;

    @Override
    public Integer call() throws IOException {
        ReplayFormat format = format();
        ReplayFormat.ImportedMatch replay = format.read(content(), file.toString());
        Path target = output == null
                ? Path.of(file.toString().replaceFirst("(\\." + format.ending() + ")?$", ".regatta"))
                : output;
        if (output == null && Files.isSymbolicLink(target)) {
            throw new BadInput(target + " is a link, and links are not overwritten. Name the record with -o.");
        }
        Game game = games().game(replay.scenario().game());
        List<BotSpec> bots = replay.names().stream()
                .map(name -> new BotSpec(name, BotSpec.BotKind.RECORDED, Path.of("")))
                .toList();
        MatchReport report = new MatchRunner(
                        new Job(game, replay.scenario(), bots, MatchConditions.defaults(game.info())))
                .recordTo(target)
                .replay(replay.transcript());
        List<Standing> standings =
                report.seats().stream().map(MatchReport.SeatReport::standing).toList();
        out().println(target + ": " + Plural.of(report.turns(), "turn") + ": "
                + MatchTable.scores(replay.names(), standings));
        return Exit.OK;
    }

    /** Returns the format of the file's ending, or the only format. */
    private ReplayFormat format() {
        List<ReplayFormat> formats = Services.of(games(), ReplayFormat.class);
        for (ReplayFormat format : formats) {
            if (formats.size() == 1 || file.toString().endsWith("." + format.ending())) {
                return format;
            }
        }
        throw new BadInput(file + ": unknown ending. Files that can be imported end with "
                + String.join(" or ", formats.stream().map(ReplayFormat::ending).toList()) + ".");
    }

    private byte[] content() throws IOException {
        try {
            return InputFile.bytes(file, MAX_BYTES);
        } catch (NoSuchFileException e) {
            throw new BadInput(file + ": there is no such file.");
        }
    }
}
