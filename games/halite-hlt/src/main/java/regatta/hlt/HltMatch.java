package regatta.hlt;

import java.util.List;
import regatta.core.Scenario;
import regatta.core.Transcript;

/**
 * A match found in a replay: what it takes to play it again.
 *
 * @param names what the bots called themselves, by seat
 */
public record HltMatch(Scenario scenario, List<String> names, Transcript transcript) {}
