package regatta.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.report.Scores;
import regatta.core.BadInput;
import regatta.core.Counted;
import regatta.core.Game;
import regatta.core.Games;
import regatta.core.Standing;
import regatta.host.bot.BotSpec;
import regatta.host.io.InputFile;
import regatta.host.match.Conditions;
import regatta.host.match.Job;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchRunner;
import regatta.host.spi.ReplayFormat;

/** Makes a record of a replay of the original game. */
@Command(
        name = "import",
        description = {
            "Makes a record of a replay of the original game (.hlt, compressed or not).",
            "The match is played again: a replay whose frames do not follow from its orders is refused."
        },
        footer = {"  regatta import replay-20190123-210812-42-64-64.hlt", "  regatta import game.hlt -o game.regatta"})
public final class ImportCommand extends Subcommand implements Callable<Integer> {

    private static final int LARGEST_FILE = 128 << 20;

    @Parameters(index = "0", paramLabel = "FILE", description = "A replay.")
    private Path file = Path.of("");

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            description = "Where to. Default: beside the replay.")
    private @Nullable Path out;

    @Override
    public Integer call() {
        ReplayFormat format = format();
        ReplayFormat.Told told = format.read(content(), file.toString());
        Path target =
                out == null ? Path.of(file.toString().replaceFirst("(\\." + format.ending() + ")?$", ".regatta")) : out;
        if (out == null && Files.isSymbolicLink(target)) {
            throw new BadInput(target + " is a link, which is not written through. Name the record with -o.");
        }
        Game game = Games.named(told.scenario().game());
        List<BotSpec> bots = told.names().stream()
                .map(name -> new BotSpec(name, BotSpec.Kind.RECORDED, Path.of("")))
                .toList();
        MatchReport report = new MatchRunner(new Job(told.scenario(), bots, Conditions.usual(game.info())), game)
                .recordTo(target)
                .replay(told.transcript());
        List<Standing> standings =
                report.seats().stream().map(MatchReport.SeatReport::standing).toList();
        line().getOut()
                .println(target + ": " + Counted.of(report.turns(), "turn") + ": "
                        + Scores.text(told.names(), standings));
        return Exit.FINE;
    }

    /** Returns the format that the ending of the file names; where there is but one, it needs no name. */
    private ReplayFormat format() {
        List<ReplayFormat> formats = ReplayFormat.all();
        for (ReplayFormat format : formats) {
            if (formats.size() == 1 || file.toString().endsWith("." + format.ending())) {
                return format;
            }
        }
        throw new BadInput(file + ": what can be imported ends with "
                + String.join(" or ", formats.stream().map(ReplayFormat::ending).toList()) + ".");
    }

    private byte[] content() {
        try {
            return InputFile.bytes(file, LARGEST_FILE);
        } catch (NoSuchFileException e) {
            throw new BadInput(file + ": there is no such file.");
        } catch (IOException e) {
            throw new BadInput(file + ": cannot be read: " + e.getMessage() + ".");
        }
    }
}
