package regatta.halite;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import regatta.core.Answer;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.Orders;
import regatta.core.ReplayBenchmark;
import regatta.halite.game.HaliteGame;
import tools.jackson.databind.JsonNode;

/** Plays recorded games repeatedly. One operation is one turn, averaged over {@link #TURNS} turns of a game. */
@OperationsPerInvocation(HaliteBenchmark.TURNS)
@State(Scope.Thread)
public class HaliteBenchmark extends ReplayBenchmark<HalitePosition> {

    static final int TURNS = 400;

    /** Golden games: 32×32 with 2 players and up to 39 ships, 64×64 with 4 players and up to 68 ships. */
    @Param({"n01_32_2p", "n05_64_4p"})
    public String game;

    private HaliteRules rules;
    private HalitePosition start;
    private List<Orders> orders;
    private final Events events = new Events();

    @Setup
    public void load() {
        Path root = Path.of(System.getProperty("regatta.root", "."));
        GoldenGame golden =
                new GoldenGame(root.resolve("games/halite/src/test/resources/golden/halite/game_" + game + ".json.gz"));
        rules = new HaliteGame().open(golden.scenario());
        start = rules.start();
        orders = read(golden.record.get("commands"));
        replay(rules, orders);
    }

    /** Parses all orders in advance, so that only the turn itself is measured. */
    private List<Orders> read(JsonNode commands) {
        List<Orders> turns = new ArrayList<>();
        HalitePosition position = start.copy();
        int seats = start.seats();
        turns.add(new Orders(seats));
        rules.advance(position, turns.get(0), events);
        for (int turn = 0; turn < TURNS; turn++) {
            Orders turnOrders = new Orders(seats);
            for (int seat = 0; seat < seats; seat++) {
                JsonNode line = commands.get(turn).get(seat);
                if (line.isNull()) {
                    turnOrders.fail(seat, Fault.crashed("as recorded"));
                } else {
                    rules.read(position, seat, Answer.of(line.asString()), turnOrders);
                }
            }
            turns.add(turnOrders);
            rules.advance(position, turnOrders, events);
        }
        return turns;
    }

    /** A position in the middle of the game, to be copied as a search would. */
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
    @OperationsPerInvocation(1)
    public HalitePosition copyFrom(Middle middle) {
        middle.target.copyFrom(middle.source);
        return middle.target;
    }

    @Benchmark
    @OperationsPerInvocation(1)
    public HalitePosition veil(Middle middle) {
        rules.veil(middle.source, 0, middle.target);
        return middle.target;
    }
}
