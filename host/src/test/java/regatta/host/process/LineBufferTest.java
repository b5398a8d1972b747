package regatta.host.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.Answer;
import regatta.core.Rng;
import regatta.testkit.SeedSource;

class LineBufferTest {

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '~',
            value = {
                "false, a/b/, a;b",
                "false, a\\r/b/, a\\r;b",
                "true, a\\r/b/, a;b",
                "true, a\\rb\\r, a;b",
                "true, a\\r\\r/, a;''",
                "true, /a\\r/, '';a",
            })
    void linesEndAsTheGameRequires(boolean carriageReturnEnds, String text, String lines) {
        String bytes = text.replace('/', '\n').replace("\\r", "\r");
        for (int chunk = 1; chunk <= 4; chunk++) {
            LineBuffer buffer = new LineBuffer(carriageReturnEnds);
            Answer answer = new Answer();
            for (int from = 0; from < bytes.length(); from += chunk) {
                byte[] part = bytes.substring(from, Math.min(bytes.length(), from + chunk))
                        .getBytes(StandardCharsets.UTF_8);
                buffer.add(part, part.length);
                buffer.moveTo(answer, 2);
            }
            List<String> expected =
                    List.of(lines.replace("\\r", "\r").replace("'", "").split(";", -1));
            assertThat(answer.texts()).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @SeedSource(50)
    void noByteIsLostAndSurplusLinesStay(long seed) {
        Rng rng = new Rng(seed);
        LineBuffer buffer = new LineBuffer(false);
        StringBuilder sent = new StringBuilder();
        StringBuilder received = new StringBuilder();
        for (int i = 0; i < 500; i++) {
            byte[] part =
                    "x".repeat(rng.below(40)).concat(rng.oneIn(2) ? "\n" : "").getBytes(StandardCharsets.UTF_8);
            sent.append(new String(part, StandardCharsets.UTF_8));
            buffer.add(part, part.length);
            Answer answer = new Answer();
            buffer.moveTo(answer, rng.below(3));
            answer.texts().forEach(line -> received.append(line).append('\n'));
        }
        assertThat(sent.toString()).startsWith(received.toString());
        assertThat(buffer.waiting()).isEqualTo(sent.length() - received.length());
    }
}
