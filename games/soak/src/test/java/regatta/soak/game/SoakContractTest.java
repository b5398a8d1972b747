package regatta.soak.game;

import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;
import regatta.testkit.GameContract;

class SoakContractTest {

    @TestFactory
    DynamicContainer soakKeepsTheContract() {
        return GameContract.of(new SoakGame());
    }
}
