package regatta.cli.report;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import regatta.core.Names;
import regatta.core.Plural;
import regatta.league.tune.Confirmation;
import regatta.league.tune.SearchProgress;
import regatta.league.tune.Slice;
import regatta.league.tune.Tuning;
import regatta.league.tune.search.Method;
import regatta.league.verdict.Failure;
import regatta.league.verdict.PairTest;
import regatta.league.verdict.SequentialTest;

/** The output of a tuning run, as text or JSON. */
public record TuneReport(
        CommandLine.Model.CommandSpec spec,
        Tuning.TuningPlan plan,
        List<Slice> heldOut,
        List<String> sets,
        String reason,
        boolean json,
        TuneResult to) {

    private record TuneJson(
            String bot,
            Method method,
            String reason,
            int searchGames,
            double estimatedGain,
            double estimatedGainError,
            List<ParameterJson> parameters,
            List<String> commands,
            @Nullable Path file,
            Path page,
            @JsonUnwrapped CompareJson.AnswerJson answer,
            int testVersion,
            PairTest.EndReason ending,
            List<CompareJson.SliceScore> slices,
            List<Failure> failures,
            RefereeReport.@Nullable RefereeJson referee) {}

    private record ParameterJson(String name, String set, String start, String tuned, double moved) {}

    private static final int MAX_LIVE_ROWS = 18;

    private static final int MAX_NAME = 32;

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    public void print(String text) {
        if (!json) {
            out().println(spec.commandLine().getColorScheme().text(text));
        }
    }

    /** Prints the search method and the reason for it. */
    public void begin() {
        int count = plan.bot().parameters().size();
        print(Plural.of(count, "parameter")
                + (sets.size() > 1 ? " in " + sets.size() + " sets" : "") + ", "
                + Plural.of(2L * plan.blocks(), "game")
                + " by "
                + (reason.isEmpty() ? plan.method() + "." : reason));
    }

    /**
     * Returns the lines to show during the search: the parameters that moved farthest, the estimated gain, and the time
     * left.
     *
     * @param earlier the number of games that an earlier run has played
     * @param seconds the time since this run began
     */
    public List<String> lines(SearchProgress progress, int earlier, double seconds) {
        List<SearchProgress.ParameterProgress> rows = new ArrayList<>(progress.rows());
        int hidden = Math.max(0, rows.size() - MAX_LIVE_ROWS);
        if (hidden > 0) {
            rows.sort(Comparator.comparingDouble(row -> -Math.abs(row.moved())));
            rows = rows.subList(0, MAX_LIVE_ROWS);
        }
        List<String> lines = new ArrayList<>(table(rows));
        if (hidden > 0) {
            lines.add("… and " + hidden + " more");
        }
        lines.add(gain(progress));
        lines.add(new Pace("game", progress.games() - earlier, progress.left(), seconds).after(earlier));
        return lines;
    }

    private List<String> table(List<SearchProgress.ParameterProgress> rows) {
        TextTable table = new TextTable("parameter start> now> moved>");
        for (SearchProgress.ParameterProgress row : rows) {
            String name = row.parameter().name() + (sets.size() > 1 ? " (" + sets.get(row.set()) + ")" : "");
            String moved = String.format(Locale.ROOT, "%+.1f σ", row.moved());
            table.add(Names.shortened(name, MAX_NAME), row.start(), row.now(), moved);
        }
        return table.lines();
    }

    private static String gain(SearchProgress progress) {
        return String.format(
                Locale.ROOT,
                "estimated gain %+.1f ± %.1f %% of the score",
                100 * progress.gain(),
                196 * progress.gainError());
    }

    public void search(Tuning tuning) {
        to.writePage(tuning, List.of("The search is finished; the final test is not."));
        if (json) {
            return;
        }
        SearchProgress progress = SearchProgress.of(tuning.path());
        table(progress.rows()).forEach(out()::println);
        out().println(plan.method() + ": " + gain(progress) + ", " + Plural.of(progress.games(), "game") + ", "
                + progress.left() + " left");
        printFailures(tuning.failures());
    }

    private void printFailures(List<Failure> failures) {
        failures.forEach(
                failure -> out().println(spec.commandLine().getColorScheme().errorText(failure.toString())));
    }

    private String verdict(Confirmation.ConfirmationResult outcome) {
        return outcome.test().verdict().answer() + " on held-out scenarios: "
                + VerdictText.status(outcome.test().verdict()) + " (test version " + SequentialTest.VERSION + ")";
    }

    private List<String> paragraphs(Confirmation.ConfirmationResult outcome) {
        List<String> lines = new ArrayList<>();
        lines.add("By " + (reason.isEmpty() ? plan.method().toString() : reason));
        lines.add("The tuned bot against its start, " + verdict(outcome) + ".");
        lines.add(VerdictText.figures(outcome.test().verdict()) + ".");
        lines.addAll(slices(outcome));
        return lines;
    }

    private List<String> slices(Confirmation.ConfirmationResult outcome) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < heldOut.size() && heldOut.size() > 1; i++) {
            lines.add(heldOut.get(i).label() + ": "
                    + VerdictText.status(outcome.slices().get(i)));
        }
        return lines;
    }

    /**
     * Prints the result.
     *
     * @param verbose whether to print the figures of the test
     */
    public void end(Tuning tuning, Confirmation.ConfirmationResult outcome, boolean verbose) {
        to.writePage(tuning, paragraphs(outcome));
        to.writeBot(tuning, verdict(outcome));
        if (json) {
            out().println(Json.line(json(tuning, outcome)));
            return;
        }
        printFailures(outcome.test().failures());
        slices(outcome).forEach(out()::println);
        if (verbose) {
            out().println(VerdictText.figures(outcome.test().verdict()));
        }
        for (int set = 0; set < sets.size(); set++) {
            out().println((sets.size() > 1 ? sets.get(set) + ": " : "") + '"' + tuning.command(set) + '"');
        }
        out().println((to.bot() == null ? "" : "as a bot: " + to.bot() + "   ") + "report: " + to.page());
        RefereeReport.lines(to.game()).forEach(out()::println);
        print(conclusion(outcome));
    }

    private String conclusion(Confirmation.ConfirmationResult outcome) {
        PairTest.EndReason ending = outcome.test().ending();
        String conclusion = VerdictText.conclusion(
                "On held-out scenarios the tuned " + plan.bot().name(),
                "its start",
                outcome.test().verdict(),
                ending);
        return conclusion + (ending == PairTest.EndReason.INTERRUPTED ? " The same command continues from here." : "");
    }

    private TuneJson json(Tuning tuning, Confirmation.ConfirmationResult outcome) {
        SearchProgress progress = SearchProgress.of(tuning.path());
        PairTest.PairTestResult test = outcome.test();
        return new TuneJson(
                plan.bot().name(),
                plan.method(),
                reason,
                progress.games(),
                progress.gain(),
                progress.gainError(),
                progress.rows().stream()
                        .map(row -> new ParameterJson(
                                row.parameter().name(), sets.get(row.set()), row.start(), row.now(), row.moved()))
                        .toList(),
                IntStream.range(0, sets.size()).mapToObj(tuning::command).toList(),
                to.bot(),
                to.page(),
                CompareJson.AnswerJson.of(test.verdict()),
                SequentialTest.VERSION,
                test.ending(),
                IntStream.range(0, heldOut.size())
                        .mapToObj(i -> CompareJson.SliceScore.of(
                                heldOut.get(i).label(), outcome.slices().get(i)))
                        .toList(),
                test.failures(),
                RefereeReport.json(to.game()));
    }
}
