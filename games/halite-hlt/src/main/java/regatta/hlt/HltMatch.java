package regatta.hlt;

import java.util.List;
import regatta.core.Scenario;
import regatta.core.Transcript;

/**
 * A match found in a replay.
 *
 * @param names the names of the bots, by seat
 */
public record HltMatch(Scenario scenario, List<String> names, Transcript transcript) {}
