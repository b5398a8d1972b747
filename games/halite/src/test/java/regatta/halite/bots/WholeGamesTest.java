package regatta.halite.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import regatta.core.BuiltInSeat;
import regatta.core.Events;
import regatta.core.Match;
import regatta.core.Rng;
import regatta.core.Rules;
import regatta.core.Scenario;
import regatta.core.Seat;
import regatta.core.Turn;
import regatta.halite.HaliteEvents;
import regatta.halite.HalitePosition;
import regatta.halite.game.HaliteGame;
import regatta.testkit.SeedSource;

/** Whole games of the bots whose ships never collide. */
class WholeGamesTest {

    private static final int LAST_TURNS = 60;

    @ParameterizedTest
    @SeedSource(10)
    void aFleetCollidesWithItselfOnlyAtHomeAtTheEnd(long seed) {
        Rng rng = new Rng(seed);
        String tested = rng.oneIn(2) ? "hungarian" : "admiral";
        int seats = rng.oneIn(2) ? 2 : 4;
        int size = rng.oneIn(2) ? 32 : 40;
        HaliteGame game = new HaliteGame();
        Scenario scenario = Scenario.parse("halite size=" + size + " seats=" + seats + " seed=" + rng.below(1 << 30));
        Rules<HalitePosition> rules = game.open(scenario);
        HalitePosition position = rules.start();
        List<Seat<HalitePosition>> chairs = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            String bot = seat == 1 ? "greedy" : tested;
            chairs.add(BuiltInSeat.of(game, scenario, rules, position, seat, bot));
        }
        List<String> offences = new ArrayList<>();

        new Match<>(rules, position, chairs, new Watcher(offences)).play();

        assertThat(offences).isEmpty();
        assertThat(position.delivered[0]).isGreaterThan(10_000);
    }

    /** Records faults, ships that could not pay, and collisions of own ships. */
    private record Watcher(List<String> offences) implements Match.Watcher<HalitePosition> {

        @Override
        public void turnEnds(HalitePosition position, Turn turn) {
            Events events = turn.events();
            for (int i = 0; i < events.count(); i++) {
                int kind = events.kind(i);
                boolean mine = (kind == HaliteEvents.SELF_COLLISION || kind == HaliteEvents.STRANDED)
                        && events.value(i, 0) != 1;
                boolean allowed = kind == HaliteEvents.SELF_COLLISION
                        && position.owner[events.value(i, 1)] == events.value(i, 0)
                        && position.turn > position.turnLimit() - LAST_TURNS;
                if (mine && !allowed) {
                    offences.add("turn " + position.turn + ": event " + kind + " of seat " + events.value(i, 0));
                }
            }
            for (int seat = 0; seat < position.seats(); seat++) {
                if (turn.orders().fault(seat) != null) {
                    offences.add("turn " + position.turn + ": " + turn.orders().fault(seat));
                }
            }
        }
    }
}
