package regatta.cli.command;

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
import regatta.cli.option.CompareOptions;
import regatta.cli.report.StatusLine;
import regatta.cli.report.VerdictJson;
import regatta.core.BadInput;
import regatta.core.Counted;
import regatta.core.Game;
import regatta.host.bot.BotIdentity;
import regatta.host.match.Farm;
import regatta.league.verdict.Comparison;
import regatta.league.verdict.Failure;
import regatta.league.verdict.PairTest;
import regatta.league.verdict.Race;
import regatta.league.verdict.Verdict;

/** Answers whether a bot is better than another. */
@Command(
        name = "ab",
        description = {
            "Answers whether NEW is better than OLD, and stops as soon as the answer is clear.",
            "Every scenario is played twice (a block): the two against each other in both seatings, or each of them in the "
                    + "same seat among the same field. So the luck of map and seat cancels. The test is a sequential "
                    + "probability ratio test in normalised Elo; either answer is wrong in at most 5 %% of tests.",
            "Ctrl-C tells how it stands. Ends with 0 for better, with 1 for not better or undecided."
        },
        footer = {
            "  regatta ab \"python3 new.py\" \"python3 old.py\" --game ${GAME}",
            "  regatta ab ./new ./old --game ${GAME} --seats 4 --field greedy,hungarian",
            "  regatta ab ./new ./old --game ${GAME} --bounds 0,10 --max 5000",
            "  regatta ab ./new ./old --game ${GAME} --book duels.book --held-out",
            "  regatta ab ./new random --game ${GAME} size=32 --json"
        })
public final class AbCommand extends Subcommand implements Callable<Integer> {

    private static final int GAUGE_STEPS = 5;

    @Parameters(index = "0", paramLabel = "NEW", description = "The bot in question.")
    private String candidate = "";

    @Parameters(index = "1", paramLabel = "OLD", description = "The bot it is compared with.")
    private String baseline = "";

    @Parameters(
            index = "2..*",
            paramLabel = "KEY=VALUE",
            description = "Options of the scenarios; seed is the first one's, and several values of one (size=32,40)"
                    + " are played in turn.")
    private List<String> words = new ArrayList<>();

    @Option(names = "--max", paramLabel = "N", description = "Give up after so many blocks. Default: 5000.")
    private int most = 5000;

    @Option(names = "--allow-same", description = "Test a bot against itself, which is refused otherwise.")
    private boolean allowSame;

    @Mixin
    private CompareOptions options;

    @Override
    public Integer call() {
        Comparison comparison = options.comparison(candidate, baseline, words);
        if (!allowSame) {
            requireDifferent(comparison);
        }
        options.tryOut(comparison, comparison.bots());
        double[] elo = options.elo();
        Race race = new Race(1, comparison.seats(), elo[0], elo[1], options.error);
        int max = CompareOptions.atLeastOne("--max", most);
        StatusLine line = new StatusLine(!options.json);
        PairTest test = PairTest.of(comparison, List.of(comparison.candidate()), race, max, (verdicts, failures) -> {
            if (line.due()) {
                line.draw(status(verdicts.get(0), failures, race.bound()));
            }
        });
        PairTest.Outcome outcome;
        try (Farm farm = options.farm(comparison, List.of())) {
            outcome = test.run(farm);
        } finally {
            line.clear();
        }
        PrintWriter out = out();
        if (options.json) {
            out.println(json(comparison, race.bound(), outcome));
        } else {
            tell(comparison, outcome, race.bound(), out);
        }
        out.flush();
        return outcome.verdict().answer() == Verdict.Answer.BETTER ? Exit.FINE : Exit.NO;
    }

    private static void requireDifferent(Comparison comparison) {
        Game game = comparison.grounds().game();
        if (BotIdentity.of(comparison.candidate(), game).equals(BotIdentity.of(comparison.baseline(), game))) {
            throw new BadInput("'" + comparison.candidate().name() + "' and '"
                    + comparison.baseline().name()
                    + "' are the same bot: their files, command and arguments are equal. Give two different bots, or"
                    + " test it against itself with --allow-same.");
        }
    }

