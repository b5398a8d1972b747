package regatta.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.option.ContestOptions;
import regatta.cli.option.TuneOptions;
import regatta.cli.report.LiveText;
import regatta.cli.report.MatchLine;
import regatta.cli.report.TuneReport;
import regatta.cli.report.TuneResult;
import regatta.cli.report.VerdictText;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.Plural;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.WatchedFarm;
import regatta.league.tune.Confirmation;
import regatta.league.tune.SearchProgress;
import regatta.league.tune.Slice;
import regatta.league.tune.Slicing;
import regatta.league.tune.TuneFile;
import regatta.league.tune.TunedBot;
import regatta.league.tune.Tuning;
import regatta.league.tune.search.Method;

/** The command {@code tune}: searches better parameters of a bot. */
@Command(
        name = "tune",
        header = "Tune a bot's parameters",
        description = {
            "Searches better parameters by playing games, and then tests the result on scenarios that the search did not use.",
            "BOT is a built-in with the parameters to tune: \"greedy?*\" for all, \"greedy?power&endShare\" for some, "
                    + "\"greedy?*&power=1.3\" for another start value. Or it is a program with parameters in its command "
                    + "line: {risk:0..1} {sites:int 2..8} {pace:log 0.1..10} {mode:a|b|c} {fast:switch}, with =START/STEP "
                    + "after a range; or in settings before it (RISK={risk:0..1} ./bot), or in a file that it reads "
                    + "(./bot {file:weights.template}).",
            "Games are stored: after Ctrl-C or a crash, the same command continues."
        },
        exitCodeList = {
            "0:the tuned bot is better",
            "1:it is not better",
            "3:undecided, interrupted, or its time (--for) is up"
        },
        footer = {
            "  regatta tune ${GAME} \"greedy?*\" size=32",
            "  regatta tune ${GAME} \"greedy?power&endShare\" --games 1000 --bounds 0,50",
            "  regatta tune ${GAME} \"./bot --risk={risk:0..1=0.3} --sites={sites:int 2..8}\" --field greedy",
            "  regatta tune ${GAME} \"greedy?*\" size=32,48 seats=2,4 --per size,seats --book all.book",
            "  regatta play ${GAME} greedy@tuned.json greedy"
        })
public final class TuneCommand extends Subcommand {

    @Parameters(index = "1", paramLabel = "BOT", description = "The bot with the parameters to tune.")
    private String typed = "";

    @Parameters(
            index = "2..*",
            paramLabel = "[KEY=VALUE...]",
            hideParamSyntax = true,
            description = "Scenario options. Several values (size=32,40) are played in turn.")
    private List<String> words = new ArrayList<>();

    @Option(
            names = "--method",
            paramLabel = "METHOD",
            description =
                    "The search method: spsa, regression, or auto to choose by the numbers of parameters and games."
                            + " Default: auto.")
    private String method = Method.AUTO;

    @Option(
            names = "--per",
            paramLabel = "KEY,...",
            hideParamSyntax = true,
            split = ",",
            description = "Tune separate values for each value of these scenario options.")
    private List<String> per = new ArrayList<>();

