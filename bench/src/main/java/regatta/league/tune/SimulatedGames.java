package regatta.league.tune;

import java.util.SplittableRandom;

/** Simulated blocks of two games, in which maps favour seats and bots, and some games are draws. */
final class SimulatedGames {

    private static final double DRAW_WIDTH = 0.2;
    private static final double SEAT_LUCK = 0.7;
    private static final double MAP_LUCK = 0.5;

    private final SplittableRandom random;

    SimulatedGames(long seed) {
        random = new SplittableRandom(seed);
    }

    /** Returns the random score of a block between bots whose strengths differ by {@code edge} logits. */
    double block(double edge) {
        double seat = SEAT_LUCK * random.nextGaussian();
        double map = edge + MAP_LUCK * random.nextGaussian();
        return (game(map + seat) + game(map - seat)) / 2;
    }

    private double game(double edge) {
        double drawn = random.nextDouble();
        double win = 1 / (1 + Math.exp(DRAW_WIDTH - edge));
        double loss = 1 / (1 + Math.exp(DRAW_WIDTH + edge));
        return drawn < win ? 1 : drawn < 1 - loss ? 0.5 : 0;
    }
}
