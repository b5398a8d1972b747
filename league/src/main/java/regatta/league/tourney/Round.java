package regatta.league.tourney;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import regatta.league.schedule.Pairing;
import regatta.league.schedule.PairingResult;
import regatta.league.store.StoredMatch;

/** The matches of a round, and what became of them. One thread at a time. */
final class Round {

    private final List<PlannedMatch> matches;
    private final @Nullable StoredMatch[] played;
    private int next;

    Round(List<PlannedMatch> matches) {
        this.matches = matches;
        played = new StoredMatch[matches.size()];
    }

    int size() {
        return matches.size();
    }

    /** Returns the next match in the order of the plan, or null if all were handed out. */
    @Nullable
    PlannedMatch take() {
        return next < matches.size() ? matches.get(next++) : null;
    }

    void note(PlannedMatch match, StoredMatch result) {
        played[match.number() - matches.get(0).number()] = result;
    }

    /**
     * Returns what came of the pairings. Of one with a bot that was set aside nothing counts: how much of it was played
     * by then depends on which match ended first.
     */
    List<PairingResult> results(Set<Integer> setAside) {
        Map<Pairing, List<int[]>> games = new LinkedHashMap<>();
        for (int i = 0; i < matches.size(); i++) {
            PlannedMatch match = matches.get(i);
            List<int[]> ofPairing = games.computeIfAbsent(match.pairing(), pairing -> new ArrayList<>());
            StoredMatch result = played[i];
            if (result != null && match.pairing().bots().stream().noneMatch(setAside::contains)) {
                ofPairing.add(ranks(match, result));
            }
        }
        List<PairingResult> results = new ArrayList<>();
        games.forEach((pairing, ranks) -> results.add(new PairingResult(pairing, ranks)));
        return results;
    }

    private static int[] ranks(PlannedMatch match, StoredMatch result) {
        int[] ranks = new int[result.seats().size()];
        for (int seat = 0; seat < ranks.length; seat++) {
            ranks[match.pairing().member(seat, match.rotation())] =
                    result.seats().get(seat).rank();
        }
        return ranks;
    }
}
