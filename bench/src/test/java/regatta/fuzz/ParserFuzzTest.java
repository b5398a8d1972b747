package regatta.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import regatta.core.BadInput;

/**
 * Runs every parser on its seeds; with {@code ./regatta-bench --fuzz} also on mutations, guided by coverage. An input
 * that exposes a bug is written to a file named in the output. Add it to the seeds when the bug is fixed.
 */
class ParserFuzzTest {

    private static final List<Target> TARGETS = Targets.all();

    /** The first byte of an input selects the parser, so that one run fuzzes all of them. */
    @MethodSource("seeds")
    @FuzzTest(maxDuration = "10m")
    void parsersThrowOnlyBadInput(byte[] input) {
        if (input.length == 0) {
            return;
        }
        Target target = TARGETS.get((input[0] & 0xff) % TARGETS.size());
        try {
            target.parser().parse(Arrays.copyOfRange(input, 1, input.length));
        } catch (BadInput e) {
            // The expected refusal.
        }
    }

    static Stream<Arguments> seeds() {
        return IntStream.range(0, TARGETS.size())
                .boxed()
                .flatMap(number -> TARGETS.get(number).seeds().stream()
                        .map(seed -> Arguments.of((Object) inputFor(number, seed))));
    }

    private static byte[] inputFor(int target, byte[] seed) {
        byte[] input = new byte[seed.length + 1];
        input[0] = (byte) target;
        System.arraycopy(seed, 0, input, 1, seed.length);
        return input;
    }
}
