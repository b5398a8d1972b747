package regatta.host.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** How steady a machine is. */
class NoiseTest {

    @Test
    void aMatchWithOneAnswerThatTheMachineDelayedIsVoid() {
        long[] micros = new long[10 * Noise.MATCH_TURNS];
        Arrays.fill(micros, 10);
        micros[5] = 60_000;
        micros[6] = 70_000;

        assertThat(Noise.of(micros)).isEqualTo(new Noise(2000, 10, 10, 10, 70_000, 10));
    }

    @Test
    void aBotThatDoesNothingAnswers() {
        Noise noise = Noise.measure(2);

        assertThat(noise.turns()).isEqualTo(2 * Noise.MATCH_TURNS);
        assertThat(noise.percentile50()).isBetween(1L, noise.worst());
    }
}
