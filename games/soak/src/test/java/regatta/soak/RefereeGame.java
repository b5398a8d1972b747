package regatta.soak;

import java.util.List;
import regatta.core.Fault;
import regatta.core.RecordedSeat;
import regatta.core.Scenario;
import regatta.core.SeatAnswer;
import regatta.core.Transcript;
import regatta.soak.game.SoakGame;
import tools.jackson.databind.JsonNode;

/** A game recorded with the official referee: its scenario, and the answers of its bots. */
public record RefereeGame(JsonNode record) {

    public Scenario scenario() {
        return scenario(record);
    }

    static Scenario scenario(JsonNode record) {
        int league = Math.min(5, record.path("league").asInt(5)); // Every higher league plays like 5.
        return Scenario.parse("soak/league-" + league)
                .with("seed", record.get("seed").asString());
    }

    SoakRules open() {
        return new SoakGame().open(scenario());
    }

    List<RecordedSeat<SoakPosition>> seats() {
        return RecordedSeat.all(transcript());
    }

    /** Returns the answers. The opponent of a tutorial has no seat. */
    public Transcript transcript() {
        Transcript transcript = new Transcript(record.get("league").asInt() < 5 ? 1 : 2);
        for (int seat = 0; seat < transcript.seats(); seat++) {
            for (int turn = 0; turn < record.get("turns").size(); turn++) {
                transcript.put(
                        turn,
                        seat,
                        answer(record.get("turns").get(turn).get("out").get(seat)));
            }
        }
        return transcript;
    }

    private static SeatAnswer answer(JsonNode out) {
        return out.isString() ? SeatAnswer.missing(Fault.late("as recorded")) : SeatAnswer.of(strings(out));
    }

    static List<String> strings(JsonNode list) {
        return list.valueStream().map(JsonNode::asString).toList();
    }
}
