package regatta.league.table;

import java.util.ArrayList;
import java.util.List;
import regatta.league.rating.Ratings;

/**
 * The history of the ratings: fits of the first matches of a league, up to several points.
 *
 * @param names the name of each player, numbered as in {@link LeagueTable.Row#player}
 */
public record RatingHistory(List<String> names, List<Point> points) {

    /**
     * The ratings after some matches.
     *
     * @param elo the rating of each player; NaN if it had not played
     */
    public record Point(int matches, double[] elo) {}

    /** Returns the ratings at {@code count} points, evenly spread over the matches. */
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
