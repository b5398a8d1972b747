package regatta.tron;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;
import regatta.core.Bot;
import regatta.core.Budget;
import regatta.core.Events;
import regatta.core.ForwardModel;
import regatta.core.Orders;
import regatta.core.ReplayBenchmark;
import regatta.tron.bots.VoronoiBot;

/** Plays a long match of four bots repeatedly. One operation is one turn. */
@OperationsPerInvocation(TronBenchmark.TURNS)
public class TronBenchmark extends ReplayBenchmark<TronPosition> {

    private static final int SEATS = 4;
    static final int TURNS = 200;

    private final TronRules rules = new TronRules(SEATS, 3);
    private final TronPosition position = rules.start();
    private final TronPosition middle = rules.start();
    private final List<Orders> orders = new ArrayList<>();
    private final Orders answer = new Orders(SEATS);
    private final Events events = new Events();
    private final Territory territory = new Territory();
    private Bot voronoi = (orders, budget) -> {};

    @Setup
    public void play() {
        List<Bot> bots = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) {
            bots.add(new VoronoiBot(new ForwardModel<>(rules), position, seat));
        }
        for (int turn = 0; turn < TURNS; turn++) {
            if (position.over()) {
                throw new IllegalStateException("The match ends in turn " + turn + ". Choose another random seed.");
            }
            Orders turnOrders = new Orders(SEATS);
            bots.get(position.mover()).play(turnOrders, Budget.ofTurns(0));
            orders.add(turnOrders);
            rules.advance(position, turnOrders, events);
            if (turn == TURNS / 2) {
                middle.copyFrom(position);
            }
        }
        replay(rules, orders);
        voronoi = new VoronoiBot(new ForwardModel<>(rules), middle, middle.mover());
    }

    /** Measures copying a position in the middle of the match, as a search does. */
    @Benchmark
    @OperationsPerInvocation(1)
    public TronPosition copyFrom() {
        position.copyFrom(middle);
        return position;
    }

    @Benchmark
    @OperationsPerInvocation(1)
    public int territory() {
        territory.measure(middle);
        return territory.size(0);
    }

    /** Measures a complete answer of the best bot in the middle of the match. */
    @Benchmark
    @OperationsPerInvocation(1)
    public int voronoi() {
        answer.clear();
        voronoi.play(answer, Budget.ofTurns(0));
        return TronOrders.direction(answer, middle.mover());
    }
}
