package regatta.hlt;

import java.util.List;
import regatta.core.RecordedSeat.Said;
import regatta.core.Scenario;

/**
 * A match found in a replay: what it takes to play it again.
 *
 * @param names what the bots called themselves, by seat
 * @param said what they said, by seat and turn
 */
public record HltMatch(Scenario scenario, List<String> names, List<List<Said>> said) {}
