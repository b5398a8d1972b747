package regatta.spacesettler;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.Scenario;
import spaceexplorers.publicapi.IEdge;
import spaceexplorers.publicapi.IEvent;
import spaceexplorers.publicapi.IPlanet;
import spaceexplorers.publicapi.IStrategy;
import spaceexplorers.strategies.fairsettler;
import spaceexplorers.strategies.settler;

/** The strategy gives the same orders as the built-in bot, although it sees less. */
class BuiltInStrategyTest {

    @ParameterizedTest
    @ValueSource(strings = {"board=k4", "board=rings", "board=graph", "seed=1", "seed=2", "symmetric=true seed=4"})
    void itPlaysAsTheBuiltInDoes(String options) {
        for (String rules : List.of("classic", "fair")) {
            Scenario scenario = Scenario.parse("space/" + rules + " " + options);
            Supplier<IStrategy> strategy = rules.equals("fair") ? fairsettler::new : settler::new;
            new Duel(scenario, 0, "frontier").playsAlike(strategy);
            new Duel(scenario, 1, "settler").playsAlike(strategy);
        }
    }

    @Test
    void playerWithoutPlanetsGivesNoOrders() {
        Queue<IEvent> orders = new ArrayDeque<>();

        new settler().takeTurn(List.of(hidden(1), hidden(2)), (from, to, people) -> new IEvent() {}, orders);

        assertThat(orders).isEmpty();
    }

    private static IPlanet hidden(int id) {
        return new IPlanet() {
            @Override
            public int getId() {
                return id;
            }

            @Override
            public Set<IEdge> getEdges() {
                return Set.of();
            }
        };
    }
}
