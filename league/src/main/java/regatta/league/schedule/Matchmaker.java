package regatta.league.schedule;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A choice of the most informative next pairing: bots with uncertain and close ratings, and new bots first. It only
 * depends on its arguments, so it works with and without rounds.
 */
public final class Matchmaker {

    private Matchmaker() {}

    /**
     * Returns the next pairing, or null if there are too few free bots.
     *
     * @param bots the bots that may play
     * @param inFlight the running pairings, whose bots wait for the result
     */
    public static @Nullable Pairing next(
            OnlineRatings ratings, Collection<Integer> bots, Collection<Pairing> inFlight, int seats) {
        List<Integer> free = new ArrayList<>(bots);
        inFlight.forEach(pairing -> free.removeAll(pairing.bots()));
        if (free.size() < Math.max(2, seats)) {
            return null;
        }
        List<Integer> table = new ArrayList<>(best(pairs(free), pair -> worth(pair.get(0), pair.get(1), ratings)));
        while (table.size() < seats) {
            free.removeAll(table);
            table.add(best(free.stream(), bot -> worth(bot, table, ratings)));
        }
        return new Pairing(table);
    }

    private static Stream<List<Integer>> pairs(List<Integer> bots) {
        return IntStream.range(0, bots.size())
                .boxed()
                .flatMap(i -> bots.subList(i + 1, bots.size()).stream().map(other -> List.of(bots.get(i), other)));
    }

    /** Returns the candidate of the highest value, the first of equals. */
    private static <T> T best(Stream<T> all, ToDoubleFunction<T> worth) {
        return all.min(Comparator.comparingDouble(one -> -worth.applyAsDouble(one)))
                .orElseThrow();
    }

    private static double worth(int bot, List<Integer> table, OnlineRatings ratings) {
        double worth = 0;
        for (int other : table) {
            worth += worth(bot, other, ratings);
        }
        return worth;
    }

    /** The bonus of a new bot. A game between rated bots is never worth this much. */
    private static double worth(int bot, int other, OnlineRatings ratings) {
        int fresh = (ratings.isNew(bot) ? 1 : 0) + (ratings.isNew(other) ? 1 : 0);
        return 1000.0 * fresh + ratings.information(bot, other);
    }
}
