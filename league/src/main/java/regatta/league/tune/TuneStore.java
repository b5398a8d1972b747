package regatta.league.tune;

import java.util.Optional;
import regatta.league.verdict.Block;

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
