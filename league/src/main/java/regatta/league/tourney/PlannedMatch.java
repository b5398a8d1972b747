package regatta.league.tourney;

import java.util.List;
import regatta.host.record.LabelledScenario;
import regatta.league.schedule.Pairing;
import regatta.league.table.StoredMatch;

/**
 * A match of a tournament.
 *
 * @param number its index in the tournament, independent of the order of results
 * @param key its identity; see {@link MatchKey}
 */
record PlannedMatch(int number, LabelledScenario scenario, Pairing pairing, int rotation, String key) {

    List<Integer> seated() {
        return pairing.seated(rotation);
    }

    /** Returns the ranks of a result, in the order of the pairing's bots. */
    int[] ranks(StoredMatch result) {
        int[] ranks = new int[result.seats().size()];
        for (int seat = 0; seat < ranks.length; seat++) {
            ranks[pairing.member(seat, rotation)] = result.seats().get(seat).rank();
        }
        return ranks;
    }
}
