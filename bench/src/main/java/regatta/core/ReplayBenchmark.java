package regatta.core;

import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Plays a match repeatedly with the same orders. One operation is one turn: subclasses set
 * {@code OperationsPerInvocation} to the number of turns.
 */
@State(Scope.Thread)
public abstract class ReplayBenchmark<P extends Position<P>> extends Measured {

    private final Events events = new Events();
    private final TextOut out = new TextOut(1 << 16);
    private Rules<P> played;
    private P start;
    private P replayed;
    private List<Orders> orders;

    protected final void replay(Rules<P> rules, List<Orders> allOrders) {
        played = rules;
        orders = allOrders;
        start = rules.start();
        replayed = start.copy();
    }

    @Benchmark
    public P advance() {
        replayed.copyFrom(start);
        for (Orders turn : orders) {
            played.advance(replayed, turn, events);
        }
        return replayed;
    }

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
