package regatta.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.option.TuneOptions;
import regatta.cli.report.LiveTable;
import regatta.cli.report.StatusLine;
import regatta.cli.report.TuneReport;
import regatta.cli.report.TuneResult;
import regatta.core.BadInput;
import regatta.core.Counted;
import regatta.core.Game;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Farm;
import regatta.league.tune.Confirmation;
import regatta.league.tune.Slice;
import regatta.league.tune.Slicing;
import regatta.league.tune.Standings;
import regatta.league.tune.TuneFile;
import regatta.league.tune.TuneQuestion;
import regatta.league.tune.TunedBot;
import regatta.league.tune.TunedBots;
import regatta.league.tune.Tuning;
import regatta.league.tune.search.Method;
import regatta.league.verdict.Verdict.Answer;

/** Sets the numbers of a bot by playing. */
@Command(
        name = "tune",
        description = {
            "Sets the numbers of a bot by games, and ends with a verdict on scenarios the search never saw.",
            "BOT is a built-in with the parameters to tune: \"greedy?*\" for all, \"greedy?power&endShare\" for some, "
                    + "\"greedy?*&power=1.3\" to start one elsewhere. Or a program with parameters in its command line: "
                    + "{risk:0..1} {sites:int 2..8} {pace:log 0.1..10} {mode:a|b|c} {fast:switch}, with =START/STEP after a "
                    + "range; also in settings before it (RISK={risk:0..1} ./bot) or in a file it reads "
                    + "(./bot {file:weights.template}).",
            "The games are kept in a file: the same command goes on after Ctrl-C or any kill. Ends with 0 if the tuned bot is "
                    + "better than its start, else with 1."
        },
        footer = {
            "  regatta tune \"greedy?*\" --game ${GAME} size=32",
            "  regatta tune \"greedy?power&endShare\" -g ${GAME} --games 1000 --bounds 0,50",
            "  regatta tune \"./bot --risk={risk:0..1=0.3} --sites={sites:int 2..8}\" -g ${GAME} --field greedy",
            "  regatta tune \"greedy?*\" -g ${GAME} size=32,48 seats=2,4 --per size,seats --book all.book",
            "  regatta play ${GAME} greedy@tuned.json greedy"
        })
public final class TuneCommand extends Subcommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "BOT", description = "The bot, with what to tune about it.")
    private String typed = "";

    @Parameters(
            index = "1..*",
            paramLabel = "KEY=VALUE",
            description = "Options of the scenarios; several values of one (size=32,40) are played in turn.")
    private List<String> words = new ArrayList<>();

    @Option(
            names = "--by",
            paramLabel = "METHOD",
            description = "How to search: spsa, regression, or auto to choose by parameters and games, which says why."
                    + " Default: auto.")
    private String by = Method.AUTO;

    @Option(
            names = "--per",
            paramLabel = "KEY,…",
            split = ",",
            description = "Tune a set of numbers for each value of these options, sharing what is common.")
    private List<String> per = new ArrayList<>();

    @Option(names = "--store", paramLabel = "FILE", description = "Where games are kept. Default: BOT.tune")
    private @Nullable Path store;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Where the tuned numbers of a built-in go, to be played as BOT@FILE. Default: BOT@tuned.json")
    private @Nullable Path result;

    @Option(names = "--page", paramLabel = "FILE", description = "Where the page goes. Default: BOT.tune.html")
    private @Nullable Path page;

    @Option(names = "--json", description = "Print the result for machines.")
    private boolean json;

    @Mixin
    private TuneOptions options;

    @Override
    public Integer call() {
        Game game = options.game();
        TunedBot bot = TunedBots.of(typed, game, options.folder());
        if (result != null && !bot.isBuiltIn()) {
            throw new BadInput(
                    "--out " + result + ": only the numbers of built-ins go into a file. Of a program, use the"
                            + " command line that is printed.");
        }
        TuneOptions.Scenes scenes = options.scenes(words);
        List<Scenario> all = new ArrayList<>(scenes.open());
        all.addAll(scenes.heldOut());
        Slicing slicing = new Slicing(game, all, per);
        List<String> sets = slicing.sets(scenes.open());
        List<Slice> open = slicing.slices(scenes.open(), sets, options.conditions());
        List<Slice> heldOut = slicing.slices(scenes.heldOut(), sets, options.conditions());
        Method.Choice choice = Method.choice(by, bot.parameters().size() * sets.size(), 2 * options.blocks());
        Tuning.Plan plan = new Tuning.Plan(bot, options.field(), open, choice.method(), options.blocks(), options.seed);
        List<BotSpec> players = new ArrayList<>(plan.field());
        players.add(bot.start());
        options.tryOut(scenes.open().get(0), players);
        try (TuneFile kept = new TuneFile(file(store, bot, ".tune"), TuneQuestion.lines(plan, game, heldOut));
                Farm farm = options.farm(players, open.get(0).grounds().seats())) {
            TuneReport report = new TuneReport(spec, plan, heldOut, sets, choice.reason(), json);
            TuneResult to = new TuneResult(
                    game,
                    plan,
                    sets,
                    bot.isBuiltIn() ? file(result, bot, "@tuned.json") : null,
                    file(page, bot, ".tune.html"));
            return run(plan, heldOut, kept, farm, report, to);
        }
    }

    private Path file(@Nullable Path given, TunedBot bot, String ending) {
        return given == null ? options.folder().resolve(bot.name() + ending) : given;
    }

    private int run(Tuning.Plan plan, List<Slice> heldOut, TuneFile kept, Farm farm, TuneReport report, TuneResult to) {
        report.begin();
        if (kept.blocks() > 0) {
            report.say(Counted.of(2L * kept.blocks(), "game") + " were played before; going on.");
        }
        LiveTable live = new LiveTable(!json);
        Tuning tuning = new Tuning(plan, kept, (course, failures) -> {
            if (live.due()) {
                live.draw(report.lines(Standings.of(course)));
            }
        });
        boolean whole;
        try {
            whole = tuning.run(farm);
        } finally {
            live.clear();
        }
        report.search(tuning);
        to.writePage(tuning, List.of("The search is done, the test is not."));
        if (!whole) {
            report.say("Interrupted. The same command goes on from here.");
            return Exit.NO;
        }
        return confirm(plan, heldOut, tuning, kept, farm, report, to);
    }

    private int confirm(
            Tuning.Plan plan,
            List<Slice> heldOut,
            Tuning tuning,
            TuneFile kept,
            Farm farm,
            TuneReport report,
            TuneResult to) {
        List<BotSpec> tuned = heldOut.stream().map(tuning::tuned).toList();
        double[] elo = options.elo();
        StatusLine line = new StatusLine(!json);
        Confirmation confirmation = new Confirmation(
                new Confirmation.Question(plan, heldOut, tuned, elo[0], elo[1], options.error, options.testBlocks()),
                kept,
                (verdicts, failures) -> {
                    if (line.due()) {
                        line.draw("test on held-out scenarios: " + verdicts.get(0));
                    }
                });
        Confirmation.Outcome outcome;
        try {
            outcome = confirmation.run(farm);
        } finally {
            line.clear();
        }
        to.writePage(tuning, report.paragraphs(outcome));
        to.writeBot(tuning, report.verdict(outcome));
        report.end(tuning, outcome, to);
        return outcome.test().verdict().answer() == Answer.BETTER ? Exit.FINE : Exit.NO;
    }
}
