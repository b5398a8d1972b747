package regatta.host.record;

import java.util.List;
import regatta.core.Scenario;

/**
 * The first line of a record.
 *
 * @param format the version of the file format
 * @param rulesVersion the version of the game's rules
 * @param named the scenario, with the content of files, and its label, with their names
 * @param bots the names of the bots, by seat
 * @param made the time of the match, as text
 * @param start the fingerprint of the position of turn 0
 */
public record RecordHeader(
        int format, int rulesVersion, LabelledScenario named, List<String> bots, String made, String start) {

    /** The format that this program writes, and the newest that it reads. */
    public static final int FORMAT = 1;

    public Scenario scenario() {
        return named.scenario();
    }
}
