package regatta.league.schedule;

import java.util.Arrays;

/**
 * Ratings after Weng and Lin (2011), updated game by game. They depend on the order of games and only serve to choose
 * pairings; the published ratings are fitted to all games at once. Mutable, for one thread.
 *
 * <p>The update is their algorithm 4, for the model of Plackett and Luce with teams of one: a game is a series of
 * choices, one per rank, among the bots that do not rank higher, and a bot is chosen with a probability proportional to
 * exp(mean / c). Each choice that included a bot moves its mean towards the result and reduces its deviation.
 */
public final class OnlineRatings {

    private static final double MEAN = 25;
    private static final double DEVIATION = MEAN / 3;
    private static final double BETA = DEVIATION / 2;

    /** The minimum factor of a deviation after a game, so that it never becomes zero. */
    private static final double MIN_FACTOR = 1e-4;

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

    /** Adds a game with its players and their ranks; equal ranks are a tie. */
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
                    * Math.sqrt(Math.max(MIN_FACTOR, 1 - trust * variance / (scale * scale) * certainty));
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

    /** Returns the weight of all bots that could have taken a rank: those that do not rank higher. */
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

    /** Returns the information of a game of two: their uncertainty, times the uncertainty of the result. */
    double information(int bot, int other) {
        double variance = deviation[bot] * deviation[bot] + deviation[other] * deviation[other];
        double chance = 1 / (1 + Math.exp((mean[other] - mean[bot]) / Math.sqrt(variance + 2 * BETA * BETA)));
        return variance * chance * (1 - chance);
    }
}
