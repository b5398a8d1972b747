package regatta.spacejars;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regatta.core.Events;
import regatta.core.Orders;
import regatta.core.Scenario;
import regatta.space.SpaceOrders;
import regatta.space.SpacePosition;
import regatta.space.SpaceRules;
import regatta.space.game.SpaceGame;
import spaceexplorers.publicapi.IEdge;
import spaceexplorers.publicapi.IPlanet;
import spaceexplorers.publicapi.IShuttle;
import spaceexplorers.publicapi.IVisiblePlanet;
import spaceexplorers.publicapi.Owner;

/** What a strategy sees. */
class StrategyViewTest {

    /** The orders of lists on this board, with ids that share buckets, are recorded from the original. */
    private static final String BOARD = """
            graph g {
              3 [ base = 1, habit = 5, size = 90, x = 1, y = 1 ]
              19 [ habit = 5, size = 90, x = 3, y = 1 ]
              35 [ habit = 6, size = 70, x = 5, y = 1 ]
              7 [ habit = 6, size = 70, x = 7, y = 1 ]
              23 [ base = 2, habit = 4, size = 120, x = 9, y = 1 ]
              51 [ habit = 4, size = 40, x = 5, y = 5 ]
              3 -- 19 [ weight = 1 ]
              19 -- 35 [ weight = 2 ]
              35 -- 7 [ weight = 1 ]
              7 -- 23 [ weight = 2 ]
              3 -- 35 [ weight = 3 ]
              51 -- 3 [ weight = 2 ]
              51 -- 23 [ weight = 2 ]
              51 -- 19 [ weight = 1 ]
            }
            """;

    private final SpaceRules rules =
            new SpaceGame().open(Scenario.parse("space").with("board", BOARD));
    private final SpacePosition position = rules.start();

    private List<IPlanet> look(int seat) {
        SpacePosition view = position.copy();
        rules.veil(position, seat, view);
        return new StrategyBot(view, seat, StrategyBotTest.strategy((p, o, q) -> {}), thrown -> {}).look();
    }

    private IPlanet planet(int seat, int id) {
        return look(seat).stream()
                .filter(planet -> planet.getId() == id)
                .findFirst()
                .orElseThrow();
    }

    private void send(int from, int to, int people) {
        Orders orders = new Orders(2);
        orders.add(position.mover(), SpaceOrders.SEND, from, to, people);
        rules.advance(position, orders, new Events());
    }

    @Test
    void everyPlanetIsListedThoseInSightFirst() {
        assertThat(look(0)).extracting(IPlanet::getId).containsExactly(3, 19, 51, 35, 23, 7);
        assertThat(look(0).subList(0, 4)).allMatch(planet -> planet instanceof IVisiblePlanet);
        assertThat(look(0).subList(4, 6)).noneMatch(planet -> planet instanceof IVisiblePlanet);
        assertThat(look(1)).extracting(IPlanet::getId).containsExactly(51, 23, 7, 19, 3, 35);
    }

    @Test
    void aPlanetInSightShowsAllThereIsToKnow() {
        IVisiblePlanet home = (IVisiblePlanet) planet(1, 23);

        assertThat(home.getHabitability()).isEqualTo(4);
        assertThat(home.getSize()).isEqualTo(120);
        assertThat(home.getTotalPopulation()).isEqualTo(2);
        assertThat(home.getP1Population()).isZero();
        assertThat(home.getP2Population()).isEqualTo(2);
        assertThat(home.getOwner()).isEqualTo(Owner.SELF);
        assertThat(home.isHomeworld()).isTrue();
        assertThat(((IVisiblePlanet) planet(1, 51)).isHomeworld()).isFalse();
        assertThat(((IVisiblePlanet) planet(1, 51)).getOwner()).isEqualTo(Owner.NEUTRAL);
    }

    @Test
    void shuttlesOfBothSidesShowOnTheirWayToAPlanetInSight() {
        send(3, 35, 1);
        send(23, 51, 2);

        List<IShuttle> shuttles = ((IVisiblePlanet) planet(1, 51)).getIncomingShuttles();

        assertThat(shuttles).extracting(IShuttle::getOwner).containsExactly(Owner.SELF);
        assertThat(shuttles).extracting(IShuttle::getNumberPeople).containsExactly(2L);
        assertThat(shuttles).extracting(IShuttle::getSourcePlanetId).containsExactly(23);
        assertThat(shuttles).extracting(IShuttle::getDestinationPlanetId).containsExactly(51);
        assertThat(shuttles).extracting(IShuttle::getTurnsToArrival).containsExactly(1);
        assertThat(((IVisiblePlanet) planet(0, 51)).getIncomingShuttles())
                .extracting(IShuttle::getOwner)
                .containsExactly(Owner.OPPONENT);
    }

    @Test
    void edgesAreListedInTheOriginalsTwoOrders() {
        assertThat(planet(1, 7).getEdges())
                .as("in sight")
                .extracting(IEdge::getDestinationPlanetId)
                .containsExactly(35, 23);
        assertThat(planet(0, 7).getEdges())
                .as("out of sight")
                .extracting(IEdge::getDestinationPlanetId)
                .containsExactly(23, 35);
        assertThat(planet(0, 7).getEdges()).extracting(IEdge::getSourcePlanetId).containsOnly(7);
        assertThat(planet(0, 7).getEdges()).extracting(IEdge::getLength).containsExactly(2, 1);
    }

    @Test
    void edgesAreEqualIfTheirNumbersAre() {
        assertThat(planet(0, 7).getEdges()).isEqualTo(planet(1, 7).getEdges());
        assertThat(planet(0, 7).getEdges().iterator().next()).hasSameHashCodeAs(Integer.valueOf(961 * 7 + 31 * 23 + 2));
    }

    @Test
    void onlyTheEdgesOfAPlanetInSightStayChangedForTheTurn() {
        IPlanet near = planet(0, 3);
        Set<IEdge> edges = near.getEdges();
        edges.clear();
        assertThat(near.getEdges()).isSameAs(edges).isEmpty();

        IPlanet far = planet(0, 7);
        far.getEdges().clear();
        assertThat(far.getEdges()).hasSize(2);
    }

    @Test
    @SuppressWarnings("NullAway")
    void anOrderToNowhereCannotBeMade() {
        IPlanet home = planet(0, 3);

        assertThatNullPointerException().isThrownBy(() -> new Transfer.Operations().transferPeople(home, null, 1));
    }
}
