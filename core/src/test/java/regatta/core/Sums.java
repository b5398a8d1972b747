package regatta.core;

import java.util.ArrayList;
import java.util.List;

/** A minimal game: every turn each seat names a number from 1 to 9, and its score is the sum. */
final class Sums implements Rules<Sums.Tally> {

    static final int TURNS = 5;

    /** The sums of the seats. */
    static final class Tally implements Position<Tally> {

        final long[] sums;
        final boolean[] out;
        int turn;

        Tally(int seats) {
            sums = new long[seats];
            out = new boolean[seats];
        }

        @Override
        public int seats() {
            return sums.length;
        }

        @Override
        public int turn() {
            return turn;
        }

        @Override
        public int turnLimit() {
            return TURNS;
        }

        @Override
        public boolean over() {
            return turn == TURNS;
        }

        @Override
        public Tally copy() {
            Tally copy = new Tally(sums.length);
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public void copyFrom(Tally other) {
            System.arraycopy(other.sums, 0, sums, 0, sums.length);
            System.arraycopy(other.out, 0, out, 0, out.length);
            turn = other.turn;
        }

        @Override
        public long fingerprint() {
            Fingerprint print = new Fingerprint().add(turn).add(sums, sums.length);
            for (boolean seatOut : out) {
                print.add(seatOut);
            }
            return print.value();
        }
    }

    private final int seats;

    Sums(int seats) {
        this.seats = seats;
    }

    @Override
    public Tally start() {
        return new Tally(seats);
    }

    @Override
    public int awaitedLines(Tally tally, int seat) {
        return tally.out[seat] ? 0 : 1;
    }

    @Override
    public void veil(Tally tally, int seat, Tally view) {
        view.copyFrom(tally);
    }

    @Override
    public void observe(Tally tally, int seat, TextOut out) {
        out.put(tally.sums[seat]).newline();
    }

    @Override
    public void write(Tally tally, int seat, Orders orders, TextOut out) {
        out.put(orders.count(seat) == 0 ? 1 : orders.first(seat, 0)).newline();
    }

    @Override
    public void read(Tally tally, int seat, Answer answer, Orders orders) {
        String line = answer.line(0);
        if (line.matches("[1-9]")) {
            orders.add(seat, 0, 0, line.charAt(0) - '0', 0);
        } else {
            orders.fail(seat, Fault.invalid("'" + line + "' is not a number from 1 to 9."));
        }
    }

    @Override
    public void advance(Tally tally, Orders orders, Events events) {
        events.clear();
        for (int seat = 0; seat < seats; seat++) {
            tally.out[seat] |= orders.fault(seat) != null;
            for (int i = 0; i < orders.count(seat); i++) {
                tally.sums[seat] += orders.first(seat, i);
            }
        }
        tally.turn++;
    }

    @Override
    public List<Standing> standings(Tally tally) {
        List<Standing> standings = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            int rank = 1;
            for (long sum : tally.sums) {
                rank += sum > tally.sums[seat] ? 1 : 0;
            }
            standings.add(new Standing(seat, rank, tally.sums[seat]));
        }
        return standings;
    }
}
