package regatta.league.tourney;

import java.util.List;
import regatta.host.record.NamedScenario;
import regatta.league.schedule.Pairing;
import regatta.league.table.StoredMatch;

/**
 * A match of a tournament.
 *
 * @param number its place in the tournament, which does not depend on which match ends first
 * @param key what it is counted by; see {@link MatchKey}
 */
record PlannedMatch(int number, NamedScenario scenario, Pairing pairing, int rotation, String key) {

    /** Returns the bots by seat. */
    List<Integer> seated() {
        return pairing.seated(rotation);
    }

    /** Returns the ranks of a result in the order of the pairing's bots. */
    int[] ranks(StoredMatch result) {
        int[] ranks = new int[result.seats().size()];
        for (int seat = 0; seat < ranks.length; seat++) {
            ranks[pairing.member(seat, rotation)] = result.seats().get(seat).rank();
        }
        return ranks;
    }
}
