package regatta.cli.report;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import regatta.core.Counted;
import regatta.core.JsonOut;
import regatta.core.Names;
import regatta.core.Scenario;
import regatta.core.TextOut;
import regatta.host.io.Plain;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchReport.SeatReport;
import regatta.host.record.NamedScenario;

/** Prints what came of matches: a table for people, a line of JSON for machines. */
public final class MatchTable {

    private static final int LONGEST_NAME = 29;
    private static final TextOut NOBODY = new TextOut().put("null");

    private final CommandLine command;
    private final PrintWriter out;
    private final boolean quiet;
    private final boolean json;
    private final Map<String, Total> totals = new LinkedHashMap<>();

    private static final class Total {
        int matches;
        int alone;
        int wins;
        int faults;
        long ranks;
        long score;
    }

    public MatchTable(CommandLine command, boolean quiet, boolean json) {
        this.command = command;
        this.out = command.getOut();
        this.quiet = quiet;
        this.json = json;
    }

    /** Tells of a match, and where its record and the page to watch it are, if there are such. */
    public void add(NamedScenario named, MatchReport report, @Nullable Path record, @Nullable Path page) {
        for (SeatReport seat : report.seats()) {
            Total total = totals.computeIfAbsent(seat.bot(), bot -> new Total());
            total.matches++;
            total.alone += report.seats().size() == 1 ? 1 : 0;
            total.wins += seat.standing().rank() == 1 ? 1 : 0;
            total.faults += seat.faults().size();
            total.ranks += seat.standing().rank();
            total.score += seat.standing().score();
        }
        if (json) {
            out.println(json(named.label(), report, record, page));
        } else if (!quiet) {
            print(named.label(), report, record);
            if (page != null) {
                out.println("Watch it: " + page.toAbsolutePath().toUri());
            }
        }
        out.flush();
    }

    private void print(Scenario scenario, MatchReport report, @Nullable Path record) {
        out.println(Plain.text(scenario.toString()));
        Help.TextTable table = Help.TextTable.forColumns(
                command.getColorScheme(),
                column(6),
                column(34),
                column(12),
                column(10),
                column(10),
                column(10),
                column(10),
                column(8));
        table.addRowValues(
                "@|bold rank|@",
                "@|bold bot|@",
                "@|bold score|@",
                "@|bold mean|@",
                "@|bold p99|@",
                "@|bold worst|@",
                "@|bold cpu|@",
                "@|bold faults|@");
        List<SeatReport> byRank = new ArrayList<>(report.seats());
        byRank.sort(Comparator.comparingInt(seat -> seat.standing().rank()));
        for (SeatReport seat : byRank) {
            table.addRowValues(
                    byRank.size() == 1 ? "–" : String.valueOf(seat.standing().rank()), // Alone nobody is first.
                    seat.standing().seat() + "  " + shortened(seat.bot()),
                    String.valueOf(seat.standing().score()),
                    millis(seat.times().mean()),
                    millis(seat.times().percentile99()),
                    millis(seat.times().worst()),
                    millis(seat.cpuMicros()),
                    seat.faults().isEmpty() ? "" : "@|red " + seat.faults().size() + "|@");
        }
        out.print(table);
        for (SeatReport seat : report.seats()) {
            seat.faults().stream()
                    .limit(3)
                    .forEach(fault -> out.println(command.getColorScheme()
                            .errorText("seat " + seat.standing().seat() + ", " + fault)));
        }
        if (report.voided() != null) {
            out.println(command.getColorScheme().errorText("This match proves nothing: " + report.voided() + "."));
        }
        String ending = report.complete() ? "" : " (interrupted)";
        out.println(Counted.of(report.turns(), "turn") + " in " + report.wallMillis() + " ms" + ending
                + (record == null ? "" : "; record " + Plain.text(record.toString())));
        if (report.recordProblem() != null) {
            out.println(command.getColorScheme()
                    .errorText("The record is not whole: " + report.recordProblem()
                            + " What was written until then can be read; the result above is that of the match."));
        }
    }

    private static String shortened(String bot) {
        return Names.shortened(Plain.text(bot), LONGEST_NAME);
    }

    private static Help.Column column(int width) {
        return new Help.Column(width, 1, Help.Column.Overflow.SPAN);
    }

    private static String millis(long micros) {
        return String.format(Locale.ROOT, micros < 100_000 ? "%.2f ms" : "%.0f ms", micros / 1000.0);
    }

    private static String json(Scenario scenario, MatchReport report, @Nullable Path record, @Nullable Path page) {
        TextOut text = new TextOut();
        JsonOut line = new JsonOut(text).open('{').key("scenario").value(scenario.toString());
        line.key("complete").value(report.complete()).key("turns").value(report.turns());
        line.key("wallMillis").value(report.wallMillis());
        if (report.voided() != null) {
            line.key("voided").value(report.voided().toString());
        }
        if (report.recordProblem() != null) {
            line.key("recordProblem").value(report.recordProblem());
        }
        if (record != null) {
            line.key("record").value(record.toString());
        }
        if (page != null) {
            line.key("page").value(page.toString());
        }
        line.key("seats").open('[');
        for (SeatReport seat : report.seats()) {
            line.open('{').key("bot").value(seat.bot()).key("rank");
            if (report.seats().size() == 1) {
                line.raw(NOBODY); // Alone nobody is first.
            } else {
                line.value(seat.standing().rank());
            }
            line.key("score").value(seat.standing().score()).key("faults").open('[');
            seat.faults().forEach(fault -> line.value(fault.toString()));
            line.close(']').key("meanMicros").value(seat.times().mean());
            line.key("p99Micros").value(seat.times().percentile99());
            line.key("worstMicros").value(seat.times().worst());
            line.key("cpuMicros").value(seat.cpuMicros()).close('}');
        }
        line.close(']').close('}');
        return text.toString();
    }

    /** Returns whether any bot failed in any match. */
    public boolean anyFault() {
        return totals.values().stream().anyMatch(total -> total.faults > 0);
    }

    /** Prints the sums over several matches. */
    public void finish(int games) {
        if (games < 2 || quiet || json) {
            return;
        }
        out.println();
        totals.forEach((bot, total) -> out.println(String.format(
                Locale.ROOT,
                "%-34s %12s%s  mean score %.0f%s",
                Plain.text(bot),
                Counted.of(total.matches, "match"),
                total.alone > 0 ? "" : ranked(total),
                (double) total.score / total.matches,
                total.faults == 0 ? "" : "  " + Counted.of(total.faults, "fault"))));
    }

    private static String ranked(Total total) {
        return String.format(
                Locale.ROOT,
                "  %5.1f %% won  mean rank %.2f",
                100.0 * total.wins / total.matches,
                (double) total.ranks / total.matches);
    }
}
