package regatta.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import regatta.league.table.Duels;
import regatta.league.table.Fit;
import regatta.league.table.League;
import regatta.league.table.LeagueTable;
import regatta.league.table.LeagueTable.Row;
import regatta.league.table.StoredBot;
import regatta.league.table.StoredMatch;
import regatta.league.table.StoredMatch.StoredSeat;

/** Lays out what a league says. */
public final class LeagueSheets {

    /** What games a bot played and how they went. */
    static final List<Sheet.Column> TALLY = List.of(
            Sheet.Column.whole("games"),
            Sheet.Column.percent("score"),
            Sheet.Column.whole("wins"),
            Sheet.Column.whole("draws"),
            Sheet.Column.whole("losses"));

    private LeagueSheets() {}

    /** Lays out who is how good; if not all can be compared, with a column that says who can. */
    public static Sheet table(LeagueTable table) {
        List<Sheet.Column> columns = new ArrayList<>();
        if (table.groups() > 1) {
            columns.add(Sheet.Column.text("group"));
        }
        columns.addAll(List.of(
                Sheet.Column.whole("rank"),
                Sheet.Column.text("bot"),
                Sheet.Column.whole("rating"),
                Sheet.Column.whole("error"),
                Sheet.Column.percent("superiority")));
        columns.addAll(TALLY);
        columns.add(Sheet.Column.text("faults"));
        Sheet sheet = new Sheet(columns);
        int rank = 0;
        int group = -1;
        for (Row row : table.rows()) {
            rank = row.group() == group ? rank + 1 : 1;
            group = row.group();
            List<Object> cells = new ArrayList<>();
            if (table.groups() > 1) {
                cells.add(String.valueOf((char) ('A' + group % 26)));
            }
            cells.addAll(List.of(rank, row.name(), row.elo(), row.error(), row.superiority()));
            cells.addAll(tally(row));
            cells.add(row.faultText());
            sheet.add(cells.toArray());
        }
        return sheet;
    }

    static List<Object> tally(Row row) {
        return List.of(row.games(), row.score(), row.wins(), row.draws(), row.losses());
    }

    /** Says what the columns of the table mean, and what it leaves open. */
    public static String notes(League league) {
        LeagueTable table = league.table();
        Fit fit = league.fit();
        String notes = "rating ± error: Elo with its 95 % interval; superiority: how likely better than the next.";
        if (table.groups() > 1) {
            notes += "\nNo match links the groups A to " + (char) ('A' + Math.min(25, table.groups() - 1))
                    + ": ratings of different groups cannot be compared.";
        }
        return fit.sentence().isEmpty() ? notes : notes + "\n" + fit.sentence();
    }

    static Sheet setAside(Map<StoredBot, String> reasons) {
        Sheet sheet = new Sheet(Sheet.Column.text("bot"), Sheet.Column.text("digest"), Sheet.Column.text("reason"));
        reasons.forEach((bot, reason) -> sheet.add(bot.name(), bot.digest(), reason));
        return sheet;
    }

    /** Lays out the matches, a row a seat. */
    public static Sheet matches(List<StoredMatch> matches) {
        Sheet sheet = new Sheet(
                Sheet.Column.text("key"),
                Sheet.Column.text("finished"),
                Sheet.Column.text("scenario"),
                Sheet.Column.whole("seat"),
                Sheet.Column.text("bot"),
                Sheet.Column.whole("rank"),
                Sheet.Column.whole("score"),
                Sheet.Column.whole("turns"),
                Sheet.Column.whole("meanMicros"),
                Sheet.Column.whole("p99Micros"),
                Sheet.Column.whole("worstMicros"),
                Sheet.Column.whole("cpuMicros"),
                Sheet.Column.text("faults"),
                Sheet.Column.text("record"));
        for (StoredMatch match : matches) {
            for (int seat = 0; seat < match.seats().size(); seat++) {
                StoredSeat came = match.seats().get(seat);
                String faults = came.faults().stream()
                        .map(fault ->
                                "turn " + fault.turn() + " " + LeagueTable.word(fault.kind()) + ": " + fault.detail())
                        .collect(Collectors.joining("; "));
                sheet.add(
                        match.key(),
                        match.finishedAt(),
                        match.label().toString(),
                        seat,
                        came.bot().name(),
                        came.rank(),
                        came.score(),
                        match.turns(),
                        came.times().mean(),
                        came.times().percentile99(),
                        came.times().worst(),
                        came.cpuMicros(),
                        faults,
                        match.record());
            }
        }
        return sheet;
    }

    /** Lays out everybody's score against everybody, the best first. */
    public static Sheet duels(League league) {
        LeagueTable table = league.table();
        Duels duels = league.duels();
        Sheet sheet = new Sheet(
                Sheet.Column.text("bot"),
                Sheet.Column.text("opponent"),
                Sheet.Column.whole("games"),
                Sheet.Column.percent("score"),
                Sheet.Column.percent("expected"),
                Sheet.Column.text("differs"));
        for (Row row : table.rows()) {
            for (Row other : table.rows()) {
                int games = duels.games(row.player(), other.player());
                if (games > 0) {
                    sheet.add(
                            row.name(),
                            other.name(),
                            games,
                            duels.score(row.player(), other.player()),
                            table.ratings().winChance(row.player(), other.player()),
                            league.fit().isSurprise(row.player(), other.player()) ? "by more than chance" : "");
                }
            }
        }
        return sheet;
    }
}
