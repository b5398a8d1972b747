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

/** The contract of every game, so that a failure of Halite is reported by Halite's own tests. */
class HaliteContractTest {

    @TestFactory
    DynamicContainer keepsTheContract() {
        return GameContract.of(new HaliteGame());
    }

    @Test
    void matchEndsInTheRecordedPosition() {
        // A changed number is a change of rules: raise the game's rulesVersion and give the reason.
        assertThat(end("halite/final size=32 seed=42")).isEqualTo("ca81d7ebef2ab1a7");
        assertThat(end("halite/draft size=32 seed=42")).isEqualTo("6f81966e59aa7bed");
    }

    private static String end(String scenario) {
        Playthrough match = Playthrough.random(new HaliteGame(), Scenario.parse(scenario), 42);
        return Fingerprint.text(match.fingerprints().get(match.fingerprints().size() - 1));
    }
}
