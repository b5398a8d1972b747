package regatta.host.spi;

import java.util.List;
import regatta.core.Scenario;
import regatta.core.Transcript;
import regatta.host.record.MatchRecord;

/**
 * A format of replay files written by another program for one of our games. Implementations come with their game and
 * are found by {@link java.util.ServiceLoader}.
 */
public interface ReplayFormat {

    /**
     * The content of a replay.
     *
     * @param names the names of the bots, by seat
     */
    record ImportedMatch(Scenario scenario, List<String> names, Transcript transcript) {}

    /** Returns the file ending without the dot, which is also the name of the format. */
    String ending();

    String summary();

    String game();

    /**
     * Reads a replay and verifies it by playing it again.
     *
     * @param file the file name, for messages
     * @throws regatta.core.BadInput if it is not a replay, or does not follow from its orders
     */
    ImportedMatch read(byte[] content, String file);

    /**
     * Writes a record as a replay.
     *
     * @param plain whether to leave it uncompressed
     */
    byte[] write(MatchRecord record, boolean plain);
}
