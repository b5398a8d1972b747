package regatta.league.rating;

import java.util.Arrays;
import java.util.Comparator;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The results of games to rate. Equal results are counted, and their order is not kept. Mutable, for one thread.
 */
public final class Results {

    /** The maximum number of seats of any game. */
    static final int MAX_SEATS = 16;

    /** A fit solves a dense system with this number of unknowns. */
    static final int MAX_PLAYERS = 2000;

    private final int players;

    /** The number of games with each finish. A finish lists players from first to last; see {@link #finish}. */
    private final TreeMap<int[], Long> finishes = new TreeMap<>(Arrays::compare);

    private long games;

    /** Creates a table for players numbered from 0 to {@code players} − 1. */
    public Results(int players) {
        if (players < 0 || players > MAX_PLAYERS) {
            throw new IllegalArgumentException("0 to " + MAX_PLAYERS + " players can be rated, not " + players);
        }
        this.players = players;
    }

    /**
     * Adds a finished game.
     *
     * @param seated the player of each seat; all are different
     * @param ranks the rank of each seat; the smallest is best, equal ranks are a tie
     */
    public void add(int[] seated, int[] ranks) {
        if (seated.length != ranks.length || seated.length < 2 || seated.length > MAX_SEATS) {
            throw new IllegalArgumentException("a game has 2 to " + MAX_SEATS + " players, each with a rank, not "
                    + seated.length + " players and " + ranks.length + " ranks");
        }
        int[] sorted = seated.clone();
        Arrays.sort(sorted);
        for (int i = 0; i < sorted.length; i++) {
            if (sorted[i] < 0 || sorted[i] >= players || i > 0 && sorted[i] == sorted[i - 1]) {
                throw new IllegalArgumentException("the players of a game are different numbers below " + players
                        + ", not " + Arrays.toString(seated));
            }
        }
        finishes.merge(finish(seated, ranks), 1L, Long::sum);
        games++;
    }

    /**
     * Lists the players from first to last, tied players by number. A player who ties with the previous one is
     * inverted.
     */
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

    /**
     * Returns the score of a rank, from 0 to 1: the share of the other seats that ranked lower, where a tie counts
     * half. Without ties this is {@code (n − rank) / (n − 1)}.
     *
     * @param ranks the rank of each seat, 1 for the best; only their order matters
     */
    public static double score(int[] ranks, int seat) {
        if (ranks.length < 2) {
            throw new IllegalArgumentException("a scored game has two seats or more, not " + ranks.length);
        }
        int halves = -1; // The seat ties with itself.
        for (int rank : ranks) {
            halves += rank > ranks[seat] ? 2 : rank == ranks[seat] ? 1 : 0;
        }
        return halves / (2.0 * (ranks.length - 1));
    }
}
