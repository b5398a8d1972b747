package regatta.league;

import java.util.Map;
import java.util.TreeMap;

/**
 * How often each score of a block came up. A block is one scenario played in all seat rotations; its score is the mean of
 * its games' and lies between 0 and 1. A table: one owner, one thread.
 */
public final class Tally {

    private final int gamesPerBlock;
    private final TreeMap<Double, Long> counts = new TreeMap<>();
    private long blocks;

    /** Makes an empty tally. */
    public Tally(int gamesPerBlock) {
        this.gamesPerBlock = gamesPerBlock;
    }

    /** Returns the tally of two-player blocks from counts of LL, LD, LW or DD, DW, WW. */
    public static Tally pentanomial(long... counts) {
        Tally tally = new Tally(2);
        for (int i = 0; i < counts.length; i++) {
            tally.add(i / 4.0, counts[i]);
        }
        return tally;
    }

    /** Notes a block. */
    public void add(double score) {
        add(score, 1);
    }

    private void add(double score, long count) {
        if (!(score >= 0 && score <= 1)) {
            throw new IllegalArgumentException("a block scores from 0 to 1, not " + score);
        }
        counts.merge(score, count, Long::sum);
        blocks += count;
    }

    public long blocks() {
        return blocks;
    }

    public int gamesPerBlock() {
        return gamesPerBlock;
    }

    /** Returns how often a score came up. */
    public long count(double score) {
        return counts.getOrDefault(score, 0L);
    }

    public double mean() {
        double sum = 0;
        for (Map.Entry<Double, Long> entry : counts.entrySet()) {
            sum += entry.getKey() * entry.getValue();
        }
        return blocks == 0 ? 0.5 : sum / blocks;
    }

    public double variance() {
        double mean = mean();
        double sum = 0;
        for (Map.Entry<Double, Long> entry : counts.entrySet()) {
            sum += (entry.getKey() - mean) * (entry.getKey() - mean) * entry.getValue();
        }
        return blocks == 0 ? 0 : sum / blocks;
    }

    /**
     * Returns scores and their shares, as two arrays. Scores that could have come up but did not have a tiny share, so
     * that no likelihood is zero: the five of two-player blocks, else the ends.
     */
    double[][] distribution() {
        TreeMap<Double, Double> shares = new TreeMap<>();
        double[] possible = gamesPerBlock == 2 ? new double[] {0, 0.25, 0.5, 0.75, 1} : new double[] {0, 0.5, 1};
        for (double score : possible) {
            shares.put(score, 1e-3);
        }
        counts.forEach((score, count) -> {
            if (count > 0) {
                shares.put(score, (double) count);
            }
        });
        double total = shares.values().stream().mapToDouble(Double::doubleValue).sum();
        double[] scores = new double[shares.size()];
        double[] parts = new double[shares.size()];
        int i = 0;
        for (Map.Entry<Double, Double> entry : shares.entrySet()) {
            scores[i] = entry.getKey();
            parts[i++] = entry.getValue() / total;
        }
        return new double[][] {scores, parts};
    }
}
