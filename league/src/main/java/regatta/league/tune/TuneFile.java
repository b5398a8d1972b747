package regatta.league.tune;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import regatta.core.BadInput;
import regatta.league.store.BlockStore;
import regatta.league.verdict.Block;

/** The blocks of one tuning in a file, which belongs to that tuning alone. */
public final class TuneFile implements TuneStore, AutoCloseable {

    private final BlockStore store;
    private final Map<String, Block> known = new HashMap<>();

    /**
     * Opens the file, and makes it if there is none.
     *
     * @param question all that the course of the tuning depends on, as lines of {@code key: value}
     * @throws BadInput if it belongs to another tuning or is written to by another process
     */
    public TuneFile(Path file, List<String> question) {
        store = BlockStore.open(file);
        try {
            List<String> stored = store.question();
            if (stored.isEmpty()) {
                store.setQuestion(question);
            } else if (!stored.equals(question)) {
                throw new BadInput(file + " has the games of another tuning: " + difference(stored, question)
                        + " Give this one a file of its own with --store, or delete that.");
            }
            store.each((phase, number, block) -> known.put(phase + " " + number, block));
        } catch (RuntimeException e) {
            store.close();
            throw e;
        }
    }

    private static String difference(List<String> stored, List<String> question) {
        for (int i = 0; i < Math.min(stored.size(), question.size()); i++) {
            if (!stored.get(i).equals(question.get(i))) {
                return "its " + stored.get(i) + ", and not " + question.get(i) + ".";
            }
        }
        return "it was asked something else.";
    }

    /** Returns how many blocks are known. */
    public int blocks() {
        return known.size();
    }

    @Override
    public Optional<Block> recall(Phase phase, int number) {
        return Optional.ofNullable(known.get(phase + " " + number));
    }

    @Override
    public void keep(Phase phase, int number, Block block) {
        store.add(phase.name(), number, block);
        known.put(phase + " " + number, block);
    }

    @Override
    public void close() {
        store.close();
    }
}
