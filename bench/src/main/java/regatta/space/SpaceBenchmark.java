package regatta.space;

import java.nio.file.Path;
import java.util.List;
import java.util.Queue;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import regatta.core.Events;
import regatta.core.Orders;
import regatta.core.ReplayBenchmark;
import regatta.spacejars.StrategyBot;
import spaceexplorers.publicapi.IEvent;
import spaceexplorers.publicapi.IPlanet;
import spaceexplorers.publicapi.IPlanetOperations;
import spaceexplorers.publicapi.IStrategy;

/** Plays repeatedly on a board of 16 planets. One operation is one tick, averaged over a whole match. */
@OperationsPerInvocation(SpaceRules.LAST_TICK)
@State(Scope.Thread)
public class SpaceBenchmark extends ReplayBenchmark<SpacePosition> {

    private static final int TICKS = SpaceRules.LAST_TICK;

    /** A golden game of 101 ticks with two players who settle the whole board. */
    private static final String GAME = "own00_0_spread_spread.json.gz";

    private SpaceRules rules;
    private SpacePosition start;
    private SpacePosition position;
    private SpacePosition middle;
    private SpacePosition view;
    private StrategyBot strategy;
    private final Orders nothing = new Orders(SpacePosition.SEATS);
    private final Events events = new Events();

    @Setup
    public void load() {
        Path root = Path.of(System.getProperty("regatta.root", "."));
        GoldenGame golden = new GoldenGame(
                root.resolve("games/space/src/test/resources/golden/space").resolve(GAME));
        rules = golden.rules();
        start = rules.start();
        position = start.copy();
        middle = start.copy();
        List<Orders> orders = golden.orders();
        replay(rules, orders.subList(0, TICKS));
        for (int turn = 0; turn < TICKS / 2; turn++) {
            rules.advance(middle, orders.get(turn), events);
        }
        view = start.copy();
        rules.veil(middle, middle.mover(), view);
        strategy = new StrategyBot(view, middle.mover(), new Idler(), thrown -> {});
    }

    /** Measures the forward model with players that do nothing, as the original was measured. */
    @Benchmark
    public int idle() {
        position.copyFrom(start);
        while (!position.over) {
            rules.advance(position, nothing, events);
        }
        return position.ticks;
    }

    /** Measures copying a position in the middle of the game, as a search does. */
    @Benchmark
    @OperationsPerInvocation(1)
    public SpacePosition copyFrom() {
        position.copyFrom(middle);
        return position;
    }

    /** Measures copying a view in the middle of the game, as a search with hidden information does. */
    @Benchmark
    @OperationsPerInvocation(1)
    public SpacePosition copyView() {
        position.copyFrom(view);
        return position;
    }

    @Benchmark
    @OperationsPerInvocation(1)
    public SpacePosition veil() {
        rules.veil(middle, middle.mover(), view);
        return view;
    }

    /** Measures making the view of a Java strategy in the middle of the game, as objects. */
    @Benchmark
    @OperationsPerInvocation(1)
    public List<IPlanet> javaView() {
        return strategy.look();
    }

    @Benchmark
    @OperationsPerInvocation(1)
    public Board generate(Seeds seeds) {
        return BoardGenerator.draw(seeds.next++, false);
    }

    @State(Scope.Thread)
    public static class Seeds {
        long next;
    }

    private static final class Idler implements IStrategy {

        @Override
        public void takeTurn(List<IPlanet> planets, IPlanetOperations operations, Queue<IEvent> queue) {}

        @Override
        public String getName() {
            return "idler";
        }

        @Override
        public boolean compete() {
            return false;
        }
    }
}
