package regatta.space.game;

import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;
import regatta.testkit.GameContract;

class SpaceContractTest {

    @TestFactory
    DynamicContainer spaceKeepsTheContract() {
        return GameContract.of(new SpaceGame());
    }
}
