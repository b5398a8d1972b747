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
import regatta.host.record.Difference.Aspect;

/**
 * The result of playing a record again.
 *
 * @param turns the number of turns compared
 * @param difference the first difference from the record, or null if there is none
 */
public record Rerun(int turns, @Nullable Difference difference) {

    /** Plays a recorded match again, by the rules version of the record, as far as the record goes. */
    public static Rerun of(MatchRecord record, Game game) {
        return play(
                record, game.open(record.header().scenario(), record.header().rulesVersion()));
    }

    private static <P extends Position<P>> Rerun play(MatchRecord record, Rules<P> rules) {
        P position = rules.start();
        if (!Fingerprint.text(position.fingerprint()).equals(record.header().start())) {
            return new Rerun(0, new Difference(Aspect.START, 0, "", ""));
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
        return new Rerun(comparison.turns, comparison.difference);
    }

    private static final class Comparison<P extends Position<P>> implements Match.Watcher<P> {

        private final MatchRecord record;
        int turns;

        private int turn;

        @Nullable
        Difference difference;

        Comparison(MatchRecord record) {
            this.record = record;
        }

        @Override
        public void turnEnds(P position, Turn played) {
            turn = played.number();
            String recorded = record.fingerprints().get(turns);
            String fingerprint = Fingerprint.text(position.fingerprint());
            if (!fingerprint.equals(recorded)) {
                difference = new Difference(Aspect.POSITION, turn, fingerprint, recorded);
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
                difference =
                        new Difference(Aspect.FAULT, turn, "seat " + seat + ": " + describe(fault), describe(recorded));
            }
        }

        private static String describe(@Nullable Fault fault) {
            return fault == null ? "no fault" : fault.kind() + ": " + fault.detail();
        }

        void compareEnd(P position, List<Standing> standings) {
            List<Standing> recorded = record.result();
            if (recorded == null) {
                return;
            }
            if (!position.over()) {
                difference = new Difference(Aspect.ENDS_LATER, turn, "", "");
            } else if (turns < record.turns()) {
                difference = new Difference(Aspect.ENDS_EARLIER, turn, "", "");
            } else if (!standings.equals(recorded)) {
                difference = new Difference(Aspect.RESULT, turn, standings.toString(), recorded.toString());
            } else if (!record.sealed()) {
                difference = new Difference(Aspect.SEAL, turn, "", "");
            }
        }
    }
}
