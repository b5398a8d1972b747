package regatta.host.record;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import regatta.core.Fault;
import regatta.core.Fingerprint;
import regatta.core.Game;
import regatta.core.Match;
import regatta.core.Position;
import regatta.core.RecordedSeat;
import regatta.core.Rules;
import regatta.core.Standing;
import regatta.core.Turn;
import regatta.host.io.Plain;

/**
 * What came of playing a record again.
 *
 * @param turns how many turns were compared
 * @param difference the first thing that is not as recorded, with its turn, as plain text; or null if all is
 */
public record Rerun(int turns, @Nullable String difference) {

    /** Plays the match of a record again by the rules it was made by, turn by turn, as far as the record goes. */
    public static Rerun of(MatchRecord record, Game game) {
        return play(
                record, game.open(record.header().scenario(), record.header().rulesVersion()));
    }

    private static <P extends Position<P>> Rerun play(MatchRecord record, Rules<P> rules) {
        P position = rules.start();
        if (!Fingerprint.text(position.fingerprint()).equals(record.header().start())) {
            return new Rerun(0, "before turn 0: the fingerprint of the start differs");
        }
        List<RecordedSeat<P>> seats = RecordedSeat.all(record.transcript());
        Comparison<P> comparison = new Comparison<>(record);
        Match<P> match = new Match<>(rules, position, seats, comparison);
        while (!position.over() && comparison.turns < record.turns() && comparison.difference == null) {
            match.turn();
        }
        if (comparison.difference == null) {
            comparison.compareEnd(position, rules.standings(position));
        }
        String difference = comparison.difference;
        return new Rerun(comparison.turns, difference == null ? null : Plain.text(difference));
    }

    private static final class Comparison<P extends Position<P>> implements Match.Watcher<P> {

        private final MatchRecord record;
        int turns;

        /** The turn last played. */
        private int turn;

        @Nullable
        String difference;

        Comparison(MatchRecord record) {
            this.record = record;
        }

        @Override
        public void turnEnds(P position, Turn played) {
            turn = played.number();
            String recorded = record.fingerprints().get(turns);
            String fingerprint = Fingerprint.text(position.fingerprint());
            if (!fingerprint.equals(recorded)) {
                difference = "turn " + turn + ": the fingerprint is " + fingerprint + ", recorded is " + recorded;
                return;
            }
            for (int seat = 0; seat < played.seats() && difference == null; seat++) {
                compareFault(
                        seat,
                        played.orders().fault(seat),
                        record.faults().get(turns).get(seat));
            }
            turns++;
        }

        private void compareFault(int seat, @Nullable Fault fault, @Nullable Fault recorded) {
            if (!Objects.equals(fault, recorded)) {
                difference = "turn " + turn + ", seat " + seat + ": it " + told(fault) + ", recorded is that it "
                        + told(recorded);
            }
        }

        private static String told(@Nullable Fault fault) {
            return fault == null ? "did not fail" : "failed (" + fault.kind() + ": " + fault.detail() + ")";
        }

        void compareEnd(P position, List<Standing> standings) {
            List<Standing> recorded = record.result();
            if (recorded == null) {
                return;
            }
            if (!position.over()) {
                difference = "after turn " + turn + ": the record has a result, but the match goes on";
            } else if (turns < record.turns()) {
                difference = "turn " + turn + ": the match is over, but the record goes on";
            } else if (!standings.equals(recorded)) {
                difference = "the result is " + standings + ", recorded is " + recorded;
            } else if (!record.sealed()) {
                difference = "the seal: a line was changed that the match does not depend on";
            }
        }
    }
}
