package regatta.league.verdict;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which blocks tell something new. Bots that play by rule on a board that does not change play one match again and again,
 * and its tenth time proves nothing. A table: one owner, one thread.
 */
public final class Evidence {

    /** After so many blocks in a row that were played before, more of the same are expected. */
    static final int PATIENCE = 8;

    private final Set<List<String>> seen = new HashSet<>();
    private int repeated;
    private int inARow;

    /** Returns whether a block was never played before. */
    public boolean isNew(Block block) {
        boolean fresh = seen.add(block.course());
        repeated += fresh ? 0 : 1;
        inARow = fresh ? 0 : inARow + 1;
        return fresh;
    }

    /** Returns how many blocks were played before. */
    public int repeated() {
        return repeated;
    }

    /** Returns whether nothing new is to be expected. */
    public boolean exhausted() {
        return inARow >= PATIENCE;
    }
}
