package regatta.league.rating;

import java.util.Arrays;
import java.util.Comparator;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Finished games, to be rated. Equal results are counted, not kept, and the order in which they came is forgotten. A
 * table: one owner, one thread.
 */
public final class Results {

    /** As many seats as any game has. */
    static final int MOST_SEATS = 16;

    /** A fit solves a dense system of that many unknowns. */
    static final int MOST_PLAYERS = 2000;

    private final int players;

    /** How often each finish came up. A finish lists players from first to last; see {@link #finish}. */
    private final TreeMap<int[], Long> finishes = new TreeMap<>(Arrays::compare);

    private long games;

    /** Makes a table for players numbered from 0 up to, but not including, {@code players}. */
    public Results(int players) {
        if (players < 0 || players > MOST_PLAYERS) {
            throw new IllegalArgumentException("0 to " + MOST_PLAYERS + " players can be rated, not " + players);
        }
        this.players = players;
    }

    /**
     * Notes a finished game.
     *
     * @param seated who played, by seat; nobody plays twice in a game
     * @param ranks who came where, by seat; the least rank is best, equal ranks are a tie
     */
    public void add(int[] seated, int[] ranks) {
        if (seated.length != ranks.length || seated.length < 2 || seated.length > MOST_SEATS) {
            throw new IllegalArgumentException("a game has 2 to " + MOST_SEATS + " players with a rank each, not "
                    + seated.length + " players and " + ranks.length + " ranks");
        }
        int[] sorted = seated.clone();
        Arrays.sort(sorted);
        for (int i = 0; i < sorted.length; i++) {
            if (sorted[i] < 0 || sorted[i] >= players || i > 0 && sorted[i] == sorted[i - 1]) {
                throw new IllegalArgumentException("players of a game are different numbers below " + players + ", not "
                        + Arrays.toString(seated));
            }
        }
        finishes.merge(finish(seated, ranks), 1L, Long::sum);
        games++;
    }

    /** Lists the players from first to last, those of a tie by number; whoever ties with the one before is inverted. */
    private static int[] finish(int[] seated, int[] ranks) {
        int[] seats = IntStream.range(0, seated.length)
                .boxed()
                .sorted(Comparator.comparingInt((Integer seat) -> ranks[seat]).thenComparingInt(seat -> seated[seat]))
                .mapToInt(Integer::intValue)
                .toArray();
        int[] finish = new int[seats.length];
        for (int place = 0; place < seats.length; place++) {
            boolean tie = place > 0 && ranks[seats[place]] == ranks[seats[place - 1]];
            finish[place] = tie ? ~seated[seats[place]] : seated[seats[place]];
        }
        return finish;
    }

    public int players() {
        return players;
    }

    public long games() {
        return games;
    }

    SortedMap<int[], Long> finishes() {
        return finishes;
    }
}
