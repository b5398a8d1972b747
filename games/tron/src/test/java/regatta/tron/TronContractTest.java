package regatta.tron;

import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;
import regatta.testkit.GameContract;
import regatta.tron.game.TronGame;

/** The contract of every game, here too so that a change of Tron is told by Tron's own tests. */
class TronContractTest {

    @TestFactory
    DynamicContainer keepsTheContract() {
        return GameContract.of(new TronGame());
    }
}
