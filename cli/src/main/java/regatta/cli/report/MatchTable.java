package regatta.cli.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Help.ColorScheme;
import regatta.core.Names;
import regatta.core.Plural;
import regatta.core.Scenario;
import regatta.core.Standing;
import regatta.host.io.TerminalText;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchReport.SeatReport;
import regatta.host.match.TurnFault;
import regatta.host.record.LabelledScenario;

/** The results of matches, as a table or as one line of JSON per match. */
public final class MatchTable {

    private static final int MAX_NAME = 29;
    private static final int MAX_FAULTS = 3;

    private final PrintWriter out;
    private final ColorScheme colors;
    private final boolean quiet;
    private final boolean json;
    private final Map<String, Total> totals = new LinkedHashMap<>();

    /** The bots and faults that were printed. */
    private final Set<String> printed = new HashSet<>();

    private static final class Total {
        int matches;
        int alone;
        int wins;
        int faults;
        long ranks;
        long score;
        final Map<String, Double> stats = new TreeMap<>();
    }

    private record MatchJson(
            Scenario scenario,
            boolean complete,
            @Nullable Integer turns,
            long wallMillis,
            @Nullable String voided,
            @Nullable String recordProblem,
            @Nullable Path record,
            @Nullable Path page,
            @Nullable Path refereeOutput,
            List<SeatJson> seats) {}

    private record SeatJson(
            String bot,
            @JsonInclude @Nullable Integer rank,
            long score,
            List<TurnFault> faults,
            long meanMicros,
            long p99Micros,
            long worstMicros,
            long cpuMicros,
            Map<String, Double> stats) {}

    public MatchTable(CommandLine command, boolean quiet, boolean json) {
        out = command.getOut();
        colors = command.getColorScheme();
        this.quiet = quiet;
        this.json = json;
    }

    /** Prints a match and the paths of its record and replay viewer. */
    public void add(LabelledScenario named, MatchReport report, @Nullable Path record, @Nullable Path page) {
        add(named, report, record, page, null);
    }

    /** Prints a match that a referee played, and the path of its output. */
    public void addOutside(LabelledScenario named, MatchReport report, @Nullable Path refereeOutput) {
        add(named, report, null, null, refereeOutput);
    }

    private void add(
            LabelledScenario named,
            MatchReport report,
            @Nullable Path record,
            @Nullable Path page,
            @Nullable Path refereeOutput) {
        for (SeatReport seat : report.seats()) {
            Total total = totals.computeIfAbsent(seat.bot(), bot -> new Total());
            total.matches++;
            total.alone += report.seats().size() == 1 ? 1 : 0;
            total.wins += seat.standing().rank() == 1 ? 1 : 0;
            total.faults += seat.faults().size();
            total.ranks += seat.standing().rank();
            total.score += seat.standing().score();
            seat.stats().forEach((name, value) -> total.stats.merge(name, value, Double::sum));
        }
        if (json) {
            out.println(Json.line(json(named.label(), report, record, page, refereeOutput)));
        } else if (!quiet) {
            print(named.label(), report, record, refereeOutput);
            if (page != null) {
                out.println("Watch it: " + page.toAbsolutePath().toUri());
            }
            if (report.complete() && report.seats().size() > 1) {
                out.println(winner(report.seats()));
            }
        }
    }

    private void print(Scenario scenario, MatchReport report, @Nullable Path record, @Nullable Path refereeOutput) {
        out.println(TerminalText.text(scenario.toString()));
        Set<String> stats = new TreeSet<>();
        report.seats().forEach(seat -> stats.addAll(seat.stats().keySet()));
        TextTable table = new TextTable("rank> seat> bot score# ?mean> ?p99> worst> ?cpu> faults>", stats);
        List<SeatReport> byRank = new ArrayList<>(report.seats());
        byRank.sort(Comparator.comparingInt(seat -> seat.standing().rank()));
        for (SeatReport seat : byRank) {
            List<@Nullable Object> cells = new ArrayList<>(Arrays.asList(
                    byRank.size() == 1 ? "–" : seat.standing().rank(), // A single player has no rank.
                    seat.standing().seat(),
                    Names.shortened(seat.bot(), MAX_NAME),
                    seat.standing().score(),
                    millis(seat.times().mean()),
                    millis(seat.times().percentile99()),
                    millis(seat.times().worst()),
                    millis(seat.cpuMicros()),
                    seat.faults().isEmpty() ? null : seat.faults().size()));
            stats.forEach(stat -> cells.add(seat.stats().get(stat)));
            table.add(cells.toArray());
        }
        table.print(out, colors);
        report.seats().forEach(this::printFaults);
        if (report.invalidation() != null) {
            out.println(colors.errorText("This match is invalid: " + report.invalidation() + "."));
        }
        String ending = report.complete() ? "" : " (interrupted)";
        String kept =
                record != null ? "; record " + record : refereeOutput != null ? "; its output: " + refereeOutput : "";
        String length = report.refereeOutput() == null
                ? Plural.of(report.turns(), "turn") + " in " + report.wallMillis() + " ms" + ending
                : "Played by the referee in " + report.wallMillis() + " ms" + ending
                        + ", so there are no turns, record and replay viewer";
        out.println(length + TerminalText.text(kept));
        if (report.recordProblem() != null) {
            out.println(colors.errorText("The record is incomplete: " + report.recordProblem()
                    + " Its beginning can be read; the result above is correct."));
        }
    }

