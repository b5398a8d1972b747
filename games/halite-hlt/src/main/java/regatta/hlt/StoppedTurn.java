package regatta.hlt;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The turn at which strict mode stopped a match. Its replay contains the effects of the orders of that turn, but not
 * the orders; these are orders with the same effects.
 */
final class StoppedTurn {

    private final JsonNode replay;
    private final int turn;
    private final JsonNode before;
    private final JsonNode frame;
    private final JsonNode after;
    private final int width;
    private final int height;

    private StoppedTurn(JsonNode replay, int turn) {
        this.replay = replay;
        this.turn = turn;
        JsonNode frames = replay.path("full_frames");
        before = frames.path(turn - 1);
        frame = frames.path(turn);
        after = frames.path(turn + 1);
        width = Math.max(1, replay.path("production_map").path("width").asInt(1));
        height = Math.max(1, replay.path("production_map").path("height").asInt(1));
    }

    /** Returns the last turn of a replay if strict mode stopped the match there, or null. */
    static @Nullable StoppedTurn of(JsonNode replay) {
        JsonNode constants = replay.path("GAME_CONSTANTS");
        int turn = replay.path("full_frames").size() - 2;
        long turns = replay.path("game_statistics").path("number_turns").asLong(0);
        boolean stopped = constants.path("STRICT_ERRORS").asBoolean(false)
                && turn >= 1
                && turns == constants.path("MAX_TURNS").asLong(-1) + 1
                && replay.path("full_frames").path(turn).path("moves").isEmpty();
        return stopped ? new StoppedTurn(replay, turn) : null;
    }

    /**
     * Returns orders of a player with the effects that the replay shows, or null if the player was eliminated in this
     * turn.
     */
    @Nullable
    String orders(int seat) {
        JsonNode ships = frame.path("entities").path(String.valueOf(seat));
        List<String> orders = new ArrayList<>();
        for (JsonNode event : frame.path("events")) {
            boolean own = event.path("owner_id").asInt(-1) == seat;
            switch (event.path("type").asString("")) {
                case "construct" -> orders.addAll(own ? List.of("c " + event.path("id")) : List.of());
                case "spawn" -> orders.addAll(own ? List.of("g") : List.of());
                case "shipwreck" -> addWrecked(event, ships, orders);
                default -> {
                    // Not the effect of an order.
                }
            }
        }
        for (String id : ships.propertyNames()) {
            JsonNode end = after.path("entities").path(String.valueOf(seat)).path(id);
            if (!end.isMissingNode()) {
                addMove(id, ships.get(id), end, orders);
            } else if (!inEvents(id)) {
                return null;
            }
        }
        if (ships.isEmpty() && orders.isEmpty() && bank(before, seat) > 0 && bank(frame, seat) == 0) {
            return null;
        }
        addUnpayableMove(ships, orders);
        return String.join(" ", orders);
    }

    private static long bank(JsonNode frame, int seat) {
        return frame.path("energy").path(String.valueOf(seat)).asLong(0);
    }

    private void addWrecked(JsonNode wreck, JsonNode ships, List<String> orders) {
        for (JsonNode id : wreck.path("ships")) {
            JsonNode ship = ships.path(id.toString());
            if (!ship.isMissingNode()) {
                addMove(id.toString(), ship, wreck.path("location"), orders);
            }
        }
    }

    private void addMove(String id, JsonNode from, JsonNode to, List<String> orders) {
        int east = Math.floorMod(to.path("x").asInt(0) - from.path("x").asInt(0), width);
        int south = Math.floorMod(to.path("y").asInt(0) - from.path("y").asInt(0), height);
        if (east != 0) {
            orders.add("m " + id + (east == 1 ? " e" : " w"));
        } else if (south != 0) {
            orders.add("m " + id + (south == 1 ? " s" : " n"));
        }
    }

    private boolean inEvents(String id) {
        for (JsonNode event : frame.path("events")) {
            boolean built = event.path("type").asString("").equals("construct")
                    && event.path("id").toString().equals(id);
            if (built
                    || event.path("ships")
                            .valueStream()
                            .anyMatch(ship -> ship.toString().equals(id))) {
                return true;
            }
        }
        return false;
    }

    /**
     * The match stopped at a collision of own ships, which is among the events, or because a ship could not pay for a
     * move.
     */
    private void addUnpayableMove(JsonNode ships, List<String> orders) {
        for (String id : ships.propertyNames()) {
            boolean free = orders.stream().noneMatch(order -> order.matches("[mc] " + id + "( .)?"));
            if (free && cost(ships.get(id)) > ships.get(id).path("energy").asLong(0)) {
                orders.add("m " + id + " n");
            }
        }
    }

    private long cost(JsonNode ship) {
        String ratio = ship.path("is_inspired").asBoolean(false) ? "INSPIRED_MOVE_COST_RATIO" : "MOVE_COST_RATIO";
        long halite = halite(ship.path("x").asInt(0), ship.path("y").asInt(0));
        return halite / Math.max(1, replay.path("GAME_CONSTANTS").path(ratio).asLong(1));
    }

    /** Returns the halite of a cell when the turn began. */
    private long halite(int x, int y) {
        JsonNode map = replay.path("production_map").path("grid");
        long halite = map.path(y).path(x).path("energy").asLong(0);
        for (JsonNode player : replay.path("players")) {
            JsonNode yard = player.path("factory_location");
            halite = isAt(yard, x, y) ? 0 : halite;
        }
        for (int earlier = 0; earlier < turn; earlier++) {
            for (JsonNode cell : replay.path("full_frames").path(earlier).path("cells")) {
                halite = isAt(cell, x, y) ? cell.path("production").asLong(0) : halite;
            }
        }
        return halite;
    }

    private static boolean isAt(JsonNode place, int x, int y) {
        return place.path("x").asInt(-1) == x && place.path("y").asInt(-1) == y;
    }
}
