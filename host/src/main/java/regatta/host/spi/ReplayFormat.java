package regatta.host.spi;

import java.util.List;
import regatta.core.Scenario;
import regatta.core.Transcript;
import regatta.host.record.MatchRecord;

/**
 * The replay files of another program for a game of ours. Implementations come with their game and are found by
 * {@link java.util.ServiceLoader}.
 */
public interface ReplayFormat {

    /**
     * What a replay tells.
     *
     * @param names of the bots, by seat
     */
    record Told(Scenario scenario, List<String> names, Transcript transcript) {}

    /** Returns the ending of its files, without the dot, by which it is also asked for. */
    String ending();

    /** Returns what it is, in a few words. */
    String summary();

    /** Returns the id of the game it tells of. */
    String game();

    /**
     * Reads a replay and plays it again.
     *
     * @param file its name, for messages
     * @throws regatta.core.BadInput if it is none, or if what it shows does not follow from its orders
     */
    Told read(byte[] content, String file);

    /**
     * Writes a record as a replay.
     *
     * @param plain whether it is left uncompressed
     */
    byte[] write(MatchRecord record, boolean plain);

    /** Returns all formats there are. */
    static List<ReplayFormat> all() {
        return Services.all(ReplayFormat.class);
    }
}
