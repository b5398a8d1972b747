package regatta.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextInTest {

    private static TextIn of(String... lines) {
        Queue<String> queue = new ArrayDeque<>(List.of(lines));
        return new TextIn(queue::poll);
    }

    @Test
    void wordsAreReadAcrossLines() {
        TextIn in = of("tick 3", "", "  -7 9000000000", "the rest of it ");

        in.expect("tick");
        assertThat(in.number()).isEqualTo(3);
        assertThat(in.number(-9, 0)).isEqualTo(-7);
        assertThat(in.longNumber()).isEqualTo(9_000_000_000L);
        assertThat(in.word()).isEqualTo("the");
        assertThat(in.rest()).isEqualTo("rest of it ");
        assertThat(in.more()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "x, 'Line 2 of the input, column 3: expected a number, not ''x''.'",
        "9000000000, 'Line 2 of the input, column 3: the number 9000000000 is too large.'",
        "11, 'Line 2 of the input, column 3: expected a number from 0 to 10, not 11.'",
        "'', 'The input ends in the middle of a message, after line 2.'"
    })
    void malformedNumberIsReportedWithItsPosition(String word, String message) {
        TextIn in = of("1", "2 " + word);
        in.number();
        in.number();

        assertThatThrownBy(() -> in.number(0, 10)).isInstanceOf(BadInput.class).hasMessage(message);
    }

    @Test
    void unexpectedWordIsReported() {
        assertThatThrownBy(() -> of("tock 3").expect("tick"))
                .hasMessage("Line 1 of the input, column 1: expected 'tick', not 'tock'.");
    }
}
