package regatta.space.bots.settler;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.BotSettings;
import regatta.core.Budget;
import regatta.core.BuiltInSeat;
import regatta.core.Events;
import regatta.core.Match;
import regatta.core.Orders;
import regatta.core.Scenario;
import regatta.core.Seat;
import regatta.core.Standing;
import regatta.space.SpaceOrders;
import regatta.space.SpacePosition;
import regatta.space.bots.Galaxy;
import regatta.space.game.SpaceGame;
import regatta.testkit.Playthrough;

/** The play of settler, one thing at a time; it has seat 0, whose people come before the comma. */
class SettlerTest {

    private static final String SETTLER = "settler";

    @Test
    void itSettlesAllThatIsEmpty() {
        Galaxy galaxy = Galaxy.of("1 5/100 9,0; 2 3/100 0,0; 3 7/100 0,0; 9 5/100 0,1", "1-2:1 1-3:1 3-9:9");

        assertThat(galaxy.play(SETTLER))
                .anyMatch(order -> order.startsWith("1>2:"))
                .anyMatch(order -> order.startsWith("1>3:"));
    }

    @Test
    void itKeepsWhatItNeedsToHoldAPlanet() {
        Galaxy galaxy = Galaxy.of("1 5/100 40,0; 2 5/100 0,99; 9 5/100 0,1", "1-2:1 2-9:1");

        assertThat(galaxy.play(SETTLER))
                .as("one to find room there, at the most")
                .hasSizeLessThan(2);
    }

    /** People on their way do not crowd a planet, and a planet that people left grows again. */
    @Test
    void fullPlanetsGiveMoreByExchangeThanByStandingStill() {
        String planets = "1 5/100 100,0; 2 5/100 100,0; 3 5/100 100,0; 9 5/100 0,1";
        String lanes = "1-2:2 2-3:2 3-9:90";

        assertThat(peopleAfter(Galaxy.of(planets, lanes), SETTLER))
                .isGreaterThan(peopleAfter(Galaxy.of(planets, lanes), "still"));
    }

    private static long peopleAfter(Galaxy galaxy, String bot) {
        List<Seat<SpacePosition>> seats = new ArrayList<>();
        for (String each : List.of(bot, "still")) {
            seats.add(BuiltInSeat.of(
                    new SpaceGame(), Scenario.parse("space"), galaxy.rules(), galaxy.position(), seats.size(), each));
        }
        Match<SpacePosition> match = new Match<>(galaxy.rules(), galaxy.position(), seats, (after, turn) -> {});
        match.play();
        return match.position().peopleOf(0);
    }

    @Test
    void peopleThatWouldLandAfterTheEndAreNotSent() {
        Galaxy galaxy = Galaxy.of("1 5/100 90,0; 2 5/100 0,0; 3 5/100 0,0; 9 5/100 0,1", "1-2:3 1-3:4 3-9:1");
        galaxy.position().ticks = 98;
        galaxy.position().turn = 97 - 1;

        assertThat(galaxy.play(SETTLER)).noneMatch(order -> order.startsWith("1>3"));
    }

    @Test
    void itTakesAPlanetThatTheEnemyHoldsWithFewer() {
        Galaxy galaxy = Galaxy.of("1 5/100 90,0; 2 5/200 0,20; 9 5/100 0,1", "1-2:1 2-9:1");

        assertThat(galaxy.play(SETTLER).stream()
                        .mapToInt(order -> Integer.parseInt(order.substring("1>2:".length())))
                        .sum())
                .isGreaterThan(20);
    }

    @Test
    void fullPlanetsBehindFeedTheFront() {
        Galaxy galaxy = Galaxy.of("1 9/100 100,0; 2 9/100 60,0; 9 5/300 0,90", "1-2:1 2-9:7");

        assertThat(galaxy.play(SETTLER)).anyMatch(order -> order.startsWith("1>2:"));
    }

    /** Seat 0 has a few people on planet 2, which is the enemy's, and loses sight of it with its last planet nearby. */
    @Test
    void itRemembersPeopleItNoLongerSees() {
        Galaxy galaxy = Galaxy.of("1 5/100 5,0; 2 5/100 8,30; 3 5/100 0,0; 9 5/100 0,1", "1-2:1 2-3:1 3-9:9");
        SpacePosition view = galaxy.view(0);
        Settler settler = new Settler(view, 0, BotSettings.defaults());
        settler.play(new Orders(2), Budget.ofTurns(5000));
        Chart chart = new Chart(view, 0);
        chart.look(view);
        galaxy.position().people[0][0] = 0;
        galaxy.position().total[0] = 0;
        galaxy.position().owner[0] = SpacePosition.NONE;
        galaxy.position().ticks += 2;
        galaxy.rules().veil(galaxy.position(), 0, view);

        chart.look(view);

        assertThat(view.seen[1]).isFalse();
        assertThat(chart.mine(1)).isGreaterThanOrEqualTo(8);
        assertThat(chart.theirs(1)).isGreaterThan(30);
    }

    /** A forecast comes true if no one interferes. */
    @Test
    void theForecastIsExact() {
        Galaxy galaxy = Galaxy.of("1 5/100 30,0; 2 4/80 0,12; 9 5/100 0,1", "1-2:3 2-9:9");
        SpacePosition position = galaxy.position();
        SettlerParameters settings = new SettlerParameters(BotSettings.defaults());
        Chart chart = new Chart(galaxy.view(0), 0);
        chart.look(galaxy.view(0));
        Forecast forecast = new Forecast(chart, 0, settings);
        double expected = forecast.worthWith(1, 25, 3);

        Orders orders = new Orders(2);
        orders.add(0, SpaceOrders.SEND, 1, 2, 25);
        double sum = 0;
        for (int tick = 0; tick < settings.horizon; tick++) {
            galaxy.rules().advance(position, orders, new Events());
            orders.clear();
            sum += position.people[0][1] - position.people[1][1];
        }

        double lead = position.people[0][1] - position.people[1][1];
        assertThat(expected).isEqualTo(lead + settings.mean * sum / settings.horizon);
    }

    @ParameterizedTest
    @ValueSource(strings = {"classic", "fair"})
    void itBeatsTheFrontierFromBothSides(String rules) {
        int won = 0;
        for (int match = 0; match < 40; match++) {
            int seat = match % 2;
            List<Standing> standings =
                    play(Scenario.parse("space/" + rules + " symmetric=true seed=" + (600 + match / 2)), seat);
            won += standings.get(seat).rank() < standings.get(1 - seat).rank() ? 1 : 0;
        }
        assertThat(won).isGreaterThanOrEqualTo(38);
    }

    private static List<Standing> play(Scenario scenario, int seat) {
        String[] bots = {"frontier", "frontier"};
        bots[seat] = SETTLER;
        return Playthrough.of(new SpaceGame(), scenario, bots).standings();
    }
}
