package regatta.cli.report;

import java.util.ArrayList;
import java.util.List;
import regatta.league.table.Duels;
import regatta.league.table.League;
import regatta.league.table.LeagueTable.Row;

/** Lays out the parts of a league, each row with the values that its part shares. */
public final class SliceSheets {

    private SliceSheets() {}

    public static Sheet ofTables(List<Sheet.Column> keys) {
        List<Sheet.Column> columns = new ArrayList<>(keys);
        columns.addAll(List.of(Sheet.Column.text("bot"), Sheet.Column.whole("rating"), Sheet.Column.whole("error")));
        columns.addAll(LeagueSheets.TALLY);
        return new Sheet(columns);
    }

    public static void addTable(Sheet sheet, List<String> values, League league) {
        for (Row row : league.table().rows()) {
            List<Object> cells = new ArrayList<>(values);
            cells.addAll(List.of(row.name(), row.elo(), row.error()));
            cells.addAll(LeagueSheets.tally(row));
            sheet.add(cells.toArray());
        }
    }

    public static Sheet ofDuels(List<Sheet.Column> keys) {
        List<Sheet.Column> columns = new ArrayList<>(keys);
        columns.addAll(List.of(
                Sheet.Column.text("bot"),
                Sheet.Column.text("opponent"),
                Sheet.Column.whole("games"),
                Sheet.Column.percent("score")));
        return new Sheet(columns);
    }

    public static void addDuels(Sheet sheet, List<String> values, League league) {
        Duels duels = league.duels();
        List<String> names = league.names();
        for (int player = 0; player < names.size(); player++) {
            for (int other = 0; other < names.size(); other++) {
                if (duels.games(player, other) > 0) {
                    List<Object> cells = new ArrayList<>(values);
                    cells.addAll(List.of(names.get(player), names.get(other)));
                    cells.addAll(List.of(duels.games(player, other), duels.score(player, other)));
                    sheet.add(cells.toArray());
                }
            }
        }
    }
}
