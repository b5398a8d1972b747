package regatta.halite;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import regatta.core.Answer;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.Orders;
import regatta.core.Rules;
import regatta.core.TextOut;
import regatta.halite.game.HaliteGame;
import tools.jackson.databind.JsonNode;

/** Plays recorded games over and over. One operation is one turn, averaged over {@link #TURNS} turns of a game. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
public class HaliteBenchmark {

    private static final int TURNS = 400;

    /** Golden games: 32×32 with 2 players and up to 39 ships, 64×64 with 4 players and up to 68 ships. */
    @Param({"n01_32_2p", "n05_64_4p"})
    public String game;

    private HaliteRules rules;
    private HalitePosition start;
    private HalitePosition position;
    private List<Orders> orders;
    private final Events events = new Events();
    private final TextOut out = new TextOut(1 << 16);

    @Setup
    public void load() {
        Path root = Path.of(System.getProperty("regatta.root", "."));
        GoldenGame golden =
                new GoldenGame(root.resolve("games/halite/src/test/resources/golden/halite/game_" + game + ".json.gz"));
        rules = new HaliteGame().open(golden.scenario());
        start = rules.start();
        position = start.copy();
        orders = read(golden.record.get("commands"));
    }

    /** Reads all orders beforehand, so that only the turn itself is measured. */
    private List<Orders> read(JsonNode commands) {
        List<Orders> turns = new ArrayList<>();
        int seats = start.seats();
        turns.add(new Orders(seats));
        rules.advance(position, turns.get(0), events);
        for (int turn = 0; turn < TURNS; turn++) {
            Orders said = new Orders(seats);
            for (int seat = 0; seat < seats; seat++) {
                JsonNode line = commands.get(turn).get(seat);
                if (line.isNull()) {
                    said.fail(seat, Fault.crashed("as recorded"));
                } else {
                    rules.read(position, seat, Answer.of(line.asString()), said);
                }
            }
            turns.add(said);
            rules.advance(position, said, events);
        }
        return turns;
    }

    /** The forward model alone. */
    @Benchmark
    @OperationsPerInvocation(TURNS)
    public int advance() {
        position.copyFrom(start);
        for (int turn = 0; turn <= TURNS; turn++) {
            rules.advance(position, orders.get(turn), events);
        }
        return position.turn;
    }

    /** The forward model, and the message every bot gets. */
    @Benchmark
    @OperationsPerInvocation(TURNS)
    public int advanceWithMessages() {
        position.copyFrom(start);
        int bytes = 0;
        for (int turn = 0; turn <= TURNS; turn++) {
            for (int seat = 0; seat < position.seats(); seat++) {
                out.clear();
                observe(rules, seat);
                bytes += out.size();
            }
            rules.advance(position, orders.get(turn), events);
        }
        return bytes;
    }

    private void observe(Rules<HalitePosition> any, int seat) {
        any.observe(position, seat, out);
    }

    /** The forward model, and the fingerprint a record keeps. */
    @Benchmark
    @OperationsPerInvocation(TURNS)
    public long advanceWithFingerprints() {
        position.copyFrom(start);
        long sum = 0;
        for (int turn = 0; turn <= TURNS; turn++) {
            rules.advance(position, orders.get(turn), events);
            sum += position.fingerprint();
        }
        return sum;
    }

    /** A copy of the position in the middle of the game, where a search would take it. */
    @State(Scope.Thread)
    public static class Middle {
        HalitePosition source;
        HalitePosition target;

        @Setup
        public void play(HaliteBenchmark bench) {
            source = bench.start.copy();
            for (int turn = 0; turn <= TURNS / 2; turn++) {
                bench.rules.advance(source, bench.orders.get(turn), bench.events);
            }
            target = source.copy();
        }
    }

    @Benchmark
    public HalitePosition copyFrom(Middle middle) {
        middle.target.copyFrom(middle.source);
        return middle.target;
    }

    /** The same as a bot gets to see it. */
    @Benchmark
    public HalitePosition veil(Middle middle) {
        rules.veil(middle.source, 0, middle.target);
        return middle.target;
    }
}
