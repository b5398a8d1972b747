package regatta.hlt;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import regatta.core.BadInput;
import regatta.core.Fault;
import regatta.core.Scenario;
import regatta.core.SeatAnswer;
import regatta.core.Transcript;
import regatta.halite.HaliteReplay;
import regatta.halite.HaliteRules;
import regatta.halite.game.HaliteGame;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * Reads a match from a replay: its scenario and its bots' answers. The match is then played and compared with the
 * frames of the file, so that the result is what happened.
 */
public final class HltReader {

    private static final int FILE_VERSION = 3;

    /** The maximum number of orders; a game of 500 turns with 16 players has about six million. */
    private static final int MAX_VALUES = 16_000_000;

    /** Each of the five default sizes is that of one random seed in five. */
    private static final int MAX_SEEDS_TRIED = 100;

    private static final ObjectMapper JSON = new ObjectMapper(JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(32)
                    .maxTokenCount(MAX_VALUES)
                    .maxStringLength(1 << 20)
                    .maxNumberLength(64)
                    .build())
            .build());

    private final String name;
    private final JsonNode replay;

    private HltReader(String name, JsonNode replay) {
        this.name = name;
        this.replay = replay;
    }

    /**
     * Reads a replay.
     *
     * @param content the content of the file, compressed or not
     * @param name the name of the file in messages
     * @throws BadInput if it is not a replay, or shows a match that cannot have happened
     */
    public static HltMatch read(byte[] content, String name) {
        HltReader reader = new HltReader(name, parse(HltFile.unpack(content, name), name));
        try {
            HltMatch match = reader.match();
            new HltVerifier(name, reader.replay, match).verify();
            return match;
        } catch (JacksonException e) {
            throw new BadInput(name + ": a value is not of the kind it must be: " + e.getOriginalMessage() + ".");
        }
    }

    private static JsonNode parse(byte[] json, String name) {
        try {
            return JSON.readTree(json);
        } catch (JacksonException e) {
            TokenStreamLocation at = e.getLocation();
            String place = at == null ? "" : ", line " + at.getLineNr() + ", column " + at.getColumnNr();
            throw new BadInput(name + place + ": not JSON: " + e.getOriginalMessage() + ".");
        }
    }

    private HltMatch match() {
        int version = need(replay, "REPLAY_FILE_VERSION").asInt(-1);
        if (version != FILE_VERSION) {
            throw new BadInput(
                    name + ": this is a replay of version " + version + "; version 3, of Halite III, is read.");
        }
        JsonNode players = need(replay, "players");
        List<String> names = new ArrayList<>();
        for (JsonNode player : players) {
            names.add(need(player, "name").asString(""));
        }
        return new HltMatch(scenario(names.size()), names, transcript(names));
    }

    private Scenario scenario(int seats) {
        JsonNode map = need(replay, "production_map");
        Scenario scenario = Scenario.parse("halite/final")
                .with("seats", String.valueOf(seats))
                .with("seed", need(replay, "map_generator_seed").asString("?"))
                .with("width", need(map, "width").asString("?"))
                .with("height", need(map, "height").asString("?"));
        JsonNode constants = need(replay, "GAME_CONSTANTS");
        if (constants.path("RULES").asString("").equals("draft")) {
            return draft(scenario, constants);
        }
        scenario = scenario.with("map-seats", need(replay, "number_of_players").asString("?"));
        if (!need(need(replay, "full_frames").path(0), "cells").isEmpty()) {
            scenario = scenario.with("snapshot", new HltSnapshot(name, replay).text())
                    .with("seed", String.valueOf(seedOfSize(constants)));
        }
        return withMapAndLength(scenario.with("constants", constants.toString()), constants);
    }

    /**
     * A snapshot has its own random seed; the default size follows from the one on the command line, which the replay
     * does not contain.
     */
    private static int seedOfSize(JsonNode constants) {
        int size = constants.path("DEFAULT_MAP_WIDTH").asInt(0);
        int seed = 0;
        while (seed < MAX_SEEDS_TRIED && HaliteRules.defaultSize(seed) != size) {
            seed++;
        }
        return seed;
    }

    private static Scenario draft(Scenario scenario, JsonNode constants) {
        boolean july = constants.path("INITIAL_ENERGY").asInt(0) == 1000;
        return new Scenario("halite", "draft", scenario.options())
                .with("turns", constants.path("MAX_TURNS").asString("?"))
                .with("ships", constants.path("STARTING_SHIPS").asString("?"))
                .with("prices", july ? "july18" : "512");
    }

    /** Finds the map type and the turn limit, which a replay does not contain, by trying. */
    private Scenario withMapAndLength(Scenario plain, JsonNode constants) {
        String turns = need(constants, "MAX_TURNS").asString("?");
        String defaultValue = plain.option("constants", "").replace("\"MAX_TURNS\":" + turns, "\"MAX_TURNS\":500");
        for (String map : List.of("fractal", "blur_tile", "basic")) {
            for (Scenario scenario : List.of(
                    plain.with("map", map).with("constants", defaultValue),
                    plain.with("map", map).with("turns", turns))) {
                if (fits(scenario)) {
                    return scenario;
                }
            }
        }
        throw new BadInput(name + ": the map and the constants in this file are not ones that its seed, "
                + need(replay, "map_generator_seed") + ", can give.");
    }

    private boolean fits(Scenario scenario) {
        try {
            return HltVerifier.sameOpening(new HaliteGame().open(scenario), replay);
        } catch (BadInput e) {
            return false;
        }
    }

    private Transcript transcript(List<String> names) {
        Transcript transcript = new Transcript(names.size());
        JsonNode frames = need(replay, "full_frames");
        StoppedTurn stopped = StoppedTurn.of(replay);
        for (int seat = 0; seat < names.size(); seat++) {
            boolean failed = names.get(seat).equals(HaliteReplay.FAILED_NAME);
            transcript.put(0, seat, failed ? missing() : SeatAnswer.of(List.of(names.get(seat))));
            for (int turn = 1; turn < frames.size() - 1; turn++) {
                JsonNode moves = need(frames.path(turn), "moves").get(String.valueOf(seat));
                transcript.put(turn, seat, moves == null ? missing() : SeatAnswer.of(List.of(line(moves, turn))));
            }
            String orders = stopped == null ? null : stopped.orders(seat);
            if (orders != null) {
                transcript.put(frames.size() - 2, seat, SeatAnswer.of(List.of(orders)));
            }
        }
        return transcript;
    }

    private static SeatAnswer missing() {
        return SeatAnswer.missing(Fault.crashed("The replay has no orders of this seat in this turn, and no reason."));
    }

    private String line(JsonNode moves, int turn) {
        StringBuilder line = new StringBuilder();
        for (JsonNode move : moves) {
            String type = move.path("type").asString("?");
            line.append(line.isEmpty() ? "" : " ").append(type);
            Iterator<String> keys = switch (type) {
                case "m" -> List.of("id", "direction").iterator();
                case "c" -> List.of("id").iterator();
                case "d" -> List.of("id", "energy").iterator();
                case "g" -> List.of("energy").iterator();
                default -> throw new BadInput(name + ", turn " + turn + ": unknown move type '" + type + "'.");
            };
            while (keys.hasNext()) {
                JsonNode value = move.get(keys.next());
                line.append(value == null ? "" : " " + value.asString("?"));
            }
        }
        return line.toString();
    }

    private JsonNode need(JsonNode node, String key) {
        return need(name, node, key);
    }

    static JsonNode need(String name, JsonNode node, String key) {
        JsonNode value = node.get(key);
        if (value == null) {
            throw new BadInput(name + ": the key \"" + key + "\" is missing: not a replay, or a damaged one.");
        }
        return value;
    }
}
