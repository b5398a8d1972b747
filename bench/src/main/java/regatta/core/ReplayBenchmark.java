package regatta.core;

import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Plays a match over and over with the same orders. One operation is one turn: a benchmark of a game says by {@code
 * OperationsPerInvocation} how many there are in its match.
 *
 * @param <P> the position of the game
 */
@State(Scope.Thread)
public abstract class ReplayBenchmark<P extends Position<P>> extends Measured {

    private final Events events = new Events();
    private final TextOut out = new TextOut(1 << 16);
    private Rules<P> played;
    private P start;
    private P replayed;
    private List<Orders> orders;

    /** Takes what all seats ordered, turn by turn. */
    protected final void replay(Rules<P> rules, List<Orders> said) {
        played = rules;
        orders = said;
        start = rules.start();
        replayed = start.copy();
    }

    /** The forward model alone. */
    @Benchmark
    public P advance() {
        replayed.copyFrom(start);
        for (Orders turn : orders) {
            played.advance(replayed, turn, events);
        }
        return replayed;
    }

    /** The forward model, and the messages to all who are asked. */
    @Benchmark
    public int advanceWithMessages() {
        replayed.copyFrom(start);
        int bytes = 0;
        for (Orders turn : orders) {
            for (int seat = 0; seat < replayed.seats(); seat++) {
                if (played.awaitedLines(replayed, seat) > 0) {
                    out.clear();
                    played.observe(replayed, seat, out);
                    bytes += out.size();
                }
            }
            played.advance(replayed, turn, events);
        }
        return bytes;
    }

    /** The forward model, and the fingerprints a record keeps. */
    @Benchmark
    public long advanceWithFingerprints() {
        replayed.copyFrom(start);
        long sum = 0;
        for (Orders turn : orders) {
            played.advance(replayed, turn, events);
            sum += replayed.fingerprint();
        }
        return sum;
    }
}
