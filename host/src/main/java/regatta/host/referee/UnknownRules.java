package regatta.host.referee;

import java.util.List;
import regatta.core.Answer;
import regatta.core.Events;
import regatta.core.Orders;
import regatta.core.Position;
import regatta.core.Rules;
import regatta.core.Standing;
import regatta.core.TextOut;

/** The rules of a referee, of which only the number of seats is known. Its matches are not played here. */
record UnknownRules(int seats) implements Rules<UnknownRules.Unknown> {

    /** The position before the first turn, which is all that is known. */
    record Unknown(int seats) implements Position<Unknown> {

        @Override
        public int turn() {
            return 0;
        }

        @Override
        public int turnLimit() {
            return 0;
        }

        @Override
        public boolean over() {
            return true;
        }

        @Override
        public Unknown copy() {
            return this;
        }

        @Override
        public void copyFrom(Unknown other) {}

        @Override
        public long fingerprint() {
            return seats;
        }
    }

    @Override
    public Unknown start() {
        return new Unknown(seats);
    }

    @Override
    public int awaitedLines(Unknown position, int seat) {
        return 0;
    }

    @Override
    public void veil(Unknown position, int seat, Unknown view) {
        throw unplayable();
    }

    @Override
    public void observe(Unknown position, int seat, TextOut out) {
        throw unplayable();
    }

    @Override
    public void write(Unknown position, int seat, Orders orders, TextOut out) {
        throw unplayable();
    }

    @Override
    public void read(Unknown position, int seat, Answer answer, Orders orders) {
        throw unplayable();
    }

    @Override
    public void advance(Unknown position, Orders orders, Events events) {
        throw unplayable();
    }

    @Override
    public List<Standing> standings(Unknown position) {
        throw unplayable();
    }

    private static IllegalStateException unplayable() {
        return new IllegalStateException("the matches of a referee are played outside");
    }
}
