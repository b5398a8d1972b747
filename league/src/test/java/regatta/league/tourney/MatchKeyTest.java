package regatta.league.tourney;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.host.match.MatchConditions;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;

class MatchKeyTest {

    @Test
    void conditionsOfAMatchArePartOfItsKey() {
        Game halite = GameCatalog.onClassPath().game("halite");
        Scenario scenario = Scenario.parse("halite seed=1");
        MatchConditions defaultValue = MatchConditions.defaults(halite.info());
        MatchConditions sealed = new MatchConditions(defaultValue.time(), Sandbox.Level.SEALED, defaultValue.limits());
        MatchConditions tight =
                new MatchConditions(defaultValue.time(), defaultValue.sandbox(), new Limits(64, 8, 1, 10));

        assertThat(Stream.of(defaultValue, sealed, tight)
                        .map(conditions -> MatchKey.of(halite, scenario, conditions, List.of())))
                .doesNotHaveDuplicates();
    }
}
