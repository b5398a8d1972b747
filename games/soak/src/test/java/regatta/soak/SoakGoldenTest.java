package regatta.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import regatta.core.Events;
import regatta.core.Match;
import regatta.core.Standing;
import regatta.core.TextOut;
import regatta.core.Turn;
import regatta.testkit.GoldenLines;
import tools.jackson.databind.JsonNode;

/** Every game recorded with the official referee is played again, and all of its state is compared in every turn. */
class SoakGoldenTest {

    @GoldenLines(game = "soak", prefix = "games")
    void gamesReplayAsTheRefereePlayedThem(JsonNode record) {
        RefereeGame golden = new RefereeGame(record);
        SoakRules rules = golden.open();
        SoakPosition position = rules.start();
        Comparison comparison = new Comparison(rules, record);

        List<Standing> standings = new Match<>(rules, position, golden.seats(), comparison).play();

        JsonNode end = record.get("end");
        assertThat(position.turn).isEqualTo(end.get("turns").asInt());
        for (int player = 0; player < 2; player++) {
            assertThat(position.score(player))
                    .as("score of player %d", player)
                    .isEqualTo(end.get("scores").get(player).asInt());
            assertThat(position.active(player))
                    .isEqualTo(end.get("active").get(player).asBoolean());
        }
        assertThat(Integer.compare(position.score(0), position.score(1)))
                .isEqualTo(List.of(0, 1, -1).get(end.get("winner").asInt() + 1));
        assertThat(standings).hasSize(position.seats());
    }

    /** Compares the messages before each turn, and the position after it. */
    private static final class Comparison implements Match.Watcher<SoakPosition> {

        private final SoakRules rules;
        private final JsonNode turns;
        private boolean curtain;

        Comparison(SoakRules rules, JsonNode record) {
            this.rules = rules;
            this.turns = record.get("turns");
        }

        @Override
        public void turnBegins(SoakPosition position) {
            curtain = position.curtain;
            JsonNode turn = turns.get(position.turn);
            for (int seat = 0; seat < position.seats(); seat++) {
                JsonNode in = turn.get("in").get(seat);
                assertThat(rules.awaitedLines(position, seat) > 0)
                        .as("turn %d asks seat %d", position.turn, seat)
                        .isEqualTo(!in.isNull());
                if (!in.isNull()) {
                    TextOut out = new TextOut();
                    rules.observe(position, seat, out);
                    assertThat(out.toString())
                            .as("input of turn %d to seat %d", position.turn, seat)
                            .isEqualTo(String.join("\n", RefereeGame.strings(in)) + "\n");
                }
            }
        }

        @Override
        public void turnEnds(SoakPosition position, Turn played) {
            JsonNode turn = turns.get(position.turn - 1);
            assertThat(agents(position, played.events()))
                    .as("agents after turn %d", position.turn)
                    .isEqualTo(turn.get("agents")
                            .valueStream()
                            .map(JsonNode::toString)
                            .toList());
            assertThat(Arrays.toString(position.points))
                    .as("points after turn %d", position.turn)
                    .isEqualTo(turn.get("points").toString().replace(",", ", "));
            assertThat(curtain ? ".".repeat(zone(position).length()) : zone(position))
                    .as("territory after turn %d", position.turn)
                    .isEqualTo(turn.get("zone").asString());
            for (int player = 0; player < 2; player++) {
                assertThat(position.active(player))
                        .as("player %d is active after turn %d", player, position.turn)
                        .isEqualTo(turn.path("active").path(player).asBoolean(true));
            }
        }

        private static List<String> agents(SoakPosition position, Events events) {
            int[] shots = new int[Roster.LIMIT + 1];
            Arrays.fill(shots, -1);
            for (int event = 0; event < events.count(); event++) {
                if (events.kind(event) == SoakEvents.SHOT) {
                    shots[events.value(event, 0)] = events.value(event, 1);
                }
            }
            Terrain terrain = position.terrain();
            List<String> agents = new ArrayList<>();
            for (int agent : position.roster().list) {
                if ((position.alive >>> agent & 1) == 1) {
                    int cell = position.cell[agent];
                    int[] fields = {
                        agent,
                        terrain.x[cell],
                        terrain.y[cell],
                        position.cooldown[agent],
                        position.bombs[agent],
                        position.wetness[agent],
                        position.hunkered >>> agent & 1,
                        position.dying >>> agent & 1,
                        shots[agent]
                    };
                    agents.add(Arrays.toString(fields).replace(" ", ""));
                }
            }
            return agents;
        }

        private static String zone(SoakPosition position) {
            byte[] owners = new byte[position.terrain().cells];
            position.territory(owners);
            StringBuilder zone = new StringBuilder();
            for (byte owner : owners) {
                zone.append(owner == SoakPosition.NOBODY ? '.' : (char) ('0' + owner));
            }
            return zone.toString();
        }
    }
}
