package regatta.league.tune;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import regatta.league.rating.GameScore;
import regatta.league.store.StoredBot;
import regatta.league.store.StoredMatch;
import regatta.league.store.StoredMatch.StoredSeat;
import regatta.league.tune.search.Regression;
import regatta.league.tune.search.Response;
import regatta.league.tune.search.Trial;

/**
 * What the games of a {@link Learner} say of its numbers: a ridge regression of how much better or worse than usual against the
 * same opponents it did, on how far off its numbers were.
 *
 * @param games how many there were
 * @param rows where each parameter should go, and how sure that is
 * @param gain how much of the score that would gain; it flatters, because the same games chose it
 * @param gainError the deviation of that
 * @param command what a person types to have the bot so
 */
public record Lessons(int games, List<Standings.Row> rows, double gain, double gainError, String command) {

    /** A game of the learner: the numbers it played with, and how much of the other seats it beat. */
    private record Game(List<String> opponents, double[] point, double score) {}

    /** Learns from all matches among those given in which the learner played. */
    public static Lessons of(Learner learner, Collection<StoredMatch> matches) {
        List<Game> games = games(learner, matches);
        Map<List<String>, Double> usual = usual(games);
        Regression regression = new Regression(learner.box(), 0);
        double[] start = new double[learner.box().size()];
        for (Game game : games) {
            double better = game.score() - usual.getOrDefault(game.opponents(), 0.5);
            regression.tell(new Trial(0, game.point(), start), 0.5 + better);
        }
        Response.Fit fit = regression.settled();
        double[] now = regression.now();
        return new Lessons(
                games.size(),
                Standings.rows(learner.layout(), now, errors(fit, now)),
                fit.gain(now),
                fit.gainError(now),
                learner.command(now));
    }

    /**
     * Returns errors by which a number is as far from its start as its slope is from 0: all games were played a step up or down,
     * so they tell which way to go, and hardly how far.
     */
    private static double[] errors(Response.Fit fit, double[] now) {
        double[] start = new double[now.length];
        double[] errors = new double[now.length];
        for (int i = 0; i < now.length; i++) {
            double slope = fit.slope(start, i);
            errors[i] = slope == 0 ? 0 : Math.abs(now[i] * fit.slopeError(i) / slope);
        }
        return errors;
    }

    private static List<Game> games(Learner learner, Collection<StoredMatch> matches) {
        List<Game> games = new ArrayList<>();
        for (StoredMatch match : StoredMatch.withoutRepeats(matches)) {
            List<StoredBot> bySeat = match.seats().stream().map(StoredSeat::bot).toList();
            int seat = bySeat.indexOf(learner.identity());
            if (seat >= 0 && match.voided() == null) {
                List<String> opponents =
                        bySeat.stream().map(StoredBot::digest).sorted().toList();
                games.add(new Game(
                        opponents, learner.point(match.scenario(), bySeat, seat), GameScore.of(match.ranks(), seat)));
            }
        }
        return games;
    }

    /** Returns the mean score against each company. */
    private static Map<List<String>, Double> usual(List<Game> games) {
        return games.stream().collect(Collectors.groupingBy(Game::opponents, Collectors.averagingDouble(Game::score)));
    }
}
