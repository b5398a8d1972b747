package regatta.league.schedule;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A knockout. Bots are seeded in the order of entry: the first have byes if a round has too many bots, and they meet
 * the last. One bot of a pair advances, or the better half of a larger group, until one group is left: the final. A tie
 * favours the better seed.
 */
public record Knockout() implements Schedule {

    @Override
    public int rounds(int entered, int seats) {
        int rounds = 1;
        for (int left = entered; left > seats; left = leftAfter(left, seats)) {
            rounds++;
        }
        return rounds;
    }

    private static int leftAfter(int left, int seats) {
        int resting = resting(left, seats);
        return resting + (left - resting) / seats * advancing(left, seats);
    }

    @Override
    public List<Pairing> next(History history) {
        List<Integer> left = new ArrayList<>();
        for (int bot = 0; bot < history.entered(); bot++) {
            left.add(bot);
        }
        for (List<PairingResult> round : history.rounds()) {
            if (left.size() <= history.seats()) {
                return List.of(); // The final has been played.
            }
            left = survivors(left, round, history);
        }
        return tables(left, history.seats());
    }

    /** Returns the bots of the final from first to last; empty unless it was played. */
    public static List<Integer> winners(History history) {
        if (history.rounds().isEmpty()) {
            return List.of();
        }
        List<PairingResult> last = history.rounds().get(history.played() - 1);
        return last.size() == 1 ? ranked(last.get(0), history) : List.of();
    }

    /** Returns the number of byes in a round. Pairs aim at a power of two, as brackets do. */
    private static int resting(int left, int seats) {
        if (seats == 2) {
            int power = Integer.highestOneBit(left);
            return power == left ? 0 : 2 * power - left;
        }
        return left % seats;
    }

    /** Returns how many bots of a group advance: half of them, or more if the final would lack bots. */
    private static int advancing(int left, int seats) {
        int resting = resting(left, seats);
        int tables = (left - resting) / seats;
        return Math.max(seats / 2, (seats - resting + tables - 1) / tables);
    }

    private static List<Pairing> tables(List<Integer> left, int seats) {
        List<Integer> playing = left.subList(left.size() > seats ? resting(left.size(), seats) : 0, left.size());
        int count = playing.size() / seats;
        List<List<Integer>> tables = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            tables.add(new ArrayList<>());
        }
        for (int i = 0; i < count * seats; i++) {
            int lap = i / count;
            tables.get(lap % 2 == 0 ? i % count : count - 1 - i % count).add(playing.get(i));
        }
        return tables.stream().map(Pairing::new).toList();
    }

    private static List<Integer> survivors(List<Integer> left, List<PairingResult> round, History history) {
        int seats = history.seats();
        List<Integer> survivors = new ArrayList<>(left.subList(0, resting(left.size(), seats)));
        for (PairingResult result : round) {
            survivors.addAll(ranked(result, history).subList(0, advancing(left.size(), seats)));
        }
        survivors.sort(Comparator.naturalOrder());
        return survivors;
    }

    /** Returns the bots of a pairing from first to last, with disqualified ones at the end. */
    private static List<Integer> ranked(PairingResult result, History history) {
        List<Integer> bots = result.pairing().bots();
        List<Integer> members = new ArrayList<>();
        for (int i = 0; i < bots.size(); i++) {
            members.add(i);
        }
        members.sort(Comparator.comparing((Integer i) -> history.disqualified().contains(bots.get(i)))
                .thenComparingDouble(i -> -result.score(i))
                .thenComparing(bots::get));
        return members.stream().map(bots::get).toList();
    }
}
