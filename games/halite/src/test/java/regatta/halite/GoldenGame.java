package regatta.halite;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import regatta.core.Fault;
import regatta.core.RecordedSeat;
import regatta.core.Scenario;
import regatta.core.SeatAnswer;
import regatta.core.Transcript;
import regatta.testkit.Golden;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A game recorded with the original engine: its scenario, and its bots' answers. */
public final class GoldenGame {

    final JsonNode record;

    public GoldenGame(Path file) {
        record = Golden.json(file);
    }

    public Scenario scenario() {
        JsonNode config = record.get("config");
        Scenario scenario = Scenario.parse("halite/final")
                .with("seats", String.valueOf(record.get("names").size()))
                .with("seed", config.get("seed").asString())
                .with("map", config.get("map_type").asString());
        for (String side : List.of("width", "height")) {
            if (config.has(side)) {
                scenario = scenario.with(side, config.get(side).asString());
            }
        }
        if (config.has("snapshot")) {
            scenario = scenario.with("snapshot", config.get("snapshot").asString());
        }
        if (config.has("constants")) {
            scenario = scenario.with("constants", constants((ObjectNode) config.get("constants")));
        }
        return withArguments(scenario, config);
    }

    private static String constants(ObjectNode changes) {
        ObjectNode constants =
                (ObjectNode) Golden.parse(Constants.defaultValue().toString());
        for (Map.Entry<String, JsonNode> change : changes.properties()) {
            constants.set(change.getKey(), change.getValue());
        }
        return constants.toString();
    }

    private static Scenario withArguments(Scenario plain, JsonNode config) {
        Scenario scenario = plain;
        JsonNode arguments = config.path("args");
        for (int i = 0; i < arguments.size(); i++) {
            switch (arguments.get(i).asString()) {
                case "--turn-limit" ->
                    scenario = scenario.with("turns", arguments.get(++i).asString());
                case "-n", "--players" ->
                    scenario = scenario.with("map-seats", arguments.get(++i).asString());
                case "--strict" -> scenario = scenario.with("strict", "true");
                default ->
                    throw new IllegalStateException(
                            "unknown argument " + arguments.get(i).asString());
            }
        }
        return scenario;
    }

    boolean strict() {
        return scenario().on("strict");
    }

    List<RecordedSeat<HalitePosition>> seats() {
        return RecordedSeat.all(transcript());
    }

    /** Returns the answers of the bots. */
    public Transcript transcript() {
        Transcript transcript = new Transcript(record.get("names").size());
        for (int seat = 0; seat < transcript.seats(); seat++) {
            Fault silence = silence(seat);
            transcript.put(0, seat, answer(record.get("names").get(seat), silence));
            JsonNode commands = record.get("commands");
            for (int turn = 0; turn < commands.size(); turn++) {
                transcript.put(turn + 1, seat, answer(commands.get(turn).get(seat), silence));
            }
        }
        return transcript;
    }

    /** Returns why a seat gave no answer: only its log distinguishes a late bot from one that exited. */
    private Fault silence(int seat) {
        String log = record.path("error_logs").path(String.valueOf(seat)).asString("");
        return log.contains("timed out") ? Fault.late("as recorded") : Fault.crashed("as recorded");
    }

    private static SeatAnswer answer(JsonNode line, Fault silence) {
        return line.isNull() ? SeatAnswer.missing(silence) : SeatAnswer.of(List.of(line.asString()));
    }
}
