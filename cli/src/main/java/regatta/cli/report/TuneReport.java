package regatta.cli.report;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import regatta.core.Counted;
import regatta.core.JsonOut;
import regatta.core.Names;
import regatta.league.tune.Confirmation;
import regatta.league.tune.Slice;
import regatta.league.tune.Standings;
import regatta.league.tune.Tuning;
import regatta.league.verdict.Failure;
import regatta.league.verdict.Verdict;

/** Tells people and machines how a tuning goes and how it ended. */
public record TuneReport(
        CommandLine.Model.CommandSpec spec,
        Tuning.Plan plan,
        List<Slice> heldOut,
        List<String> sets,
        String reason,
        boolean json) {

    /** More rows no terminal shows at once. */
    private static final int MOST_LIVE_ROWS = 18;

    private static final int LONGEST_NAME = 32;

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    public void say(String text) {
        if (!json) {
            out().println(spec.commandLine().getColorScheme().text(text));
            out().flush();
        }
    }

    /** Says what is going to be done, and why so. */
    public void begin() {
        int count = plan.bot().parameters().size();
        say(Counted.of(count, "parameter")
                + (sets.size() > 1 ? " in " + sets.size() + " sets" : "") + ", "
                + Counted.of(2L * plan.blocks(), "game")
                + " by "
                + (reason.isEmpty() ? plan.method() + "." : reason));
    }

    /** Returns the table to be drawn while the search goes on: the parameters that moved farthest, and how it stands. */
    public List<String> lines(Standings standings) {
        List<Standings.Row> rows = new ArrayList<>(standings.rows());
        int hidden = Math.max(0, rows.size() - MOST_LIVE_ROWS);
        if (hidden > 0) {
            rows.sort(Comparator.comparingDouble(row -> -Math.abs(row.moved())));
            rows = rows.subList(0, MOST_LIVE_ROWS);
        }
        List<String> lines = table(rows);
        if (hidden > 0) {
            lines.add("… and " + hidden + " more");
        }
        lines.add(status(standings));
        return lines;
    }

    private List<String> table(List<Standings.Row> rows) {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT, "%-" + LONGEST_NAME + "s  %10s  %10s  %8s", "parameter", "start", "now", "moved"));
        for (Standings.Row row : rows) {
            String name = row.parameter().name() + (sets.size() > 1 ? " (" + sets.get(row.set()) + ")" : "");
            lines.add(String.format(
                    Locale.ROOT,
                    "%-" + LONGEST_NAME + "s  %10s  %10s  %+6.1f σ",
                    Names.shortened(name, LONGEST_NAME),
                    row.start(),
                    row.now(),
                    row.moved()));
        }
        return lines;
    }

    private static String status(Standings standings) {
        return String.format(
                Locale.ROOT,
                "searching: estimated gain %+.1f ± %.1f %% of the score, %s, %d left",
                100 * standings.gain(),
                196 * standings.gainError(),
                Counted.of(standings.games(), "game"),
                standings.left());
    }

    /** Tells what the search found. */
    public void search(Tuning tuning) {
        if (json) {
            return;
        }
        Standings standings = Standings.of(tuning.course());
        table(standings.rows()).forEach(out()::println);
        out().println(status(standings).replace("searching", plan.method().toString()));
        tellFailures(tuning.failures());
        out().flush();
    }

    private void tellFailures(List<Failure> failures) {
        failures.forEach(
                failure -> out().println(spec.commandLine().getColorScheme().errorText(failure.toString())));
    }

    /** Returns the verdict in one line. */
    public String verdict(Confirmation.Outcome outcome) {
        return outcome.test().verdict().answer() + " on held-out scenarios: "
                + outcome.test().verdict();
    }

    /** Returns what the page says first. */
    public List<String> paragraphs(Confirmation.Outcome outcome) {
        List<String> lines = new ArrayList<>();
        lines.add("By " + (reason.isEmpty() ? plan.method().toString() : reason));
        lines.add("The tuned bot against its start, " + verdict(outcome) + ".");
        lines.addAll(slices(outcome));
        return lines;
    }

    private List<String> slices(Confirmation.Outcome outcome) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < heldOut.size() && heldOut.size() > 1; i++) {
            lines.add(heldOut.get(i).label() + ": " + outcome.slices().get(i));
        }
        return lines;
    }

    /** Tells the verdict. */
    public void end(Tuning tuning, Confirmation.Outcome outcome, TuneResult to) {
        if (json) {
            out().println(json(tuning, outcome, to));
            out().flush();
            return;
        }
        tellFailures(outcome.test().failures());
        slices(outcome).forEach(out()::println);
        out().println("on held-out scenarios: " + outcome.test().verdict());
        for (int set = 0; set < sets.size(); set++) {
            out().println((sets.size() > 1 ? sets.get(set) + ": " : "") + '"' + tuning.command(set) + '"');
        }
        out().println((to.bot() == null ? "" : "as a bot: " + to.bot() + "   ") + "page: " + to.page());
        say(answer(outcome));
    }

    private String answer(Confirmation.Outcome outcome) {
        Verdict verdict = outcome.test().verdict();
        String bot = plan.bot().name();
        return switch (verdict.answer()) {
            case BETTER -> "The tuned " + bot + " is @|bold,green better|@ than its start.";
            case NOT_BETTER -> "The tuned " + bot + " is @|bold,red not better|@ than its start.";
            case UNDECIDED ->
                "@|bold undecided|@ whether the tuned " + bot + " is better than its start, after " + verdict.blocks()
                        + " blocks"
                        + switch (outcome.test().ending()) {
                            case ALIKE -> ": not one told the two apart, so they play alike.";
                            case INTERRUPTED -> ": interrupted. The same command goes on from here.";
                            case REPEATED -> ": there is nothing new to play.";
                            default -> ", which is all that is held out or --test-games allows.";
                        };
        };
    }

    private String json(Tuning tuning, Confirmation.Outcome outcome, TuneResult to) {
        Standings standings = Standings.of(tuning.course());
        return VerdictJson.line(out -> {
            out.key("bot").value(plan.bot().name());
            out.key("method").value(plan.method().toString());
            out.key("reason").value(reason);
            out.key("searchGames").value(standings.games());
            out.key("estimatedGain").value(standings.gain());
            out.key("estimatedGainError").value(standings.gainError());
            writeRows(out, standings);
            out.key("commands").open('[');
            for (int set = 0; set < sets.size(); set++) {
                out.value(tuning.command(set));
            }
            out.close(']');
            if (to.bot() != null) {
                out.key("file").value(to.bot().toString());
            }
            out.key("page").value(to.page().toString());
            VerdictJson.writeVerdict(out, outcome.test().verdict());
            out.key("ending").value(outcome.test().ending().name().toLowerCase(Locale.ROOT));
            writeSlices(out, outcome);
            VerdictJson.writeFailures(out, outcome.test().failures());
        });
    }

    private void writeRows(JsonOut out, Standings standings) {
        out.key("parameters").open('[');
        for (Standings.Row row : standings.rows()) {
            out.open('{').key("name").value(row.parameter().name());
            out.key("set").value(sets.get(row.set()));
            out.key("start").value(row.start()).key("tuned").value(row.now());
            out.key("moved").value(row.moved()).close('}');
        }
        out.close(']');
    }

    private void writeSlices(JsonOut out, Confirmation.Outcome outcome) {
        out.key("slices").open('[');
        for (int i = 0; i < heldOut.size(); i++) {
            Verdict verdict = outcome.slices().get(i);
            out.open('{').key("scenarios").value(heldOut.get(i).label());
            out.key("games").value(verdict.games()).key("score").value(verdict.score());
            out.key("scoreError").value(verdict.scoreError()).key("elo").value(verdict.elo());
            out.key("eloError").value(verdict.eloError()).close('}');
        }
        out.close(']');
    }
}
