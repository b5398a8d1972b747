package regatta.soak;

import java.util.ArrayList;
import java.util.List;
import regatta.core.Fault;
import regatta.core.RecordedSeat;
import regatta.core.RecordedSeat.Said;
import regatta.core.Scenario;
import tools.jackson.databind.JsonNode;

/** A game recorded with the official referee: its scenario, and what its bots said. */
record GoldenGame(JsonNode record) {

    static Scenario scenario(JsonNode record) {
        int league = Math.min(5, record.path("league").asInt(5)); // Every higher league plays like 5.
        return Scenario.parse("soak/league-" + league)
                .with("seed", record.get("seed").asString());
    }

    SoakRules open() {
        return new SoakGame().open(scenario(record));
    }

    List<RecordedSeat<SoakPosition>> seats(int count) {
        List<RecordedSeat<SoakPosition>> seats = new ArrayList<>();
        for (int seat = 0; seat < count; seat++) {
            List<Said> said = new ArrayList<>();
            for (JsonNode turn : record.get("turns")) {
                said.add(said(turn.get("out").get(seat)));
            }
            seats.add(new RecordedSeat<>(said));
        }
        return seats;
    }

    private static Said said(JsonNode out) {
        return out.isString() ? Said.nothing(Fault.late("as recorded")) : Said.lines(strings(out));
    }

    static List<String> strings(JsonNode list) {
        return list.valueStream().map(JsonNode::asString).toList();
    }
}
