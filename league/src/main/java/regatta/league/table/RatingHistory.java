package regatta.league.table;

import java.util.ArrayList;
import java.util.List;
import regatta.league.rating.Ratings;

/**
 * How the ratings came to be: the fit of the first so many matches, at some points on the way.
 *
 * @param names by player, in the numbering of {@link LeagueTable.Row#player}
 */
public record RatingHistory(List<String> names, List<Point> points) {

    /**
     * The ratings after some matches.
     *
     * @param elo by player; not a number for one that had not played
     */
    public record Point(int matches, double[] elo) {}

    /** Fits the ratings at {@code count} points, evenly spread over the matches in their order. */
    public static RatingHistory of(League league, int count) {
        int total = league.matches().size();
        List<Point> points = new ArrayList<>();
        for (int i = 1; i <= Math.min(count, total); i++) {
            int until = (int) ((long) total * i / Math.min(count, total));
            Ratings ratings = league.ratings(until);
            boolean[] played = new boolean[league.bots().size()];
            for (StoredMatch match : league.matches().subList(0, until)) {
                match.seats().forEach(seat -> played[league.player(seat.bot())] = true);
            }
            double[] elo = new double[played.length];
            for (int player = 0; player < elo.length; player++) {
                elo[player] = played[player] ? ratings.elo(player) : Double.NaN;
            }
            points.add(new Point(until, elo));
        }
        return new RatingHistory(league.names(), points);
    }
}
