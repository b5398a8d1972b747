package regatta.space;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import regatta.core.Orders;
import regatta.testkit.Golden;
import tools.jackson.databind.JsonNode;

/** A game recorded with the original engine. */
final class GoldenGame {

    final JsonNode record;

    GoldenGame(Path file) {
        record = Golden.json(file);
    }

    Board board() {
        return DotReader.read(record.get("dot").asString());
    }

    SpaceRules rules() {
        return new SpaceRules(board(), false);
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
