package regatta.league.schedule;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What a schedule knows when it plans a round.
 *
 * @param entered how many bots there are
 * @param seats how many play in a match
 * @param rounds what came of the rounds so far
 * @param setAside the bots that play no more because they kept failing
 */
public record History(int entered, int seats, List<List<PairingResult>> rounds, Set<Integer> setAside) {

    /** Returns the bots that still play, in the order they entered. */
    List<Integer> playing() {
        return IntStream.range(0, entered)
                .filter(bot -> !setAside.contains(bot))
                .boxed()
                .toList();
    }

    /** Returns how many rounds were played. */
    int played() {
        return rounds.size();
    }
}