    @Option(names = "--store", paramLabel = "FILE", description = "The file of the games. Default: BOT.tune")
    private @Nullable Path store;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description =
                    "The file for the tuned parameters of a built-in, to play as BOT@FILE. Default: BOT@tuned.json")
    private @Nullable Path result;

    @Option(names = "--report", paramLabel = "FILE", description = "The HTML report. Default: BOT.tune.html")
    private @Nullable Path page;

    @Mixin
    private TuneOptions options;

    @Override
    public Integer call() {
        ContestOptions contest = options.contest;
        Game game = contest.game();
        TunedBot bot = TunedBot.of(typed, game, contest.folder());
        if (result != null && !bot.isBuiltIn()) {
            throw new BadInput("--output " + result
                    + ": only for built-in bots. For a program, use the command line that is" + " printed at the end.");
        }
        TuneOptions.Scenes scenes = options.scenes(words);
        List<Scenario> all = new ArrayList<>(scenes.open());
        all.addAll(scenes.heldOut());
        Slicing slicing = new Slicing(game, all, per);
        List<String> sets = slicing.sets(scenes.open());
        List<Slice> open = slicing.slices(scenes.open(), sets, contest.conditions());
        List<Slice> heldOut = slicing.slices(scenes.heldOut(), sets, contest.conditions());
        Method.Choice choice = Method.choice(method, bot.parameters().size() * sets.size(), 2 * options.pairs());
        Tuning.TuningPlan plan =
                new Tuning.TuningPlan(bot, contest.field(), open, choice.method(), options.pairs(), options.seed);
        List<BotSpec> players = new ArrayList<>(plan.field());
        players.add(bot.start());
        contest.tryOut(scenes.open().get(0), players);
        try (TuneFile stored = new TuneFile(file(store, bot, ".tune"), plan.question(game, heldOut));
                WatchedFarm farm = contest.farm(players, open.get(0).setup().seats(), players)) {
            Path numbers = bot.isBuiltIn() ? file(result, bot, "@tuned.json") : null;
            TuneResult to = new TuneResult(game, plan, sets, numbers, file(page, bot, ".tune.html"));
            return run(stored, farm, new TuneReport(spec, plan, heldOut, sets, choice.reason(), contest.json(), to));
        }
    }

    private Path file(@Nullable Path given, TunedBot bot, String ending) {
        return given == null ? options.contest.folder().resolve(bot.name() + ending) : given;
    }

    private int run(TuneFile stored, WatchedFarm farm, TuneReport report) {
        report.begin();
        if (stored.blocks() > 0) {
            report.print(Plural.of(2L * stored.blocks(), "game") + " were played before; continuing.");
        }
        LiveText live = new LiveText(!report.json());
        print(farm, live);
        int earlier = 2 * stored.blocks();
        long began = System.nanoTime();
        Tuning tuning = new Tuning(
                report.plan(),
                stored,
                (path, failures) -> live.show(
                        () -> report.lines(SearchProgress.of(path), earlier, (System.nanoTime() - began) / 1e9)));
        boolean complete;
        try (live) {
            complete = tuning.run(farm);
        }
        report.search(tuning);
        if (!complete) {
            report.print("Stopped. The same command continues from here.");
            return Exit.UNDECIDED;
        }
        return confirm(tuning, stored, farm, report);
    }

    private int confirm(Tuning tuning, TuneFile stored, WatchedFarm farm, TuneReport report) {
        List<BotSpec> tuned = report.heldOut().stream().map(tuning::tuned).toList();
        double[] elo = options.contest.elo();
        Confirmation.ConfirmationPlan question = new Confirmation.ConfirmationPlan(
                report.plan(), report.heldOut(), tuned, elo[0], elo[1], options.contest.error(), options.testPairs());
        Confirmation.ConfirmationResult outcome;
        try (LiveText live = new LiveText(!report.json())) {
            print(farm, live);
            Confirmation confirmation = new Confirmation(
                    question,
                    stored,
                    (verdicts, failures) -> live.show(
                            () -> List.of("test on held-out scenarios: " + VerdictText.status(verdicts.get(0)))));
            outcome = confirmation.run(farm);
        }
        report.end(tuning, outcome, options.contest.verbose());
        return switch (outcome.test().verdict().answer()) {
            case BETTER -> Exit.OK;
            case NOT_BETTER -> Exit.FAILED;
            case UNDECIDED -> Exit.UNDECIDED;
        };
    }

    /** Prints matches while others are played: all, or only those in which a bot failed. */
    private void print(WatchedFarm farm, LiveText live) {
        farm.onResult(MatchLine.printer(options.contest.everyMatch(), live, line().getErr()));
    }
}
