package regatta.cli.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Mixin;
import regatta.cli.option.CompareOptions;
import regatta.cli.report.CompareJson;
import regatta.cli.report.Json;
import regatta.cli.report.LiveText;
import regatta.cli.report.MatchLine;
import regatta.cli.report.RefereeReport;
import regatta.cli.report.VerdictText;
import regatta.core.BadInput;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option.Role;
import regatta.host.bot.BotSpec;
import regatta.host.match.WatchedFarm;
import regatta.league.verdict.Comparison;
import regatta.league.verdict.Comparison.Setup;
import regatta.league.verdict.Failure;
import regatta.league.verdict.PairTest;
import regatta.league.verdict.Race;
import regatta.league.verdict.Verdict;
import regatta.league.verdict.Verdict.Decision;

/** A command that compares bots with a baseline. */
abstract class CompareCommand extends Subcommand {

    /** After fewer games, no time is estimated. */
    private static final int MIN_TIMED = 2;

    @Mixin
    CompareOptions options;

    /** Returns a race of some candidates with the given bounds. */
    final Race race(int variants, Comparison comparison) {
        double[] elo = options.contest.elo();
        return new Race(variants, comparison.seats(), elo[0], elo[1], options.contest.error());
    }

    /**
     * Plays until each candidate has a verdict, and prints the result.
     *
     * @param progress returns the lines to show while games are played
     * @return the exit code
     */
    final int play(
            Comparison comparison,
            List<BotSpec> variants,
            Race race,
            int maxBlocks,
            BiFunction<List<Verdict>, List<Failure>, List<String>> progress) {
        List<BotSpec> bots = Stream.concat(comparison.bots().stream(), variants.stream())
                .distinct()
                .toList();
        options.contest.tryOut(comparison.setup().scenario(), bots);
        if (!options.contest.json()) {
            line().getErr().println(VerdictText.forecast(race.forecast(), 0));
        }
        long began = System.nanoTime();
        LiveText live = new LiveText(!options.contest.json());
        PairTest test = PairTest.of(
                comparison,
                variants,
                race,
                maxBlocks,
                (verdicts, failures) -> live.show(() -> {
                    List<String> lines = new ArrayList<>(List.of(forecast(race, verdicts, began)));
                    lines.addAll(progress.apply(verdicts, failures));
                    return lines;
                }));
        PairTest.PairTestResult outcome;
        BadInput failure = null;
        try (live;
                WatchedFarm farm = options.contest.farm(comparison.bots(), comparison.seats(), bots)) {
            farm.onResult(MatchLine.printer(options.contest.everyMatch(), live, line().getErr()));
            outcome = test.run(farm);
        } catch (BadInput e) {
            outcome = test.result(true);
            if (outcome.verdict().games() == 0) {
                throw e;
            }
            failure = e; // The result so far is printed first.
        }
        print(comparison, race, outcome);
        if (failure != null) {
            throw failure;
        }
        return exit(outcome.verdicts().stream().map(Verdict::answer).toList());
    }

    private void print(Comparison comparison, Race race, PairTest.PairTestResult outcome) {
        PrintWriter out = out();
        if (options.contest.json()) {
            out.println(Json.line(json(comparison, race, outcome)));
        } else {
            ColorScheme colors = line().getColorScheme();
            outcome.failures().forEach(failure -> out.println(colors.errorText(failure.toString())));
            if (outcome.repeated() > 0) {
                out.println(repeats(outcome.repeated(), comparison.setup()));
            }
            RefereeReport.lines(comparison.setup().game()).forEach(out::println);
            lines(comparison, race, outcome).forEach(line -> out.println(colors.text(line)));
        }
    }

    private static String forecast(Race race, List<Verdict> verdicts, long began) {
        long games = verdicts.stream().mapToLong(Verdict::games).sum();
        double seconds = (System.nanoTime() - began) / 1e9;
        return VerdictText.forecast(race.forecast(), games < MIN_TIMED ? 0 : seconds / games);
    }

    private static int exit(List<Decision> decisions) {
        if (decisions.contains(Decision.BETTER)) {
            return Exit.OK;
        }
        return decisions.contains(Decision.UNDECIDED) ? Exit.UNDECIDED : Exit.FAILED;
    }

    abstract List<String> lines(Comparison comparison, Race race, PairTest.PairTestResult outcome);

    abstract Object json(Comparison comparison, Race race, PairTest.PairTestResult outcome);

    final CompareJson.QuestionJson question(Comparison comparison) {
        return CompareJson.QuestionJson.of(comparison, options.contest.elo(), options.contest.error());
    }

    /** Returns the advice for a test that played the same match repeatedly. */
    private static String repeats(int repeated, Setup setup) {
        return repeated + (repeated == 1 ? " pair of games was" : " pairs of games were")
                + " not counted: identical to an "
                + "earlier pair. Deterministic bots on a fixed board always play the same match. Leave out the option that"
                + " fixes the board" + fixing(setup) + ", or play on a --book.";
    }

    private static String fixing(Setup setup) {
        for (Role role : List.of(Role.BOARD, Role.START)) {
            GameInfo.Option option = setup.game().info().option(role);
            if (option != null && setup.scenario().option(option.key()) != null) {
                return " (" + option.key() + "=…)";
            }
        }
        return "";
    }
}
