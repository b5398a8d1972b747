package regatta.league.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import regatta.core.Fault;
import regatta.core.Scenario;
import regatta.host.match.MatchReport.Times;
import regatta.host.match.TurnFault;
import regatta.league.table.StoredMatch.StoredSeat;

/** A notation for matches: {@code a1 b2} is a match that a won; {@code !} marks a crash. */
public final class Matches {

    private final List<StoredMatch> matches = new ArrayList<>();

    public Matches add(String scenario, String... finishes) {
        for (String finish : finishes) {
            List<StoredSeat> seats = new ArrayList<>();
            for (String word : finish.split(" ")) {
                List<TurnFault> faults =
                        word.endsWith("!") ? List.of(new TurnFault(3, Fault.Kind.CRASHED, "It ended.")) : List.of();
                String plain = word.replace("!", "");
                int rank = plain.charAt(plain.length() - 1) - '0';
                seats.add(new StoredSeat(
                        bot(plain.substring(0, plain.length() - 1)),
                        rank,
                        100 - rank,
                        faults.isEmpty() ? Map.of() : Map.of(Fault.Kind.CRASHED, 1),
                        faults,
                        new Times(1, 2, 3, 4),
                        5,
                        Map.of()));
            }
            matches.add(new StoredMatch(
                    "key" + matches.size(),
                    Scenario.parse(scenario),
                    Scenario.parse(scenario),
                    seats,
                    10,
                    20,
                    null,
                    "2026-11-16T06:00:00Z",
                    "",
                    null));
        }
        return this;
    }

    public static StoredBot bot(String name) {
        return new StoredBot("digest of " + name, name, "command");
    }

    public List<StoredMatch> list() {
        return matches;
    }
}
