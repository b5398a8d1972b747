package connectfour;

import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;
import regatta.testkit.GameContract;

/** What every game must fulfil: reproducible matches, faithful copies and views, faults instead of exceptions. */
class ConnectFourContractTest {

    @TestFactory
    DynamicContainer fulfilsTheContract() {
        return GameContract.of(new ConnectFourGame());
    }
}
