package regatta.league.schedule;

import com.pocketcombats.openskill.Adjudicator;
import com.pocketcombats.openskill.RatingModelConfig;
import com.pocketcombats.openskill.data.RatingAdjustment;
import com.pocketcombats.openskill.data.SimplePlayerResult;
import com.pocketcombats.openskill.data.SimpleTeamResult;
import com.pocketcombats.openskill.data.TeamResult;
import com.pocketcombats.openskill.model.PlackettLuce;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Ratings after Weng and Lin (2011), updated game by game. They depend on the order of games and serve to choose pairings
 * only; the table that counts is fitted to all games at once. A table: one owner, one thread.
 */
final class OnlineRatings {

    private static final double MEAN = 25;
    private static final double DEVIATION = MEAN / 3;
    private static final double BETA = DEVIATION / 2;

    private final double[] mean;
    private final double[] deviation;
    private final boolean[] played;
    private final Adjudicator<Integer> adjudicator;

    OnlineRatings(int bots) {
        mean = new double[bots];
        deviation = new double[bots];
        played = new boolean[bots];
        Arrays.fill(mean, MEAN);
        Arrays.fill(deviation, DEVIATION);
        RatingModelConfig config = RatingModelConfig.builder()
                .setBeta(BETA)
                .setKappa(1e-4)
                .setTau(0)
                .build();
        adjudicator = new Adjudicator<>(config, new PlackettLuce(config));
    }

    void note(PairingResult result) {
        List<Integer> bots = result.pairing().bots();
        for (int[] ranks : result.games()) {
            List<TeamResult<Integer>> teams = new ArrayList<>();
            for (int i = 0; i < bots.size(); i++) {
                int bot = bots.get(i);
                played[bot] = true;
                teams.add(new SimpleTeamResult<>(
                        mean[bot],
                        deviation[bot],
                        ranks[i],
                        List.of(new SimplePlayerResult<>(bot, mean[bot], deviation[bot]))));
            }
            for (RatingAdjustment<Integer> change : adjudicator.rate(teams)) {
                mean[change.playerId()] = change.mu();
                deviation[change.playerId()] = change.sigma();
            }
        }
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
