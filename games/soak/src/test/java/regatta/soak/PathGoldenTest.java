package regatta.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import regatta.testkit.GoldenLines;
import tools.jackson.databind.JsonNode;

/** Moves begin with the step that the official referee's search finds. */
class PathGoldenTest {

    @GoldenLines(game = "soak", prefix = "paths")
    void stepsAreThoseOfTheReferee(JsonNode golden) {
        List<String> rows = RefereeGame.strings(golden.get("rows"));
        Terrain terrain = Boards.terrain(rows);
        PathSearch paths = new PathSearch(terrain);
        for (JsonNode query : golden.get("queries")) {
            paths.clearOccupied();
            for (JsonNode occupied : query.get(2)) {
                paths.occupy(cell(terrain, occupied));
            }
            JsonNode path = query.get(3);

            int step = paths.step(
                    cell(terrain, query.get(0)),
                    query.get(1).get(0).asInt(),
                    query.get(1).get(1).asInt());

            assertThat(step).as("%s", query).isEqualTo(cell(terrain, path.get(Math.min(1, path.size() - 1))));
        }
    }

    private static int cell(Terrain terrain, JsonNode place) {
        return terrain.cell(place.get(0).asInt(), place.get(1).asInt());
    }
}
