package regatta.league.verdict;

import java.util.Arrays;

/**
 * How often each score of a block came up. A block is two games on one scenario, and its score, from 0 to 1, is one half if
 * they tell no difference. A table: one owner, one thread.
 *
 * <p>A place in a game of n seats is worth a multiple of 1/(n − 1), and half of that in a tie; so block scores are
 * multiples of 1/(4(n − 1)): the five of 0, ¼, ½, ¾ and 1 for two seats, thirteen for four.
 */
public final class Tally {

    public static final int GAMES_PER_BLOCK = 2;

    private static final double SLIGHT = 1e-9;

    private final long[] counts;
    private long blocks;

    /** Makes an empty tally of blocks of games with that many seats. */
    public Tally(int seats) {
        if (seats < 2) {
            throw new IllegalArgumentException("bots are compared in games of two seats or more, not of " + seats);
        }
        counts = new long[4 * (seats - 1) + 1];
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

    /** Notes a block. */
    public void add(double score) {
        double place = score * (counts.length - 1);
        long nearest = Math.round(place);
        if (nearest < 0 || nearest >= counts.length || Math.abs(place - nearest) > SLIGHT * counts.length) {
            throw new IllegalArgumentException(
                    "a block scores from 0 to 1 in steps of 1/" + (counts.length - 1) + ", not " + score);
        }
        counts[(int) nearest]++;
        blocks++;
    }

    public long blocks() {
        return blocks;
    }

    /** Returns whether every block so far told no difference. */
    boolean alike() {
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
     * Returns an estimate of the variance of block scores that is never zero: one block more is assumed, half won and half
     * lost outright, so that a few equal blocks do not pass for certainty.
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

    /** Returns the share of each score. Scores that did not come up have a tiny one, so that no likelihood is zero. */
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
}
