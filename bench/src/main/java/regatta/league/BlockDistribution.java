package regatta.league;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.DoubleFunction;
import regatta.league.verdict.Likelihood;
import regatta.league.verdict.Tally;

/**
 * The distribution of block scores of two bots of known strengths, computed from a model of single games. A few
 * thousand random maps are drawn; both games of a block share a map.
 *
 * @param chances the probability of each score of a block, in the order of {@link Tally}
 */
record BlockDistribution(String name, int seats, double[] chances) {

    private static final int MAPS = 4000;

    /**
     * Games of two seats with logistic odds: a win if the edge exceeds the width of a draw, a loss if it is below the
     * negative width.
     *
     * @param seatLuck how much maps favour a seat
     * @param mapLuck how much maps favour a bot
     */
    record Duel(String name, double drawWidth, double seatLuck, double mapLuck) {

        BlockDistribution at(double edge) {
            SplittableRandom random = new SplittableRandom(1);
            double[] chances = new double[5];
            for (int map = 0; map < MAPS; map++) {
                double seat = seatLuck * random.nextGaussian();
                double bot = edge + mapLuck * random.nextGaussian();
                double[] first = game(bot + seat);
                double[] second = game(bot - seat);
                for (int i = 0; i < 3; i++) {
                    for (int j = 0; j < 3; j++) {
                        chances[i + j] += first[i] * second[j] / MAPS;
                    }
                }
            }
            return new BlockDistribution(name, 2, chances);
        }

        /** Returns the probabilities of a loss, a draw and a win. */
        private double[] game(double edge) {
            double win = 1 / (1 + Math.exp(drawWidth - edge));
            double loss = 1 / (1 + Math.exp(drawWidth + edge));
            return new double[] {loss, 1 - win - loss, win};
        }
    }

    /**
     * Pairs of games with the candidate and the baseline in the same field, by the Plackett-Luce model.
     *
     * @param field the logarithms of the other bots' strengths, relative to the baseline
     * @param seatLuck how much maps favour a seat, in both games of a pair
     */
    record Field(String name, double[] field, double seatLuck) {

        BlockDistribution at(double edge) {
            SplittableRandom random = new SplittableRandom(2);
            int seats = field.length + 1;
            double[] chances = new double[4 * field.length + 1];
            for (int map = 0; map < MAPS; map++) {
                double own = seatLuck * random.nextGaussian();
                double[] others = Arrays.stream(field)
                        .map(strength -> Math.exp(strength + seatLuck * random.nextGaussian()))
                        .toArray();
                double[] candidate = places(Math.exp(edge + own), others);
                double[] baseline = places(Math.exp(own), others);
                for (int i = 0; i < seats; i++) {
                    for (int j = 0; j < seats; j++) {
                        chances[2 * (field.length + j - i)] += candidate[i] * baseline[j] / MAPS;
                    }
                }
            }
            return new BlockDistribution(name, seats, chances);
        }

        /** Returns the probability of each place, best first, among others of the given strengths. */
        private static double[] places(double own, double[] others) {
            double[] places = new double[others.length + 1];
            draw(own, others, new boolean[others.length], 1, places);
            return places;
        }

        private static void draw(double own, double[] others, boolean[] ranked, double chance, double[] places) {
            double total = own;
            int place = 0;
            for (int i = 0; i < others.length; i++) {
                total += ranked[i] ? 0 : others[i];
                place += ranked[i] ? 1 : 0;
            }
            places[place] += chance * own / total;
            for (int i = 0; i < others.length; i++) {
                if (!ranked[i]) {
                    ranked[i] = true;
                    draw(own, others, ranked, chance * others[i] / total, places);
                    ranked[i] = false;
                }
            }
        }
    }

    /** Returns the distribution of a family that has a given difference in normalised Elo. */
    static BlockDistribution ofElo(DoubleFunction<BlockDistribution> family, double elo) {
        double low = -3;
        double high = 3;
        for (int round = 0; round < 40; round++) {
            double middle = (low + high) / 2;
            if (family.apply(middle).elo() < elo) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return family.apply((low + high) / 2);
    }

    double mean() {
        double mean = 0;
        for (int i = 0; i < chances.length; i++) {
            mean += chances[i] * score(i);
        }
        return mean;
    }

    double elo() {
        double mean = mean();
        double squares = 0;
        for (int i = 0; i < chances.length; i++) {
            squares += chances[i] * score(i) * score(i);
        }
        double t = (mean - 0.5) / Math.sqrt(squares - mean * mean);
        return t * Likelihood.ELO_PER_T / Math.sqrt(Tally.GAMES_PER_BLOCK);
    }

    private double score(int index) {
        return (double) index / (chances.length - 1);
    }

    double draw(SplittableRandom random) {
        double rest = random.nextDouble();
        int index = 0;
        while (index < chances.length - 1 && rest >= chances[index]) {
            rest -= chances[index++];
        }
        return score(index);
    }
}