    private static String status(Verdict verdict, List<Failure> failures, double bound) {
        int failed = failures.stream().mapToInt(Failure::failed).sum();
        return String.format(
                Locale.ROOT,
                "LLR %+.2f in %.2f %s %.2f  %.1f ± %.1f %%  nElo %+.0f ± %.0f  %s%s",
                verdict.ratio(),
                -bound,
                gauge(verdict.ratio() / bound),
                bound,
                100 * verdict.score(),
                100 * verdict.scoreError(),
                verdict.elo(),
                verdict.eloError(),
                Counted.of(verdict.games(), "game"),
                failed == 0 ? "" : "  " + Counted.of(failed, "failure"));
    }

    /** Draws where the ratio stands between the bounds at which the answer is clear. */
    private static String gauge(double share) {
        int place = (int) Math.round(GAUGE_STEPS * share);
        StringBuilder steps = new StringBuilder();
        for (int step = -GAUGE_STEPS; step <= GAUGE_STEPS; step++) {
            steps.append(step == place ? '●' : step == 0 ? '┼' : '─');
        }
        return steps.toString();
    }

    private void tell(Comparison comparison, PairTest.Outcome outcome, double bound, PrintWriter out) {
        CommandLine.Help.ColorScheme colours = line().getColorScheme();
        outcome.failures().forEach(failure -> out.println(colours.errorText(failure.toString())));
        if (outcome.repeated() > 0) {
            out.println(CompareOptions.repeats(outcome.repeated(), comparison));
        }
        Verdict verdict = outcome.verdict();
        out.println(
                verdict + String.format(Locale.ROOT, ", LLR %+.2f in [%.2f, %.2f]", verdict.ratio(), -bound, bound));
        out.println(colours.text(answer(comparison, outcome)) + doubt(outcome.failures()));
    }

    private String answer(Comparison comparison, PairTest.Outcome outcome) {
        String candidate = comparison.bots().get(0).name();
        String baseline = comparison.bots().get(1).name();
        Verdict verdict = outcome.verdict();
        return switch (verdict.answer()) {
            case BETTER -> candidate + " is @|bold,green better|@ than " + baseline + ".";
            case NOT_BETTER -> candidate + " is @|bold,red not better|@ than " + baseline + ".";
            case UNDECIDED ->
                "@|bold undecided|@ after " + Counted.of(verdict.blocks(), "block")
                        + switch (outcome.ending()) {
                            case ALIKE -> ": not one told the two apart, so they play alike.";
                            case INTERRUPTED -> ": interrupted.";
                            case REPEATED -> ": there is nothing new to play.";
                            default ->
                                options.onBook()
                                        ? ", and there the book or --max ends."
                                        : ", which is all --max allows.";
                        };
        };
    }

    /** An answer about a bot that never played properly is true, but hardly what was asked. */
    private static String doubt(List<Failure> failures) {
        return failures.stream()
                .filter(failure -> failure.failed() == failure.games())
                .findFirst()
                .map(failure -> " But " + failure.bot() + " failed in every game: mend that first.")
                .orElse("");
    }

    private String json(Comparison comparison, double bound, PairTest.Outcome outcome) {
        return VerdictJson.line(out -> {
            out.key("new").value(candidate).key("old").value(baseline);
            options.writeQuestion(out, comparison);
            VerdictJson.writeVerdict(out, outcome.verdict());
            out.key("lower").value(-bound).key("upper").value(bound);
            out.key("ending").value(outcome.ending().name().toLowerCase(Locale.ROOT));
            out.key("repeated").value(outcome.repeated());
            VerdictJson.writeFailures(out, outcome.failures());
        });
    }
}
