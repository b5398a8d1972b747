package regatta.soak;

import java.util.ArrayList;
import java.util.List;
import regatta.core.Fault;
import regatta.core.RecordedSeat;
import regatta.core.RecordedSeat.Said;
import regatta.core.Scenario;
import regatta.soak.game.SoakGame;
import tools.jackson.databind.JsonNode;

/** A game recorded with the official referee: its scenario, and what its bots said. */
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
        List<RecordedSeat<SoakPosition>> seats = new ArrayList<>();
        said().forEach(turns -> seats.add(new RecordedSeat<>(turns)));
        return seats;
    }

    /** Returns what was said, by seat and turn. Nobody ever asks the opponent of a tutorial, so it has no seat. */
    public List<List<Said>> said() {
        List<List<Said>> said = new ArrayList<>();
        for (int seat = 0; seat < (record.get("league").asInt() < 5 ? 1 : 2); seat++) {
            List<Said> turns = new ArrayList<>();
            for (JsonNode turn : record.get("turns")) {
                turns.add(said(turn.get("out").get(seat)));
            }
            said.add(turns);
        }
        return said;
    }

    private static Said said(JsonNode out) {
        return out.isString() ? Said.nothing(Fault.late("as recorded")) : Said.lines(strings(out));
    }

    static List<String> strings(JsonNode list) {
        return list.valueStream().map(JsonNode::asString).toList();
    }
}
