package regatta.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.core.BadInput;
import regatta.core.Match;
import regatta.core.RecordedSeat;
import regatta.core.Rules;
import regatta.core.Scenario;
import regatta.core.TextOut;
import regatta.halite.HaliteGame;
import regatta.halite.HalitePosition;
import regatta.halite.HaliteReplay;
import regatta.hlt.HltFile;
import regatta.host.MatchRecord;

/** Writes a record in the format of the original game. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description = "Writes a Halite record as a replay of the original, version 3.",
        footerHeading = "%nExamples:%n",
        footer = {"  regatta export match.regatta --hlt", "  regatta export match.regatta --hlt -o replay.hlt --plain"})
final class ExportCommand implements Callable<Integer> {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE", description = "A record.")
    private Path file = Path.of("");

    @Option(names = "--hlt", required = true, description = "Write a Halite III replay.")
    @SuppressWarnings("UnusedVariable") // There is one format yet, and it must be named.
    private boolean hlt;

    @Option(names = "--plain", description = "Do not compress it.")
    private boolean plain;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            description = "Where to. Default: beside the record.")
    private @Nullable Path out;

    @Override
    public Integer call() {
        MatchRecord record = MatchRecord.read(file);
        Scenario scenario = record.header().scenario();
        if (!scenario.game().equals("halite")) {
            throw new BadInput(file + ": a .hlt file tells of Halite, and this record is of " + scenario.game() + ".");
        }
        if (!record.complete()) {
            throw new BadInput(file + ": the record ends before its match does, and a replay has an end.");
        }
        Rules<HalitePosition> rules = new HaliteGame().open(scenario);
        List<RecordedSeat<HalitePosition>> seats = RecordedSeat.all(record.said());
        HaliteReplay film = new HaliteReplay(rules);
        Match<HalitePosition> match = new Match<>(rules, rules.start(), seats, film);
        match.play();
        TextOut text = new TextOut(1 << 20);
        film.write(match.position(), 0, text);
        Path target = out == null ? Path.of(file.toString().replaceFirst("(\\.regatta)?$", ".hlt")) : out;
        write(target, text, plain);
        spec.commandLine().getOut().println(target);
        return Exit.FINE;
    }

    static void write(Path target, TextOut replay, boolean plain) {
        byte[] content = plain ? Arrays.copyOf(replay.array(), replay.size()) : HltFile.compress(replay);
        try {
            Files.write(target, content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
