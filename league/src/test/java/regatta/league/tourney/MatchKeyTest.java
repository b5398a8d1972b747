package regatta.league.tourney;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import regatta.core.Game;
import regatta.core.Games;
import regatta.core.Scenario;
import regatta.host.match.Conditions;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;

/** What makes two matches the same. */
class MatchKeyTest {

    @Test
    void theTermsOfAMatchArePartOfItsKey() {
        Game halite = Games.named("halite");
        Scenario scenario = Scenario.parse("halite seed=1");
        Conditions usual = Conditions.usual(halite.info());
        Conditions sealed = new Conditions(usual.time(), Sandbox.Level.SEALED, usual.limits());
        Conditions tight = new Conditions(usual.time(), usual.sandbox(), new Limits(64, 8, 1, 10));

        assertThat(Stream.of(usual, sealed, tight)
                        .map(conditions -> MatchKey.of(halite, scenario, conditions, List.of())))
                .doesNotHaveDuplicates();
    }
}
