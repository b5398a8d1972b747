package regatta.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.Games;
import regatta.hlt.HltMatch;
import regatta.hlt.HltReader;
import regatta.host.Arena;
import regatta.host.BotSpec;
import regatta.host.MatchPlan;
import regatta.host.Sandbox;
import regatta.host.TimeControl;

/** Makes a record of a replay of the original game. */
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        description = {
            "Makes a record of a Halite III replay (.hlt, compressed or not).",
            "The match is played again: a replay whose frames do not follow from its orders is refused."
        },
        footerHeading = "%nExamples:%n",
        footer = {"  regatta import replay-20190123-210812-42-64-64.hlt", "  regatta import game.hlt -o game.regatta"})
final class ImportCommand implements Callable<Integer> {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE", description = "A replay.")
    private Path file = Path.of("");

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            description = "Where to. Default: beside the replay.")
    private @Nullable Path out;

    @Override
    public Integer call() {
        HltMatch match = HltReader.read(content(), file.toString());
        Path target = out == null ? Path.of(file.toString().replaceFirst("(\\.hlt)?$", ".regatta")) : out;
        Game game = Games.named("halite");
        List<BotSpec> bots = match.names().stream()
                .map(name -> new BotSpec(name, BotSpec.Kind.RECORDED, Path.of("")))
                .toList();
        MatchPlan plan = new MatchPlan(
                game, match.scenario(), bots, TimeControl.of(game.info()), Sandbox.usual(), target, List.of());
        Arena.retell(plan, match.said());
        spec.commandLine().getOut().println(target);
        return Exit.FINE;
    }

    private byte[] content() {
        try {
            return Files.readAllBytes(file);
        } catch (NoSuchFileException e) {
            throw new BadInput(file + ": there is no such file.");
        } catch (IOException e) {
            throw new BadInput(file + ": cannot be read: " + e.getMessage() + ".");
        }
    }
}
