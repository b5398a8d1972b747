package regatta.league.tune;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import regatta.host.match.FarmLoop.Task;
import regatta.league.verdict.Block;
import regatta.league.verdict.Comparison;

/**
 * The played blocks of a tuning run. Nothing else is stored: a restarted run repeats the search with the stored
 * results.
 */
public interface TuneStore {

    /** The phase of a tuning run. */
    enum Phase {
        /** The search for better values. */
        SEARCH,
        /** The final test on scenarios that the search did not use. */
        TEST
    }

    Optional<Block> find(Phase phase, int number);

    void add(Phase phase, int number, Block block);

    /**
     * Returns a block as a task for a farm. A stored block is counted at once; a new one is stored before it is
     * counted.
     *
     * @param block its number in the comparison
     */
    default Task task(Phase phase, int number, Comparison comparison, int block, Consumer<Block> count) {
        Optional<Block> known = find(phase, number);
        if (known.isPresent()) {
            return new Task(List.of(), none -> count.accept(known.get()));
        }
        return comparison.task(block, "block " + number, played -> {
            add(phase, number, played);
            count.accept(played);
        });
    }
}
