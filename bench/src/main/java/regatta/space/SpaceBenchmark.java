package regatta.space;

import java.nio.file.Path;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import regatta.core.Events;
import regatta.core.Orders;
import regatta.core.Replayed;
import regatta.spacejars.StrategyBot;
import spaceexplorers.publicapi.IEvent;
import spaceexplorers.publicapi.IPlanet;
import spaceexplorers.publicapi.IPlanetOperations;
import spaceexplorers.publicapi.IStrategy;

/** Plays on a board of 16 planets over and over. One operation is one tick, averaged over a whole match. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
public class SpaceBenchmark {

    private static final int TICKS = SpaceRules.LAST_TICK;

    /** A golden game of 101 ticks with two players who settle the whole board. */
    private static final String GAME = "own00_0_spread_spread.json.gz";

    private SpaceRules rules;
    private SpacePosition start;
    private SpacePosition position;
    private SpacePosition middle;
    private SpacePosition view;
    private StrategyBot onlooker;
    private final Orders nothing = new Orders(SpacePosition.SEATS);
    private final Events events = new Events();
    private Replayed<SpacePosition> replayed;

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
        replayed = new Replayed<>(rules, orders.subList(0, TICKS));
        for (int turn = 0; turn < TICKS / 2; turn++) {
            rules.advance(middle, orders.get(turn), events);
        }
        view = start.copy();
        rules.veil(middle, middle.mover(), view);
        onlooker = new StrategyBot(view, middle.mover(), new Idler(), thrown -> {});
    }

    /** The forward model alone, with players who do nothing: what the original was measured with. */
    @Benchmark
    @OperationsPerInvocation(TICKS)
    public int idle() {
        position.copyFrom(start);
        while (!position.over) {
            rules.advance(position, nothing, events);
        }
        return position.ticks;
    }

    /** The forward model alone, with the orders of the recorded game. */
    @Benchmark
    @OperationsPerInvocation(TICKS)
    public SpacePosition advance() {
        return replayed.advance();
    }

    /** The forward model, and the message the mover gets. */
    @Benchmark
    @OperationsPerInvocation(TICKS)
    public int advanceWithMessages() {
        return replayed.advanceWithMessages();
    }

    /** The forward model, and the fingerprint a record keeps. */
    @Benchmark
    @OperationsPerInvocation(TICKS)
    public long advanceWithFingerprints() {
        return replayed.advanceWithFingerprints();
    }

    /** A copy of the position in the middle of the game, where a search would take it. */
    @Benchmark
    public SpacePosition copyFrom() {
        position.copyFrom(middle);
        return position;
    }

    /** A copy of what the mover sees then, where a search that knows no more would take it. */
    @Benchmark
    public SpacePosition copyView() {
        position.copyFrom(view);
        return position;
    }

    /** What the mover sees in the middle of the game. */
    @Benchmark
    public SpacePosition veil() {
        rules.veil(middle, middle.mover(), view);
        return view;
    }

    /** What a strategy written in Java sees in the middle of the game, as objects. */
    @Benchmark
    public List<IPlanet> javaView() {
        return onlooker.look();
    }

    /** A board drawn by seed. */
    @Benchmark
    public Board generate(Seeds seeds) {
        return BoardGenerator.draw(seeds.next++, false);
    }

    /** A new seed for each board. */
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
