package regatta.league.schedule;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The input of a schedule for planning a round.
 *
 * @param entered the number of bots
 * @param seats the number of seats per match
 * @param rounds the results of the finished rounds
 * @param disqualified the disqualified bots
 */
public record History(int entered, int seats, List<List<PairingResult>> rounds, Set<Integer> disqualified) {

    /** Returns the bots that are not disqualified, in the order of entry. */
    List<Integer> playing() {
        return IntStream.range(0, entered)
                .filter(bot -> !disqualified.contains(bot))
                .boxed()
                .toList();
    }

    /** Returns the number of finished rounds. */
    int played() {
        return rounds.size();
    }
}
