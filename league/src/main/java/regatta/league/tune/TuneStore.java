package regatta.league.tune;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import regatta.host.match.FarmLoop.Task;
import regatta.league.verdict.Block;
import regatta.league.verdict.Comparison;

/** What a tuning has played. Nothing else is remembered, so starting again is the same as going on. */
public interface TuneStore {

    /** The part of a tuning in which a block was played. */
    enum Phase {
        /** To find better numbers. */
        SEARCH,
        /** To find out whether they are better, on scenarios that the search never saw. */
        TEST
    }

    /** Returns a block that was played before. */
    Optional<Block> recall(Phase phase, int number);

    /** Keeps a block, as a whole or not at all. */
    void keep(Phase phase, int number, Block block);

    /**
     * Returns a block as a task for a farm: one that was played before counts as it was kept, and a new one is kept before
     * it counts.
     *
     * @param block its number in the comparison
     */
    default Task task(Phase phase, int number, Comparison comparison, int block, Consumer<Block> count) {
        Optional<Block> known = recall(phase, number);
        if (known.isPresent()) {
            return new Task(List.of(), none -> count.accept(known.get()));
        }
        return comparison.task(block, "block " + number, played -> {
            keep(phase, number, played);
            count.accept(played);
        });
    }

    /** Remembers nothing, for simulations. */
    TuneStore NONE = new TuneStore() {
        @Override
        public Optional<Block> recall(Phase phase, int number) {
            return Optional.empty();
        }

        @Override
        public void keep(Phase phase, int number, Block block) {}
    };
}
