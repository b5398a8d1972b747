package regatta.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.JsonOut;
import regatta.core.Scenario;
import regatta.core.TextOut;
import regatta.host.BotSpec;
import regatta.host.MatchPlan;
import regatta.league.AbTest;
import regatta.league.SequentialTest;
import regatta.league.Verdict;

/** Answers whether a bot is better than another. */
@Command(
        name = "ab",
        mixinStandardHelpOptions = true,
        description = {
            "Answers whether NEW is better than OLD, and stops as soon as the answer is clear.",
            "Every scenario is played in both seatings (a block), so that the luck of map and seat cancels. The test is a",
            "sequential probability ratio test in normalised Elo; either answer is wrong in at most 5 %% of tests.",
            "Ends with 0 for better, with 1 for not better or undecided."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  regatta ab \"python3 new.py\" \"python3 old.py\" --game halite",
            "  regatta ab ./new ./old --game soak --bounds 0,10 --max 5000",
            "  regatta ab ./new random --game halite size=32 --json"
        })
final class AbCommand implements Callable<Integer> {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(index = "0", paramLabel = "NEW", description = "The bot in question.")
    private String candidate = "";

    @Parameters(index = "1", paramLabel = "OLD", description = "The bot it is compared with.")
    private String baseline = "";

    @Parameters(
            index = "2..*",
            paramLabel = "KEY=VALUE",
            description = "Options of the scenarios; seed is the first one's.")
    private List<String> words = new ArrayList<>();

    @Option(
            names = {"-g", "--game"},
            required = true,
            paramLabel = "GAME",
            description = "The game.")
    private String name = "";

    @Option(
            names = "--bounds",
            paramLabel = "LOW,HIGH",
            description = "Tell \"at most LOW\" from \"at least HIGH\" normalised Elo. Default: 0,20.")
    private String bounds = "0,20";

    @Option(names = "--max", paramLabel = "N", description = "Give up after so many blocks. Default: 5000.")
    private int most = 5000;

    @Option(names = "--threads", paramLabel = "N", description = "Blocks at a time. Default: one a core.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--json", description = "Print the answer for machines.")
    private boolean json;

    @Mixin
    private HostOptions host;

    @Override
    public Integer call() throws InterruptedException {
        Game game = Scenarios.game(name);
        Scenario scenario = Scenarios.of(game, name, words);
        MatchPlan pattern = new MatchPlan(
                game,
                scenario,
                List.of(BotSpec.of(candidate, game, host.folder()), BotSpec.of(baseline, game, host.folder())),
                host.time(game.info()),
                host.sandbox(),
                null,
                Jars.command(game, host.time(game.info())));
        double[] elo = elo();
        SequentialTest test = new SequentialTest(2, elo[0], elo[1], 0.05);
        StatusLine line = new StatusLine(!json);
        Verdict verdict =
                new AbTest(pattern, test, most, (now, faults) -> line.draw(status(now, faults, test))).run(threads);
        line.clear();
        tell(verdict);
        return verdict.answer() == Verdict.Answer.BETTER ? Exit.FINE : Exit.NO;
    }

    private double[] elo() {
        String[] parts = bounds.split(",", -1);
        try {
            if (parts.length == 2) {
                return new double[] {Double.parseDouble(parts[0].strip()), Double.parseDouble(parts[1].strip())};
            }
        } catch (NumberFormatException e) {
            // Said below.
        }
        throw new BadInput("--bounds " + bounds + ": give two numbers, such as 0,20.");
    }

    private static String status(Verdict verdict, int faults, SequentialTest test) {
        String lost = faults == 0 ? "" : ", " + faults + " faults";
        return verdict + String.format(Locale.ROOT, " of ±%.2f", test.upper()) + lost;
    }

    private void tell(Verdict verdict) {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            TextOut text = new TextOut();
            new JsonOut(text)
                    .open('{')
                    .key("answer")
                    .value(verdict.answer().name().toLowerCase(Locale.ROOT).replace('_', ' '))
                    .key("blocks")
                    .value(verdict.blocks())
                    .key("score")
                    .value(verdict.score())
                    .key("scoreError")
                    .value(verdict.scoreError())
                    .key("llr")
                    .value(verdict.ratio())
                    .close('}');
            out.println(text);
        } else {
            String answer = switch (verdict.answer()) {
                case BETTER -> "@|bold,green better|@";
                case NOT_BETTER -> "@|bold,red not better|@";
                case UNDECIDED -> "@|bold undecided|@ after " + verdict.blocks() + " blocks";
            };
            out.println(spec.commandLine().getColorScheme().text(candidate + " is " + answer) + ": " + verdict);
        }
        out.flush();
    }
}