    /** Prints the first faults of a seat. The lines about a crash are not repeated for the same crash. */
    private void printFaults(SeatReport seat) {
        for (TurnFault fault :
                seat.faults().subList(0, Math.min(MAX_FAULTS, seat.faults().size()))) {
            String text = printed.add(seat.bot() + fault.detail()) ? fault.indented() : fault.summary();
            out.println(colors.errorText("seat " + seat.standing().seat() + ", " + text));
        }
    }

    /** Returns the result in one line: {@code a wins, 12 : 10}. */
    private static String winner(List<SeatReport> seats) {
        List<SeatReport> byRank = new ArrayList<>(seats);
        byRank.sort(Comparator.comparingInt(seat -> seat.standing().rank()));
        List<String> first = byRank.stream()
                .filter(seat ->
                        seat.standing().rank() == byRank.get(0).standing().rank())
                .map(SeatReport::bot)
                .map(bot -> TerminalText.text(Names.shortened(bot, MAX_NAME)))
                .toList();
        String scores = byRank.stream()
                .map(seat -> String.valueOf(seat.standing().score()))
                .collect(Collectors.joining(" : "));
        String result = first.size() == 1
                ? first.get(0) + " wins"
                : first.size() == seats.size() ? "Draw" : "Draw between " + String.join(", ", first);
        return result + ", " + scores;
    }

    private static String millis(long micros) {
        return String.format(Locale.ROOT, micros < 100_000 ? "%.2f ms" : "%.0f ms", micros / 1000.0);
    }

    private static MatchJson json(
            Scenario scenario,
            MatchReport report,
            @Nullable Path record,
            @Nullable Path page,
            @Nullable Path refereeOutput) {
        boolean alone = report.seats().size() == 1; // A single player has no rank.
        List<SeatJson> seats = report.seats().stream()
                .map(seat -> new SeatJson(
                        seat.bot(),
                        alone ? null : seat.standing().rank(),
                        seat.standing().score(),
                        seat.faults(),
                        seat.times().mean(),
                        seat.times().percentile99(),
                        seat.times().worst(),
                        seat.cpuMicros(),
                        seat.stats()))
                .toList();
        return new MatchJson(
                scenario,
                report.complete(),
                report.refereeOutput() == null ? report.turns() : null,
                report.wallMillis(),
                report.invalidation() == null ? null : report.invalidation().toString(),
                report.recordProblem(),
                record,
                page,
                refereeOutput,
                seats);
    }

    public boolean hasFaults() {
        return totals.values().stream().anyMatch(total -> total.faults > 0);
    }

    public void finish(int games) {
        if (games < 2 || quiet || json) {
            return;
        }
        Set<String> stats = new TreeSet<>();
        totals.values().forEach(total -> stats.addAll(total.stats.keySet()));
        TextTable table = new TextTable("bot matches# won% meanRank. meanScore# faults#", stats);
        totals.forEach((bot, total) -> {
            List<@Nullable Object> cells = new ArrayList<>(Arrays.asList(
                    bot,
                    total.matches,
                    total.alone > 0 ? null : (double) total.wins / total.matches,
                    total.alone > 0 ? null : (double) total.ranks / total.matches,
                    (double) total.score / total.matches,
                    total.faults == 0 ? null : total.faults));
            stats.forEach(
                    stat -> cells.add(total.stats.containsKey(stat) ? total.stats.get(stat) / total.matches : null));
            table.add(cells.toArray());
        });
        out.println();
        table.print(out, colors);
    }

    /** Returns the final ranking of a match in one line. */
    public static String scores(List<String> bots, List<Standing> standings) {
        return standings.stream()
                .sorted(Comparator.comparingInt(Standing::rank))
                .map(each -> each.rank() + ". " + TerminalText.text(bots.get(each.seat())) + " " + each.score())
                .collect(Collectors.joining(", "));
    }
}
