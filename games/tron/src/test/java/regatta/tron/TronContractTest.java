package regatta.tron;

import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;
import regatta.testkit.GameContract;
import regatta.tron.game.TronGame;

/** The contract of every game, so that a failure of Tron is reported by Tron's own tests. */
class TronContractTest {

    @TestFactory
    DynamicContainer keepsTheContract() {
        return GameContract.of(new TronGame());
    }
}
