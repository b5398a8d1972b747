package regatta.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import regatta.core.TextOut;
import regatta.soak.game.SoakGame;
import regatta.testkit.GoldenLines;
import tools.jackson.databind.JsonNode;

/** Maps, teams and first messages are those of the official referee for the same seed. */
class SoakMapGoldenTest {

    @GoldenLines(game = "soak", prefix = "maps")
    void mapsAreThoseOfTheReferee(JsonNode golden) {
        SoakRules rules = new SoakGame().open(RefereeGame.scenario(golden));
        SoakPosition position = rules.start();

        assertThat(rows(position.terrain())).isEqualTo(RefereeGame.strings(golden.get("rows")));
        assertThat(agents(position))
                .isEqualTo(golden.get("agents")
                        .valueStream()
                        .map(SoakMapGoldenTest::agent)
                        .toList());
        for (int seat = 0; seat < position.seats(); seat++) {
            TextOut out = new TextOut();
            rules.observe(position, seat, out);
            assertThat(out.toString())
                    .isEqualTo(String.join("\n", RefereeGame.strings(golden.get("firstInput" + seat))) + "\n");
        }
    }

    private static List<String> rows(Terrain terrain) {
        List<String> rows = new ArrayList<>();
        for (int y = 0; y < terrain.height; y++) {
            StringBuilder row = new StringBuilder();
            for (int x = 0; x < terrain.width; x++) {
                row.append(terrain.type(terrain.cell(x, y)));
            }
            rows.add(row.toString());
        }
        return rows;
    }

    private static List<String> agents(SoakPosition position) {
        Roster roster = position.roster();
        Terrain terrain = position.terrain();
        List<String> agents = new ArrayList<>();
        for (int agent : roster.list) {
            int cell = position.cell[agent];
            agents.add(List.of(
                            agent,
                            roster.player(agent),
                            roster.agentClass[agent].title,
                            terrain.x[cell],
                            terrain.y[cell],
                            roster.shootCooldown[agent],
                            roster.range[agent],
                            roster.power[agent],
                            position.bombs[agent],
                            position.wetness[agent])
                    .toString());
        }
        return agents;
    }

    private static String agent(JsonNode golden) {
        return Stream.of(
                        "id",
                        "player",
                        "class",
                        "x",
                        "y",
                        "shootCooldown",
                        "optimalRange",
                        "soakingPower",
                        "splashBombs",
                        "wetness")
                .map(key -> golden.get(key).asString().toLowerCase(Locale.ROOT))
                .toList()
                .toString();
    }
}
