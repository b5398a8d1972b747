package regatta.fuzz;

import java.util.List;

/**
 * A parser under test. An instance serves one thread.
 *
 * @param corpus inputs that make sense, and such as once made trouble
 */
record Target(String name, List<byte[]> corpus, Parser parser) {

    /** Takes an input. Whatever it is, it may be refused by {@link regatta.core.BadInput} and by nothing else. */
    interface Parser {
        void take(byte[] input);
    }
}
