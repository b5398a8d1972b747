package regatta.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BadInputTest {

    private static final List<String> MANY =
            IntStream.range(0, 40).mapToObj(i -> "harvest" + i).toList();

    @Test
    void unknownNameGetsTheNearestAndAllKnownNames() {
        assertThat(BadInput.unknown("colour", "rad", List.of("red", "blue")))
                .hasMessage("Unknown colour 'rad'. Did you mean 'red'? Available: red, blue.");
    }

    @Test
    void manyKnownNamesAreListedOnlyWithoutGuess() {
        assertThat(BadInput.unknown("parameter", "harvst7", MANY))
                .hasMessage("Unknown parameter 'harvst7'. Did you mean 'harvest7'?");
        assertThat(BadInput.unknown("parameter", "colour", MANY)).hasMessageContaining("Available: harvest0, ");
    }
}
