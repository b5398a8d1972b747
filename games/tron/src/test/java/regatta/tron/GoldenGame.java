package regatta.tron;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import regatta.core.Fault;
import regatta.core.Fingerprint;
import regatta.core.RecordedSeat;
import regatta.core.Scenario;
import regatta.core.SeatAnswer;
import regatta.core.Standing;
import regatta.core.Transcript;
import regatta.testkit.Playthrough;
import regatta.tron.game.TronGame;

/**
 * A recorded game as text: the scenario; a line for each turn with the mover, what it said and the fingerprint after it;
 * then a line for each seat with its rank and score. A fault is written as its kind in brackets.
 */
record GoldenGame(Scenario scenario, List<List<SeatAnswer>> said) {

    static GoldenGame parse(List<String> lines) {
        Scenario scenario = Scenario.parse(lines.get(0));
        int seats = new TronGame().open(scenario).start().seats();
        List<List<SeatAnswer>> said = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            said.add(new ArrayList<>());
        }
        for (String line : lines.subList(1, lines.size() - seats)) {
            String[] words = line.split(" ", -1);
            for (int seat = 0; seat < seats; seat++) {
                boolean moved = seat == Integer.parseInt(words[0]);
                said.get(seat).add(moved ? said(words[1]) : SeatAnswer.EMPTY);
            }
        }
        return new GoldenGame(scenario, said);
    }

    private static SeatAnswer said(String word) {
        return word.startsWith("(")
                ? SeatAnswer.missing(new Fault(Fault.Kind.valueOf(word.substring(1, word.length() - 1)), "as recorded"))
                : SeatAnswer.of(List.of(word));
    }

    /** Plays the game again. */
    Playthrough play() {
        TronRules rules = new TronGame().open(scenario);
        return Playthrough.play(rules, rules.start(), RecordedSeat.<TronPosition>all(Transcript.of(said)));
    }

    /** Writes a game that was played. */
    static List<String> write(Scenario scenario, Playthrough match) {
        List<String> lines = new ArrayList<>(List.of(scenario.toString()));
        for (int turn = 0; turn < match.fingerprints().size(); turn++) {
            for (int seat = 0; seat < match.transcript().seats(); seat++) {
                String word = word(Objects.requireNonNull(match.transcript().answer(turn, seat)));
                if (word != null) {
                    lines.add(seat + " " + word + " "
                            + Fingerprint.text(match.fingerprints().get(turn)));
                }
            }
        }
        for (Standing standing : match.standings()) {
            lines.add("seat " + standing.seat() + " rank " + standing.rank() + " score " + standing.score());
        }
        return lines;
    }

    private static @Nullable String word(SeatAnswer said) {
        Fault fault = said.fault();
        if (fault != null) {
            return "(" + fault.kind() + ")";
        }
        return said.lines().isEmpty() ? null : said.lines().get(0);
    }
}
