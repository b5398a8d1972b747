package regatta.halite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.Answer;
import regatta.core.Fault;
import regatta.core.Rng;
import regatta.testkit.SeedSource;

/** Parsing of commands, as lenient as the original and no more. */
class HaliteWireTest {

    private final HaliteDrawing drawing = HaliteDrawing.finals();

    private String read(String line) {
        drawing.orders.clear();
        drawing.rules.read(drawing.position, 0, Answer.of(line), drawing.orders);
        return drawing.orders.fault(0) == null
                ? HaliteGameText.written(drawing, 0).strip()
                : "fault";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "|",
                "   |",
                "g|g",
                "m 3 n|m 3 n",
                "m0n|m 0 n",
                "m 0n|m 0 n",
                "m1e|m 1 e",
                "  m\t5 s  g c 7|m 5 s g c 7",
                "gm3o|g m 3 o",
                "m +0 w|m 0 w",
                "m 007 w|m 7 w",
                "m -1 w|m -1 w",
                "m 9223372036854775807 n|m -1 n",
                "c 4|c 4",
                "g c|g",
                "g c x m 0 n|g",
                "g c 99999999999999999999 m 0 n|g",
                "m 1.5 n|fault",
                "m 0x1 n|fault",
                "m 0 north|fault",
                "m 9223372036854775808 n|fault",
                "m n|fault",
                "m|fault",
                "m 1|fault",
                "m 1 N|fault",
                "m - 1 n|fault",
                "G|fault",
                "d 0 5|fault",
                "x|fault"
            })
    void linesAreReadAsTheOriginalReadsThem(String line, String orders) {
        assertThat(read(line == null ? "" : line)).isEqualTo(orders == null ? "" : orders);
    }

    @Test
    void theSmallestNumberIsANumber() {
        assertThat(read("m -9223372036854775808 n")).isEqualTo("m -1 n");
        assertThat(read("m -9223372036854775809 n")).isEqualTo("fault");
    }

    @Test
    void carriageReturnsAreBlanks() {
        assertThat(read("m 0 n\r")).isEqualTo("m 0 n");
    }

    @Test
    void aFaultQuotesWhatCouldNotBeReadAndWhere() {
        read("g m 3 north and further and further and further on");

        assertThat(drawing.orders.fault(0))
                .isEqualTo(Fault.invalid("Cannot read 'orth and further and further and further…' at column 8 of the"
                        + " line. Commands are m SHIP n|e|s|w|o, c SHIP and g."));
    }

    @ParameterizedTest
    @SeedSource(50)
    void anyBytesAreReadWithoutException(long seed) {
        Rng rng = new Rng(seed);
        byte[] letters = "mgcd0123456789+-nesw o\t\r".getBytes(StandardCharsets.US_ASCII);
        for (int i = 0; i < 2000; i++) {
            byte[] bytes = new byte[rng.below(30)];
            for (int j = 0; j < bytes.length; j++) {
                bytes[j] = rng.oneIn(20) ? (byte) rng.below(256) : letters[rng.below(letters.length)];
            }
            Answer answer = new Answer();
            answer.add(bytes, 0, bytes.length);
            drawing.orders.clear();
            drawing.rules.read(drawing.position, 0, answer, drawing.orders);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"amber", "", "a name of forty bytes is cut at thirty ok"})
    void theFirstAnswerIsAName(String name) {
        String expected = name.length() > 30 ? name.substring(0, 30) : name;
        assertThat(HaliteReplay.name(Answer.of(name + "\r"), null)).isEqualTo(expected);
    }

    @Test
    void aNameCutInsideALetterShowsAReplacement() {
        assertThat(HaliteReplay.name(Answer.of("x".repeat(29) + "é"), null)).isEqualTo("x".repeat(29) + "\ufffd");
    }

    @Test
    void aBotThatDidNotGreetHasNoName() {
        assertThat(HaliteReplay.name(Answer.of(), Fault.late(""))).isEqualTo("(failed to initialize)");
    }
}
