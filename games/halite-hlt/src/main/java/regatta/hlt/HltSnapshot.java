package regatta.hlt;

import java.util.List;
import regatta.core.BadInput;
import tools.jackson.databind.JsonNode;

/** Rebuilds the snapshot at which a match began from the first frame of its replay. */
record HltSnapshot(String name, JsonNode replay, JsonNode frame) {

    private static final int MAX_SIDE = 256;
    private static final int MAX_PLAYERS = 16;

    HltSnapshot(String name, JsonNode replay) {
        this(name, replay, replay.path("full_frames").path(0));
    }

    String text() {
        JsonNode map = replay.get("production_map");
        int width = side(map, "width");
        int height = side(map, "height");
        StringBuilder text = new StringBuilder(need(replay, "ENGINE_VERSION").asString(""));
        text.append(";fractal,").append(width).append(',').append(height).append(',');
        text.append(need(replay, "number_of_players")).append(',');
        text.append(need(replay, "map_generator_seed")).append(';');
        for (int amount : cells(width, height)) {
            text.append(amount).append(',');
        }
        text.append(';');
        int seat = 0;
        for (JsonNode player : replay.get("players")) {
            appendPlayer(player, seat++, text);
        }
        for (; seat < Math.min(MAX_PLAYERS, need(replay, "number_of_players").asInt(0)); seat++) {
            text.append(seat)
                    .append(";0;0-0,;;"); // A player of the snapshot without a bot: a replay does not contain it.
        }
        return text.toString();
    }

    private int side(JsonNode map, String key) {
        int side = need(map, key).asInt(-1);
        if (side < 1 || side > MAX_SIDE) {
            throw new BadInput(name + ": the " + key + " of the map is " + need(map, key) + ".");
        }
        return side;
    }

    private int[] cells(int width, int height) {
        int[] cells = new int[width * height];
        for (JsonNode cell : need(frame, "cells")) {
            int x = need(cell, "x").asInt(-1);
            int y = need(cell, "y").asInt(-1);
            if (x < 0 || x >= width || y < 0 || y >= height) {
                throw new BadInput(name + ", turn 0: the cell " + x + "," + y + " is not on the map.");
            }
            cells[y * width + x] = need(cell, "production").asInt(0);
        }
        return cells;
    }

    private void appendPlayer(JsonNode player, int seat, StringBuilder text) {
        text.append(seat).append(';');
        text.append(need(need(frame, "energy"), String.valueOf(seat))).append(';');
        appendPlace(need(player, "factory_location"), text).append(',');
        appendEvents("construct", seat, text);
        text.append(';');
        appendEvents("spawn", seat, text);
        text.append(';');
    }

    private void appendEvents(String type, int seat, StringBuilder text) {
        for (JsonNode event : need(frame, "events")) {
            boolean own = event.path("owner_id").asInt(-1) == seat;
            if (own && event.path("type").asString("").equals(type)) {
                text.append(need(event, "id")).append('-');
                appendPlace(need(event, "location"), text);
                text.append(type.equals("spawn") ? "-" + need(event, "energy") : "")
                        .append(',');
            }
        }
    }

    private StringBuilder appendPlace(JsonNode place, StringBuilder text) {
        for (String axis : List.of("x", "y")) {
            text.append(axis.equals("y") ? "-" : "").append(need(place, axis));
        }
        return text;
    }

    private JsonNode need(JsonNode node, String key) {
        return HltReader.need(name, node, key);
    }
}
