package regatta.halite;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import regatta.core.Fingerprint;
import regatta.core.Scenario;
import regatta.halite.game.HaliteGame;
import regatta.testkit.GameContract;
import regatta.testkit.Playthrough;

/** The contract of every game, here too so that a change of Halite is told by Halite's own tests. */
class HaliteContractTest {

    @TestFactory
    DynamicContainer keepsTheContract() {
        return GameContract.of(new HaliteGame());
    }

    @Test
    void aMatchEndsWhereItAlwaysDid() {
        // A changed number is a change of rules: raise the game's rulesVersion and say why.
        assertThat(end("halite/final size=32 seed=42")).isEqualTo("bae3041e3475f227");
        assertThat(end("halite/draft size=32 seed=42")).isEqualTo("5dd5324a2f209300");
    }

    private static String end(String scenario) {
        Playthrough match = Playthrough.random(new HaliteGame(), Scenario.parse(scenario), 42);
        return Fingerprint.text(match.fingerprints().get(match.fingerprints().size() - 1));
    }
}
