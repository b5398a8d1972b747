package regatta.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PluralTest {

    @ParameterizedTest
    @CsvSource({"0, turn, 0 turns", "1, turn, 1 turn", "2, turn, 2 turns", "1, match, 1 match", "18, match, 18 matches"
    })
    void wordHasTheFormOfItsNumber(int count, String word, String text) {
        assertThat(Plural.of(count, word)).isEqualTo(text);
    }
}
