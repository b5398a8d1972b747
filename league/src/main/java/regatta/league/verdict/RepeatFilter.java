package regatta.league.verdict;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A filter of repeated blocks. Deterministic bots on a fixed board always play the same match, and repetitions are not
 * evidence. Mutable, for one thread.
 */
public final class RepeatFilter {

    /** After this number of consecutive repetitions, only repetitions are expected. */
    static final int MAX_REPEATED = 8;

    private final Set<List<String>> seen = new HashSet<>();
    private int repeated;
    private int inARow;

    /** Returns whether a block is not a repetition. */
    public boolean isNew(Block block) {
        boolean fresh = seen.add(block.digests());
        repeated += fresh ? 0 : 1;
        inARow = fresh ? 0 : inARow + 1;
        return fresh;
    }

    public int repeated() {
        return repeated;
    }

    /** Returns whether only repetitions are expected. */
    public boolean exhausted() {
        return inARow >= MAX_REPEATED;
    }
}
