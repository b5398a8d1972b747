package regatta.league.tune;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import regatta.league.verdict.Block;

/** A store of blocks in memory. */
final class TuneMemory implements TuneStore {

    final Map<String, Block> blocks = new TreeMap<>();

    @Override
    public Optional<Block> find(Phase phase, int number) {
        return Optional.ofNullable(blocks.get(phase + " " + number));
    }

    @Override
    public void add(Phase phase, int number, Block block) {
        assertThat(blocks.put(phase + " " + number, block)).as("stored once").isNull();
    }
}
