package regatta.cli.report;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Job;
import regatta.league.table.StoredMatch;
import regatta.league.table.StoredMatch.StoredSeat;

/** A finished match in one line, and the command that plays it again. */
final class MatchLine {

    /** Words that a shell does not interpret. */
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./:=,@%+-]+");

    private MatchLine() {}

    /** Returns the scenario, the bots by rank with their scores, and the first fault of each. */
    static String of(Job job, StoredMatch match) {
        List<StoredSeat> byRank = match.seats().stream()
                .sorted(Comparator.comparingInt(StoredSeat::rank))
                .toList();
        return job.named().label() + ": " + byRank.stream().map(MatchLine::seat).collect(Collectors.joining(", "));
    }

    private static String seat(StoredSeat seat) {
        String fault =
                seat.faults().isEmpty() ? "" : " (" + seat.faults().get(0).summary() + ")";
        return seat.rank() + ". " + seat.bot().name() + " " + seat.score() + fault;
    }

    /** Returns the command line that plays a match again. */
    static String command(Job job) {
        Scenario label = job.named().label();
        String bots =
                job.bots().stream().map(BotSpec::typed).map(MatchLine::quoted).collect(Collectors.joining(" "));
        String options = label.options().entrySet().stream()
                .map(option -> " " + quoted(option.getKey() + "=" + option.getValue()))
                .collect(Collectors.joining());
        String rules = label.rules().isEmpty() ? "" : "/" + label.rules();
        return "regatta play " + label.game() + rules + " " + bots + options;
    }

    private static String quoted(String word) {
        return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
