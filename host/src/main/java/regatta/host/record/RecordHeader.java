package regatta.host.record;

import java.util.List;
import regatta.core.Scenario;

/**
 * The first line of a record.
 *
 * @param format the version of the file format
 * @param rulesVersion the version of the game's rules it was played by
 * @param named what was played; files it took are in it as text, and in its label by name
 * @param bots what sat in the seats, as a person would type it
 * @param made when, as text for people
 * @param start the fingerprint of the position of turn 0
 */
public record RecordHeader(
        int format, int rulesVersion, NamedScenario named, List<String> bots, String made, String start) {

    /** What this program writes, and the newest it reads. */
    public static final int FORMAT = 1;

    public Scenario scenario() {
        return named.scenario();
    }
}
