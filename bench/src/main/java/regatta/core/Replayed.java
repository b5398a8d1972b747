package regatta.core;

import java.util.List;

/**
 * A match that is played over and over with the same orders, to be measured.
 *
 * @param <P> the position of the game
 */
public final class Replayed<P extends Position<P>> {

    private final Rules<P> rules;
    private final P start;
    private final P position;
    private final List<Orders> orders;
    private final Events events = new Events();
    private final TextOut out = new TextOut(1 << 14);

    /** Takes what all seats ordered, turn by turn. */
    public Replayed(Rules<P> rules, List<Orders> orders) {
        this.rules = rules;
        this.orders = orders;
        start = rules.start();
        position = start.copy();
    }

    /** The forward model alone. */
    public P advance() {
        position.copyFrom(start);
        for (Orders turn : orders) {
            rules.advance(position, turn, events);
        }
        return position;
    }

    /** The forward model, and the messages to all who are asked; returns how long they are. */
    public int advanceWithMessages() {
        position.copyFrom(start);
        int bytes = 0;
        for (Orders turn : orders) {
            for (int seat = 0; seat < position.seats(); seat++) {
                if (rules.awaitedLines(position, seat) > 0) {
                    out.clear();
                    rules.observe(position, seat, out);
                    bytes += out.size();
                }
            }
            rules.advance(position, turn, events);
        }
        return bytes;
    }

    /** The forward model, and the fingerprints a record keeps. */
    public long advanceWithFingerprints() {
        position.copyFrom(start);
        long sum = 0;
        for (Orders turn : orders) {
            rules.advance(position, turn, events);
            sum += position.fingerprint();
        }
        return sum;
    }
}
