package regatta.space;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import regatta.core.Orders;
import regatta.core.Scenario;
import regatta.core.SeatAnswer;
import regatta.core.Transcript;
import regatta.testkit.Golden;
import tools.jackson.databind.JsonNode;

/** A game recorded with the original engine. */
public final class GoldenGame {

    final JsonNode record;

    public GoldenGame(Path file) {
        record = Golden.json(file);
    }

    Board board() {
        return DotReader.read(record.get("dot").asString());
    }

    public Scenario scenario() {
        return Scenario.parse("space/classic").with("board", record.get("dot").asString());
    }

    /** Returns what the bots would have answered. */
    public Transcript transcript() {
        Transcript transcript = new Transcript(SpacePosition.SEATS);
        for (JsonNode tick : record.get("ticks")) {
            StringBuilder line = new StringBuilder();
            for (JsonNode move : tick.path("moves")) {
                line.append(move.get(0))
                        .append(' ')
                        .append(move.get(1))
                        .append(' ')
                        .append(move.get(2))
                        .append(';');
            }
            int turn = transcript.turns();
            for (int seat = 0; seat < transcript.seats(); seat++) {
                transcript.put(turn, seat, SeatAnswer.of(List.of(line.toString())));
            }
        }
        return transcript;
    }

    SpaceRules rules() {
        return new SpaceRules(board(), new ClassicRuleSet(false));
    }

    /** Returns what was ordered in each tick that had a mover. */
    List<Orders> orders() {
        List<Orders> turns = new ArrayList<>();
        for (JsonNode tick : record.get("ticks")) {
            int mover = tick.get("mover").asInt();
            Orders orders = new Orders(SpacePosition.SEATS);
            for (JsonNode move : tick.path("moves")) {
                orders.add(
                        mover - 1,
                        SpaceOrders.SEND,
                        move.get(0).asInt(),
                        move.get(1).asInt(),
                        move.get(2).asLong());
            }
            turns.add(orders);
        }
        return turns;
    }
}
