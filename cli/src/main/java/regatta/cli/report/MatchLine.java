package regatta.cli.report;

import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.io.TerminalText;
import regatta.host.match.Job;
import regatta.host.match.MatchReport;
import regatta.host.match.OutsideGame;
import regatta.host.match.TurnFault;
import regatta.league.table.StoredMatch;

/** A finished match in one line, and the command that plays it again. */
public final class MatchLine {

    /** The result of a seat. */
    private record SeatLine(int rank, String bot, long score, List<TurnFault> faults) {

        @Override
        public String toString() {
            return rank + ". " + bot + " " + score
                    + (faults.isEmpty() ? "" : " (" + faults.get(0).summary() + ")");
        }
    }

    /** Words that a shell does not interpret. */
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./:=,@%+-]+");

    private MatchLine() {}

    /** Prints a stored match: if a bot failed, always, and with the command that plays it again. */
    static void print(Job job, StoredMatch match, boolean always, LiveText live, PrintWriter err) {
        print(
                job,
                match.seats().stream()
                        .map(seat -> new SeatLine(seat.rank(), seat.bot().name(), seat.score(), seat.faults()))
                        .toList(),
                always,
                live,
                err);
    }

    /** Returns an observer of matches that prints them like {@link #print}. */
    public static BiConsumer<Job, MatchReport> printer(boolean always, LiveText live, PrintWriter err) {
        return (job, report) -> print(
                job,
                report.seats().stream()
                        .map(seat -> new SeatLine(
                                seat.standing().rank(),
                                seat.bot(),
                                seat.standing().score(),
                                seat.faults()))
                        .toList(),
                always,
                live,
                err);
    }

    private static void print(Job job, List<SeatLine> seats, boolean always, LiveText live, PrintWriter err) {
        boolean failed = seats.stream().anyMatch(seat -> !seat.faults().isEmpty());
        if (always || failed) {
            live.clear();
            String result = seats.stream()
                    .sorted(Comparator.comparingInt(SeatLine::rank))
                    .map(SeatLine::toString)
                    .collect(Collectors.joining(", "));
            err.println(TerminalText.text(job.named().label() + ": " + result));
        }
        if (failed) {
            err.println(TerminalText.text("    " + command(job)));
        }
    }

    /** Returns the command line that plays a match again. */
    private static String command(Job job) {
        Scenario label = job.named().label();
        String bots =
                job.bots().stream().map(BotSpec::typed).map(MatchLine::quoted).collect(Collectors.joining(" "));
        String options = label.options().entrySet().stream()
                .map(option -> " " + quoted(option.getKey() + "=" + option.getValue()))
                .collect(Collectors.joining());
        String rules = label.rules().isEmpty() ? "" : "/" + label.rules();
        String game = job.game() instanceof OutsideGame outside
                ? outside.arguments().stream().map(MatchLine::quoted).collect(Collectors.joining(" "))
                : label.game() + rules;
        return "regatta play " + game + " " + bots + options;
    }

    private static String quoted(String word) {
        return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
