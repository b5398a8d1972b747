package regatta.league.verdict;

import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The number of blocks with each score. A block is two games on one scenario. Its score is from 0 to 1, and 0.5 if the
 * games show no difference. Mutable, for one thread.
 *
 * <p>A rank in a game of n seats is worth a multiple of 1/(n − 1), or half of that in a tie. So block scores are
 * multiples of 1/(4(n − 1)): five values (0, ¼, ½, ¾, 1) for two seats, thirteen for four.
 */
public final class Tally {

    public static final int GAMES_PER_BLOCK = 2;

    private static final double MIN_SHARE = 1e-9;

    private final long[] counts;
    private long blocks;

    /** Creates an empty tally for games with the given number of seats. */
    public Tally(int seats) {
        if (seats < 2) {
            throw new IllegalArgumentException("bots are compared in games of two seats or more, not of " + seats);
        }
        counts = new long[4 * (seats - 1) + 1];
    }

    private Tally(long[] counts, long blocks) {
        this.counts = counts;
        this.blocks = blocks;
    }

    /** Returns the tally of two-player blocks from counts of LL, LD, LW or DD, DW, WW. */
    public static Tally pentanomial(long... counts) {
        Tally tally = new Tally(2);
        for (int i = 0; i < tally.counts.length; i++) {
            tally.counts[i] = counts[i];
            tally.blocks += counts[i];
        }
        return tally;
    }

    public void add(double score) {
        double place = score * (counts.length - 1);
        long nearest = Math.round(place);
        if (nearest < 0 || nearest >= counts.length || Math.abs(place - nearest) > MIN_SHARE * counts.length) {
            throw new IllegalArgumentException(
                    "a block score is a multiple of 1/" + (counts.length - 1) + " from 0 to 1, not " + score);
        }
        counts[(int) nearest]++;
        blocks++;
    }

    /** Returns a copy that does not change. */
    Tally copy() {
        return new Tally(counts.clone(), blocks);
    }

    public long blocks() {
        return blocks;
    }

    /** Returns the number of blocks with a score above 0.5. */
    public long won() {
        return Arrays.stream(counts, counts.length / 2 + 1, counts.length).sum();
    }

    /** Returns the number of blocks with a score below 0.5. */
    public long lost() {
        return Arrays.stream(counts, 0, counts.length / 2).sum();
    }

    /** Returns the number of blocks with each score that occurred. */
    public SortedMap<Double, Long> byScore() {
        SortedMap<Double, Long> byScore = new TreeMap<>();
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] > 0) {
                byScore.put(score(i), counts[i]);
            }
        }
        return byScore;
    }

    long[] counts() {
        return counts.clone();
    }

    /** Returns whether no block has shown a difference. */
    boolean indistinguishable() {
        return counts[counts.length / 2] == blocks;
    }

    public double mean() {
        double sum = 0;
        for (int i = 0; i < counts.length; i++) {
            sum += counts[i] * score(i);
        }
        return blocks == 0 ? 0.5 : sum / blocks;
    }

    /**
     * Returns an estimate of the variance of block scores that is never zero: one more block is assumed, half won and
     * half lost, so that a few equal blocks do not look like certainty.
     */
    public double variance() {
        double mean = mean();
        double sum = 0.25;
        for (int i = 0; i < counts.length; i++) {
            sum += counts[i] * (score(i) - mean) * (score(i) - mean);
        }
        return sum / (blocks + 1);
    }

    double[] scores() {
        double[] scores = new double[counts.length];
        Arrays.setAll(scores, this::score);
        return scores;
    }

    /**
     * Returns the share of each score. Scores that have not occurred get a tiny share, so that no likelihood is zero.
     */
    double[] shares() {
        double[] shares = new double[counts.length];
        Arrays.setAll(shares, i -> Math.max((double) counts[i], 1e-3));
        double total = Arrays.stream(shares).sum();
        Arrays.setAll(shares, i -> shares[i] / total);
        return shares;
    }

    private double score(int index) {
        return (double) index / (counts.length - 1);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Tally tally && Arrays.equals(counts, tally.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }
}
