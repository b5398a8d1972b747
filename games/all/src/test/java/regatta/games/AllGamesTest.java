package regatta.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import regatta.core.Games;
import regatta.testkit.GameContract;
import regatta.testkit.TwoStarts;

/** Every game found on the class path keeps the contract. */
class AllGamesTest {

    @TestFactory
    Stream<DynamicContainer> everyGameKeepsTheContract() {
        assertThat(Games.all()).hasSizeGreaterThanOrEqualTo(3);
        return Games.all().stream().map(GameContract::of);
    }

    @TestFactory
    Stream<DynamicTest> aSearchThroughTheWireFindsTheSameOrders() {
        return Games.all().stream()
                .flatMap(game -> GameContract.scenarios(game.info()).stream()
                        .map(scenario ->
                                DynamicTest.dynamicTest(scenario.toString(), () -> Search.check(game, scenario))));
    }

    @Test
    void twoStartsOfTheVirtualMachinePlayTheSameMatches() throws Exception {
        List<String> first = TwoStarts.run();

        assertThat(first).isNotEmpty();
        assertThat(TwoStarts.run()).isEqualTo(first);
    }
}
