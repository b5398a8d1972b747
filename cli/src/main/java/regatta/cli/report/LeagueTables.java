package regatta.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import regatta.host.match.TurnFault;
import regatta.league.table.Disqualification;
import regatta.league.table.Duels;
import regatta.league.table.Fit;
import regatta.league.table.League;
import regatta.league.table.LeagueTable;
import regatta.league.table.LeagueTable.Row;
import regatta.league.table.StoredBot;
import regatta.league.table.StoredMatch;
import regatta.league.table.StoredMatch.StoredSeat;

/** The tables of a league and of its slices. */
public final class LeagueTables {

    private static final String TALLY = " ?games# score% ?wins# ?draws# ?losses#";

    private LeagueTables() {}

    /** Returns the ratings, best first, with a column for the group if not all ratings can be compared. */
    public static TextTable ratings(LeagueTable table) {
        boolean grouped = table.groups() > 1;
        TextTable ratings = new TextTable((grouped ? "group " : "") + "rank# ?ranks> bot rating# error# ?superiority%"
                + TALLY + " ?meanRank. ?meanScore# ?faults");
        for (int place = 0; place < table.rows().size(); place++) {
            Row row = table.rows().get(place);
            List<Object> cells =
                    new ArrayList<>(grouped ? List.of(String.valueOf((char) ('A' + row.group() % 26))) : List.of());
            String ranks = table.ranks().range(place).toString();
            cells.addAll(
                    List.of(table.ranks().rank(place), ranks, row.name(), row.elo(), row.error(), row.superiority()));
            cells.addAll(tally(row));
            cells.addAll(List.of(row.meanRank(), row.meanScore(), row.faultTexts()));
            ratings.add(cells.toArray());
        }
        return ratings;
    }

    private static List<Object> tally(Row row) {
        return List.of(row.games(), row.score(), row.wins(), row.draws(), row.losses());
    }

    /** Returns the explanation of the columns of the ratings, with warnings. */
    public static String notes(League league) {
        LeagueTable table = league.table();
        Fit fit = league.fit();
        String sentence = table.ranks().sentence();
        String notes = (sentence.isEmpty() ? "" : sentence + "\n")
                + "ranks: those that a bot can have, with 95 % confidence for all bots at once; rating ± error: Elo with its"
                + " 95 % interval; superiority: probability of being better than the next (LOS).";
        if (table.groups() > 1) {
            notes += "\nNo match links the groups A to " + (char) ('A' + Math.min(25, table.groups() - 1))
                    + ": ratings of different groups cannot be compared.";
        }
        return fit.sentence().isEmpty() ? notes : notes + "\n" + fit.sentence();
    }

    static TextTable disqualified(Map<StoredBot, Disqualification> reasons) {
        TextTable table = new TextTable("bot digest reason");
        reasons.forEach((bot, reason) -> table.add(bot.name(), bot.digest(), reason.toString()));
        return table;
    }

    /** Returns the matches, one row per seat. */
    public static TextTable matches(List<StoredMatch> matches) {
        TextTable table = new TextTable("key finished scenario seat# bot rank# score# turns#"
                + " meanMicros# p99Micros# worstMicros# cpuMicros# faults record stats");
        for (StoredMatch match : matches) {
            for (int seat = 0; seat < match.seats().size(); seat++) {
                StoredSeat result = match.seats().get(seat);
                table.add(
                        match.key(),
                        match.finishedAt(),
                        match.label().toString(),
                        seat,
                        result.bot().name(),
                        result.rank(),
                        result.score(),
                        match.turns(),
                        result.times().mean(),
                        result.times().percentile99(),
                        result.times().worst(),
                        result.cpuMicros(),
                        result.faults().stream().map(TurnFault::summary).toList(),
                        match.record(),
                        result.stats());
            }
        }
        return table;
    }

    /** Returns the values that bots reported, as means of all their matches; without rows if there are none. */
    public static TextTable stats(LeagueTable table) {
        Set<String> names = new TreeSet<>();
        table.rows().forEach(row -> names.addAll(row.stats().keySet()));
        TextTable stats = new TextTable("bot", names);
        for (Row row : table.rows()) {
            if (!row.stats().isEmpty()) {
                List<@Nullable Object> cells = new ArrayList<>(List.of(row.name()));
                names.forEach(name -> cells.add(row.stats().get(name)));
                stats.add(cells.toArray());
            }
        }
        return stats;
    }

    /** Returns the score of every bot against every other one in percent, as a matrix, best bots first. */
    public static TextTable matrix(League league) {
        List<Row> rows = league.table().rows();
        StringBuilder columns = new StringBuilder("rank# bot");
        for (int rank = 1; rank <= rows.size(); rank++) {
            columns.append(' ').append(rank).append('#');
        }
        TextTable table = new TextTable(columns.toString());
        for (Row row : rows) {
            List<@Nullable Object> cells =
                    new ArrayList<>(List.of(table.values().size() + 1, row.name()));
            for (Row other : rows) {
                boolean met = league.duels().games(row.player(), other.player()) > 0;
                cells.add(met ? 100 * league.duels().score(row.player(), other.player()) : null);
            }
            table.add(cells.toArray());
        }
        return table;
    }

    /** Returns the score of every pair of bots, best bots first. */
    public static TextTable duels(League league) {
        LeagueTable table = league.table();
        Duels duels = league.duels();
        TextTable all = new TextTable("bot opponent games# score% expected% differs");
        for (Row row : table.rows()) {
            for (Row other : table.rows()) {
                int games = duels.games(row.player(), other.player());
                if (games > 0) {
                    all.add(
                            row.name(),
                            other.name(),
                            games,
                            duels.score(row.player(), other.player()),
                            table.ratings().winChance(row.player(), other.player()),
                            league.fit().isSurprise(row.player(), other.player()) ? "by more than chance" : "");
                }
            }
        }
        return all;
    }

    /**
     * Returns the ratings in each slice of a league.
     *
     * @param keys the options by which the league is divided
     * @param parts the slices by the values of the options
     */
    public static TextTable ratingsByPart(List<String> keys, Map<List<String>, League> parts) {
        TextTable table = new TextTable(String.join(" ", keys) + " bot rating# error#" + TALLY);
        parts.forEach((values, league) -> {
            for (Row row : league.table().rows()) {
                List<Object> cells = new ArrayList<>(values);
                cells.addAll(List.of(row.name(), row.elo(), row.error()));
                cells.addAll(tally(row));
                table.add(cells.toArray());
            }
        });
        return table;
    }

    /** Returns the score of every pair of bots in each slice of a league. */
    public static TextTable duelsByPart(List<String> keys, Map<List<String>, League> parts) {
        TextTable table = new TextTable(String.join(" ", keys) + " bot opponent games# score%");
        parts.forEach((values, league) -> {
            Duels duels = league.duels();
            List<String> names = league.names();
            for (int player = 0; player < names.size(); player++) {
                for (int other = 0; other < names.size(); other++) {
                    if (duels.games(player, other) > 0) {
                        List<Object> cells = new ArrayList<>(values);
                        cells.addAll(List.of(names.get(player), names.get(other)));
                        cells.addAll(List.of(duels.games(player, other), duels.score(player, other)));
                        table.add(cells.toArray());
                    }
                }
            }
        });
        return table;
    }
}
