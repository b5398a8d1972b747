package regatta.fuzz;

import java.util.List;

/**
 * A parser under test.
 *
 * @param seeds valid inputs, and inputs that exposed a bug once
 */
record Target(String name, List<byte[]> seeds, Parser parser) {

    /** Accepts an input, or refuses it with {@link regatta.core.BadInput} only. */
    interface Parser {
        void parse(byte[] input);
    }
}
