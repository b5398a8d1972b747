package regatta.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the buffers that are reused from turn to turn. */
class TablesTest {

    @ParameterizedTest
    @ValueSource(
            longs = {0, 7, 10, 99, 100, 2147483647, 2147483648L, -1, -10, -2147483648, Long.MAX_VALUE, Long.MIN_VALUE})
    void numbersAreWrittenAsDigits(long number) {
        assertThat(new TextOut(1).put(number)).hasToString(String.valueOf(number));
        assertThat(new TextOut(1).put((int) number)).hasToString(String.valueOf((int) number));
    }

    @Test
    void textGrowsAndIsReused() {
        TextOut out = new TextOut(1);
        out.put("abc").space().put("é∞").newline().put(new TextOut().put("more"));
        assertThat(out).hasToString("abc é∞\nmore");
        out.clear();
        assertThat(out.put('x')).hasToString("x");
    }

    @Test
    void answerConsistsOfLines() {
        Answer answer = Answer.of("one", "", "drei é");
        assertThat(answer.texts()).containsExactly("one", "", "drei é");
        assertThat(answer.line(2)).isEqualTo("drei é");

        answer.clear();
        answer.addLines(new TextOut().put("a\n\nb"));
        assertThat(answer.texts()).containsExactly("a", "", "b");
        answer.add(new byte[] {'x', (byte) 0xff, 'y'}, 1, 3);
        assertThat(answer.line(3)).isEqualTo("\ufffdy");
    }

    @Test
    void answerHoldsAnyNumberOfLines() {
        Answer answer = new Answer();
        IntStream.range(0, 100).forEach(i -> answer.add("line " + i));
        assertThat(answer.lines()).isEqualTo(100);
        assertThat(answer.line(99)).isEqualTo("line 99");
    }

    @Test
    void ordersAreKeptBySeat() {
        Orders orders = new Orders(2);
        IntStream.range(0, 40).forEach(i -> orders.add(1, i, i + 1, i + 2L, i + 3L));
        assertThat(orders.count(0)).isZero();
        assertThat(orders.count(1)).isEqualTo(40);
        assertThat(orders.kind(1, 39)).isEqualTo(39);
        assertThat(orders.subject(1, 39)).isEqualTo(40);
        assertThat(orders.first(1, 39)).isEqualTo(41);
        assertThat(orders.second(1, 39)).isEqualTo(42);

        orders.fail(0, Fault.late("first"));
        orders.fail(0, Fault.crashed("second"));
        orders.drop(1);
        assertThat(orders.fault(0)).isEqualTo(Fault.late("first"));
        assertThat(orders.count(1)).isZero();
        orders.clear();
        assertThat(orders.fault(0)).isNull();
    }

    @Test
    void eventsKeepTheirNumbers() {
        Events events = new Events();
        for (int i = 0; i < 50; i++) {
            events.begin(i);
            for (int j = 0; j < i % 4; j++) {
                events.put(i * 10 + j);
            }
        }
        assertThat(events.count()).isEqualTo(50);
        assertThat(events.kind(47)).isEqualTo(47);
        assertThat(events.size(47)).isEqualTo(3);
        assertThat(events.size(48)).isZero();
        assertThat(events.value(47, 2)).isEqualTo(472);
        events.clear();
        assertThat(events.count()).isZero();
    }

    @Test
    void jsonIsEscapedAndSeparated() {
        TextOut out = new TextOut();
        new JsonOut(out)
                .open('{')
                .key("a\"b")
                .value("x\ny\u0001é\ud83d\ude00\ud83d")
                .key(7)
                .open('[')
                .value(1)
                .value(true)
                .value(0.7)
                .raw(new TextOut().put("{}"))
                .close(']')
                .close('}');
        assertThat(out).hasToString("{\"a\\\"b\":\"x\\ny\\u0001é\ud83d\ude00\\ud83d\",\"7\":[1,true,0.7,{}]}");
    }

    @Test
    void jsonCanBeIndented() {
        TextOut out = new TextOut();
        JsonOut json = new JsonOut(out, 2)
                .open('{')
                .key("a")
                .open('[')
                .value(1)
                .value(2)
                .close(']');
        json.key("b").open('{').close('}').close('}');
        assertThat(out).hasToString("{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": {}\n}");
    }

    @Test
    void fingerprintDependsOnOrderAndLength() {
        long[] prints = {
            new Fingerprint().value(),
            new Fingerprint().add(0).value(),
            new Fingerprint().add(0).add(0).value(),
            new Fingerprint().add(1).add(2).value(),
            new Fingerprint().add(2).add(1).value(),
            new Fingerprint().add(1L).value(),
            new Fingerprint().add(1L << 32).value(),
            new Fingerprint().add(true).value()
        };
        assertThat(prints).doesNotHaveDuplicates();
        assertThat(new Fingerprint().add(new int[] {1, 2, 3}, 2).value()).isEqualTo(prints[3]);
        assertThat(new Fingerprint().add(new byte[] {1, 2}, 2).value()).isEqualTo(prints[3]);
        assertThat(Fingerprint.text(255)).isEqualTo("00000000000000ff");
    }

    @Test
    void fingerprintIsStableAcrossReleases() {
        // Records of every release contain these numbers.
        assertThat(Fingerprint.text(new Fingerprint().add(42).add(-1L).value())).isEqualTo("c1cf5db25b38707e");
    }

    @Test
    void randomNumbersFollowFromTheSeed() {
        // The published first outputs of SplitMix64 for the seed 1234567.
        Rng rng = new Rng(1234567);
        assertThat(Long.toUnsignedString(rng.nextLong())).isEqualTo("6457827717110365317");
        assertThat(Long.toUnsignedString(rng.nextLong())).isEqualTo("3203168211198807973");
        assertThat(IntStream.range(0, 1000).map(i -> rng.below(6)).distinct().sorted())
                .containsExactly(0, 1, 2, 3, 4, 5);
    }
}
