package regatta.league.schedule;

import java.util.Arrays;

/**
 * Ratings after Weng and Lin (2011), updated game by game. They depend on the order of games and serve to choose pairings
 * only; the table that counts is fitted to all games at once. A table: one owner, one thread.
 *
 * <p>The update is their algorithm 4, for the model of Plackett and Luce with teams of one: a game is a series of choices,
 * one for each place, among those who are not placed better, and a bot is chosen with a chance proportional to
 * exp(mean / c). Each choice that a bot could have been takes its mean towards what came and its deviation down.
 */
public final class OnlineRatings {

    private static final double MEAN = 25;
    private static final double DEVIATION = MEAN / 3;
    private static final double BETA = DEVIATION / 2;

    /** By how much, at the least, a deviation is left: no game makes anybody certain. */
    private static final double LEAST_LEFT = 1e-4;

    private final double[] mean;
    private final double[] deviation;
    private final boolean[] played;

    public OnlineRatings(int bots) {
        mean = new double[bots];
        deviation = new double[bots];
        played = new boolean[bots];
        Arrays.fill(mean, MEAN);
        Arrays.fill(deviation, DEVIATION);
    }

    public void note(PairingResult result) {
        int[] bots =
                result.pairing().bots().stream().mapToInt(Integer::intValue).toArray();
        for (int[] ranks : result.games()) {
            note(bots, ranks);
        }
    }

    /** Notes a game: who played, and at which rank each came; equal ranks are a tie. */
    public void note(int[] bots, int[] ranks) {
        double scale = scale(bots);
        double[] newMean = new double[bots.length];
        double[] newDeviation = new double[bots.length];
        for (int i = 0; i < bots.length; i++) {
            double gain = 0;
            double certainty = 0;
            for (int place = 0; place < bots.length; place++) {
                if (ranks[place] <= ranks[i]) {
                    double chance = Math.exp(mean[bots[i]] / scale) / weightFrom(place, bots, ranks, scale);
                    int tied = tied(place, ranks);
                    gain += ((place == i ? 1 : 0) - chance) / tied;
                    certainty += chance * (1 - chance) / tied;
                }
            }
            double variance = deviation[bots[i]] * deviation[bots[i]];
            double trust = deviation[bots[i]] / scale;
            newMean[i] = mean[bots[i]] + variance / scale * gain;
            newDeviation[i] = deviation[bots[i]]
                    * Math.sqrt(Math.max(LEAST_LEFT, 1 - trust * variance / (scale * scale) * certainty));
        }
        for (int i = 0; i < bots.length; i++) {
            mean[bots[i]] = newMean[i];
            deviation[bots[i]] = newDeviation[i];
            played[bots[i]] = true;
        }
    }

    private double scale(int[] bots) {
        double sum = 0;
        for (int bot : bots) {
            sum += deviation[bot] * deviation[bot] + BETA * BETA;
        }
        return Math.sqrt(sum);
    }

    /** Returns the weight of all who could have come to a place: those who did not come before it. */
    private double weightFrom(int place, int[] bots, int[] ranks, double scale) {
        double sum = 0;
        for (int i = 0; i < bots.length; i++) {
            sum += ranks[i] >= ranks[place] ? Math.exp(mean[bots[i]] / scale) : 0;
        }
        return sum;
    }

    private static int tied(int place, int[] ranks) {
        int count = 0;
        for (int rank : ranks) {
            count += rank == ranks[place] ? 1 : 0;
        }
        return count;
    }

    double mean(int bot) {
        return mean[bot];
    }

    double deviation(int bot) {
        return deviation[bot];
    }

    boolean isNew(int bot) {
        return !played[bot];
    }

    /** Returns how much a game of two would teach: their uncertainty, as far as the winner cannot be foretold. */
    double information(int bot, int other) {
        double variance = deviation[bot] * deviation[bot] + deviation[other] * deviation[other];
        double chance = 1 / (1 + Math.exp((mean[other] - mean[bot]) / Math.sqrt(variance + 2 * BETA * BETA)));
        return variance * chance * (1 - chance);
    }
}
