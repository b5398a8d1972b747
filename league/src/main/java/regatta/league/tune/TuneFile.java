package regatta.league.tune;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import regatta.core.BadInput;
import regatta.league.store.BlockStore;
import regatta.league.verdict.Block;

/** The file with the blocks of one tuning run. */
public final class TuneFile implements TuneStore, AutoCloseable {

    private final BlockStore store;
    private final Map<String, Block> known = new HashMap<>();

    /**
     * Opens the file, or creates it.
     *
     * @param question everything that the results of the search depend on, as lines of {@code key: value}
     * @throws BadInput if the file belongs to another tuning run or another process writes to it
     */
    public TuneFile(Path file, List<String> question) {
        store = BlockStore.open(file);
        try {
            List<String> stored = store.question();
            if (stored.isEmpty()) {
                store.setQuestion(question);
            } else if (!stored.equals(question)) {
                throw new BadInput(file + " belongs to another tuning run: " + difference(stored, question)
                        + " Use another --store, or delete the file.");
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
                return "it has " + stored.get(i) + ", but this run has " + question.get(i) + ".";
            }
        }
        return "its options differ.";
    }

    public int blocks() {
        return known.size();
    }

    @Override
    public Optional<Block> find(Phase phase, int number) {
        return Optional.ofNullable(known.get(phase + " " + number));
    }

    @Override
    public void add(Phase phase, int number, Block block) {
        store.add(phase.name(), number, block);
        known.put(phase + " " + number, block);
    }

    @Override
    public void close() {
        store.close();
    }
}
