package regatta.league;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.SplittableRandom;
import regatta.league.rating.PlackettLuce;
import regatta.league.rating.Ratings;
import regatta.league.rating.Results;

/** Measures the time to store and rate a hundred thousand games. */
final class RatingBench {

    private static final int GAMES = 100_000;

    private RatingBench() {}

    static void run() {
        System.out.println();
        System.out.println("| 100,000 games of | players | processor seconds | outside the error |");
        System.out.println("|---|---|---|---|");
        measure(2, 40);
        measure(4, 40);
        measure(4, 200);
        measure(16, 200);
    }

    private static void measure(int seats, int players) {
        SplittableRandom random = new SplittableRandom(players + seats);
        double[] strengths = new double[players];
        double mean = 0;
        for (int i = 0; i < players; i++) {
            strengths[i] = random.nextGaussian();
            mean += strengths[i] / players;
        }
        int[][] games = new int[GAMES][];
        for (int i = 0; i < GAMES; i++) {
            games[i] = game(random, strengths, seats);
        }
        int[] ranks = new int[seats];
        for (int i = 0; i < seats; i++) {
            ranks[i] = i + 1;
        }
        long began = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        Results results = new Results(players);
        for (int[] game : games) {
            results.add(game, ranks);
        }
        Ratings ratings = PlackettLuce.fit(results);
        double seconds = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - began) / 1e9;
        int outside = 0;
        for (int i = 0; i < players; i++) {
            double error = ratings.elo(i) - Ratings.ELO * (strengths[i] - mean);
            outside += Math.abs(error) > ratings.error(i) ? 1 : 0;
        }
        System.out.printf(
                Locale.ROOT, "| %d | %d | %.2f | %.1f %% |%n", seats, players, seconds, 100.0 * outside / players);
    }

    /** Draws the players of a game, and returns them in the order of their ranks. */
    private static int[] game(SplittableRandom random, double[] strengths, int seats) {
        int[] players = new int[seats];
        for (int i = 0; i < seats; i++) {
            int player = random.nextInt(strengths.length);
            boolean seated = false;
            for (int j = 0; j < i; j++) {
                seated |= players[j] == player;
            }
            if (seated) {
                i--;
            } else {
                players[i] = player;
            }
        }
        // Exponential clocks with rates by strength: their order has the Plackett-Luce distribution.
        double[] clocks = new double[strengths.length];
        for (int player : players) {
            clocks[player] = -Math.log(1 - random.nextDouble()) / Math.exp(strengths[player]);
        }
        return Arrays.stream(players)
                .boxed()
                .sorted(Comparator.comparingDouble(player -> clocks[player]))
                .mapToInt(Integer::intValue)
                .toArray();
    }
}
