package regatta.league.schedule;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A Swiss tournament: bots with similar scores meet, and no two meet twice if possible (in matches of two; larger
 * groups are formed by rank). Left-over bots sit out the round with half a point: the lowest-ranked of those that sat
 * out least often.
 */
public record Swiss(int rounds) implements Schedule {

    /** The number of pairings to try before repeated ones are allowed. */
    private static final int MAX_TRIES = 20_000;

    @Override
    public int rounds(int entered, int seats) {
        return rounds;
    }

    /** Returns the default number of rounds, which suffices to find the best of {@code entered} bots. */
    public static int defaultRounds(int entered) {
        return Math.max(1, 32 - Integer.numberOfLeadingZeros(entered - 1)) + 1;
    }

    @Override
    public List<Pairing> next(History history) {
        List<Integer> playing = history.playing();
        if (history.played() >= rounds || playing.size() < history.seats()) {
            return List.of();
        }
        Map<Integer, Double> points = new TreeMap<>();
        Map<Integer, Integer> rests = new TreeMap<>();
        Set<Long> met = new TreeSet<>();
        for (List<PairingResult> round : history.rounds()) {
            playing.forEach(bot -> rests.merge(bot, 1, Integer::sum));
            playing.forEach(bot -> points.merge(bot, 0.5, Double::sum));
            for (PairingResult result : round) {
                note(result, points, rests, met);
            }
        }
        List<Integer> order = new ArrayList<>(playing);
        order.sort(Comparator.comparingDouble((Integer bot) -> -points.getOrDefault(bot, 0.0)));
        sitOut(order, rests, playing.size() % history.seats());
        if (history.seats() == 2) {
            Search search = new Search(met);
            List<Pairing> pairings = search.pair(order);
            return pairings != null ? pairings : neighbours(order, 2);
        }
        return neighbours(order, history.seats());
    }

    private static void note(
            PairingResult result, Map<Integer, Double> points, Map<Integer, Integer> rests, Set<Long> met) {
        List<Integer> bots = result.pairing().bots();
        for (int i = 0; i < bots.size(); i++) {
            points.merge(bots.get(i), result.score(i) - 0.5, Double::sum);
            rests.merge(bots.get(i), -1, Integer::sum);
            for (int j = 0; j < i; j++) {
                met.add(pair(bots.get(i), bots.get(j)));
            }
        }
    }

    private static long pair(int a, int b) {
        return (long) Math.min(a, b) << 32 | Math.max(a, b);
    }

    private static void sitOut(List<Integer> order, Map<Integer, Integer> rests, int count) {
        for (int i = 0; i < count; i++) {
            int chosen = order.size() - 1;
            for (int at = order.size() - 1; at >= 0; at--) {
                if (rests.getOrDefault(order.get(at), 0) < rests.getOrDefault(order.get(chosen), 0)) {
                    chosen = at;
                }
            }
            order.remove(/* index */ chosen);
        }
    }

    private static List<Pairing> neighbours(List<Integer> order, int seats) {
        List<Pairing> pairings = new ArrayList<>();
        for (int i = 0; i < order.size(); i += seats) {
            pairings.add(new Pairing(order.subList(i, i + seats)));
        }
        return pairings;
    }

    /** A backtracking search that pairs bots from the top, each with the next one that it has not met. */
    private static final class Search {

        private final Set<Long> met;
        private int tries;

        Search(Set<Long> met) {
            this.met = met;
        }

        @Nullable
        List<Pairing> pair(List<Integer> order) {
            if (order.isEmpty()) {
                return new ArrayList<>();
            }
            for (int i = 1; i < order.size() && tries++ < MAX_TRIES; i++) {
                if (met.contains(Swiss.pair(order.get(0), order.get(i)))) {
                    continue;
                }
                List<Integer> rest = new ArrayList<>(order);
                Integer other = rest.remove(/* index */ i);
                Integer first = rest.remove(/* index */ 0);
                List<Pairing> pairings = pair(rest);
                if (pairings != null) {
                    pairings.add(0, Pairing.of(first, other));
                    return pairings;
                }
            }
            return null;
        }
    }
}
