package regatta.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import regatta.core.GameCatalog;
import regatta.testkit.GameContract;
import regatta.testkit.NewJvmMatches;

/** The contract of every game on the class path. */
class AllGamesTest {

    @TestFactory
    Stream<DynamicContainer> everyGameKeepsTheContract() {
        assertThat(GameCatalog.onClassPath().games()).hasSizeGreaterThanOrEqualTo(3);
        return GameCatalog.onClassPath().games().stream().map(GameContract::of);
    }

    @TestFactory
    Stream<DynamicTest> aSearchThroughTheWireFindsTheSameOrders() {
        return GameCatalog.onClassPath().games().stream()
                .flatMap(game -> GameContract.scenarios(game.info()).stream()
                        .map(scenario ->
                                DynamicTest.dynamicTest(scenario.toString(), () -> Search.check(game, scenario))));
    }

    @Test
    void twoStartsOfTheVirtualMachinePlayTheSameMatches() throws Exception {
        List<String> first = NewJvmMatches.run();

        assertThat(first).isNotEmpty();
        assertThat(NewJvmMatches.run()).isEqualTo(first);
    }
}
