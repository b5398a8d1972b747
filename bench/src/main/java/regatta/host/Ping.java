package regatta.host;

import java.util.List;
import regatta.core.Answer;
import regatta.core.Events;
import regatta.core.Orders;
import regatta.core.Position;
import regatta.core.Rules;
import regatta.core.Standing;
import regatta.core.TextOut;

/** A game whose messages are one word, so that only the exchange is measured. */
final class Ping implements Rules<Ping.Count> {

    static final class Count implements Position<Count> {
        int turn;

        @Override
        public int seats() {
            return 1;
        }

        @Override
        public int turn() {
            return turn;
        }

        @Override
        public int turnLimit() {
            return Integer.MAX_VALUE;
        }

        @Override
        public boolean over() {
            return false;
        }

        @Override
        public Count copy() {
            Count copy = new Count();
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public void copyFrom(Count other) {
            turn = other.turn;
        }

        @Override
        public long fingerprint() {
            return turn;
        }
    }

    @Override
    public Count start() {
        return new Count();
    }

    @Override
    public int awaitedLines(Count position, int seat) {
        return 1;
    }

    @Override
    public void veil(Count count, int seat, Count view) {
        view.copyFrom(count);
    }

    @Override
    public void observe(Count position, int seat, TextOut out) {
        out.put("ping\n");
    }

    @Override
    public void write(Count position, int seat, Orders orders, TextOut out) {
        out.put("pong\n");
    }

    @Override
    public void read(Count position, int seat, Answer answer, Orders orders) {}

    @Override
    public void advance(Count position, Orders orders, Events events) {
        position.turn++;
    }

    @Override
    public List<Standing> standings(Count position) {
        return List.of(new Standing(0, 1, 0));
    }
}
