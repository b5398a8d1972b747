package regatta.league.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import regatta.core.Fault;
import regatta.league.rating.Ratings;
import regatta.league.rating.Results;
import regatta.league.table.StoredMatch.StoredSeat;

/**
 * The rating table of a league. It does not depend on the order of the matches. Matches of disqualified bots do not
 * count.
 *
 * @param rows the bots, best first; with several groups, group by group
 * @param groups the number of groups without matches between them, whose ratings cannot be compared
 * @param ratings the ratings of the players, numbered as in {@link Row#player}
 * @param ranks the ranks that each bot can have
 */
public record LeagueTable(List<Row> rows, int groups, Ratings ratings, Ranks ranks) {

    /**
     * The row of a bot.
     *
     * @param player its number in the ratings
     * @param name its name, unique in the table
     * @param error half the width of the 95 % interval of the rating
     * @param superiority the probability that it is better than the next bot of its group; NaN for the last
     * @param score the mean score of its games, from 0 to 1
     * @param wins the games in which it alone was first
     * @param draws the games in which it shared the first rank
     * @param meanRank the mean of its ranks, from 1
     * @param meanScore the mean of the scores that the game gave it
     * @param faults the number of faults of each kind
     * @param stats the mean of each value that it reported, by name
     */
    public record Row(
            int player,
            StoredBot bot,
            String name,
            int group,
            double elo,
            double error,
            double superiority,
            int games,
            double score,
            int wins,
            int draws,
            double meanRank,
            double meanScore,
            Map<Fault.Kind, Integer> faults,
            Map<String, Double> stats) {

        public int losses() {
            return games - wins - draws;
        }

        /** Returns the faults of each kind as text: {@code 2 late}, {@code 1 over limit}. */
        public List<String> faultTexts() {
            return faults.entrySet().stream()
                    .map(entry -> entry.getValue() + " " + word(entry.getKey()))
                    .toList();
        }

        public int faultCount() {
            return faults.values().stream().mapToInt(Integer::intValue).sum();
        }
    }

    public static String word(Fault.Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** The totals of a bot. */
    private static final class Sum {
        int games;
        int wins;
        int draws;
        double score;
        long ranks;
        double gameScore;
        final Map<Fault.Kind, Integer> faults = new EnumMap<>(Fault.Kind.class);
        final Map<String, DoubleSummaryStatistics> stats = new TreeMap<>();

        Map<String, Double> meanStats() {
            Map<String, Double> means = new TreeMap<>();
            stats.forEach((name, values) -> means.put(name, values.getAverage()));
            return means;
        }
    }

    static LeagueTable of(League league) {
        Ratings ratings = league.ratings(league.matches().size());
        List<Sum> sums = new ArrayList<>();
        league.bots().forEach(bot -> sums.add(new Sum()));
        List<StoredMatch> byKey = new ArrayList<>(league.matches());
        byKey.sort(Comparator.comparing(StoredMatch::key)); // Floating-point sums depend on the order of their terms.
        for (StoredMatch match : byKey) {
            int[] ranks = match.ranks();
            for (int seat = 0; seat < ranks.length; seat++) {
                StoredSeat came = match.seats().get(seat);
                add(sums.get(league.player(came.bot())), ranks, seat, came);
            }
        }
        List<Row> rows = rows(league, ratings, sums);
        return new LeagueTable(rows, ratings.groups(), ratings, new Ranks(rows, ratings, league.duels()));
    }

    private static void add(Sum sum, int[] ranks, int seat, StoredSeat came) {
        sum.games++;
        sum.score += Results.score(ranks, seat);
        sum.ranks += ranks[seat];
        sum.gameScore += came.score();
        if (ranks[seat] == 1) {
            boolean alone = true;
            for (int other = 0; other < ranks.length; other++) {
                alone &= other == seat || ranks[other] != 1;
            }
            sum.wins += alone ? 1 : 0;
            sum.draws += alone ? 0 : 1;
        }
        came.stats()
                .forEach((name, value) -> sum.stats
                        .computeIfAbsent(name, each -> new DoubleSummaryStatistics())
                        .accept(value));
        came.faultCounts().forEach((kind, count) -> sum.faults.merge(kind, count, Integer::sum));
    }

    private static List<Row> rows(League league, Ratings ratings, List<Sum> sums) {
        List<Integer> order = new ArrayList<>();
        for (int player = 0; player < league.bots().size(); player++) {
            order.add(player);
        }
        order.sort(Comparator.comparingInt(ratings::group)
                .thenComparing(Comparator.comparingDouble(ratings::elo).reversed())
                .thenComparing(league.names()::get));
        List<Row> rows = new ArrayList<>();
        for (int place = 0; place < order.size(); place++) {
            int player = order.get(place);
            boolean last = place + 1 == order.size() || ratings.group(order.get(place + 1)) != ratings.group(player);
            Sum sum = sums.get(player);
            rows.add(new Row(
                    player,
                    league.bots().get(player),
                    league.names().get(player),
                    ratings.group(player),
                    ratings.elo(player),
                    ratings.error(player),
                    last ? Double.NaN : ratings.superiority(player, order.get(place + 1)),
                    sum.games,
                    sum.score / sum.games,
                    sum.wins,
                    sum.draws,
                    (double) sum.ranks / sum.games,
                    sum.gameScore / sum.games,
                    sum.faults,
                    sum.meanStats()));
        }
        return rows;
    }
}
