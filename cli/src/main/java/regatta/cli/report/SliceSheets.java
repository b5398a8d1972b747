package regatta.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import regatta.league.table.Duels;
import regatta.league.table.League;
import regatta.league.table.LeagueTable.Row;

/** Lays out the parts of a league, each row with the values that its part shares. */
public final class SliceSheets {

    private SliceSheets() {}

    /** Lays out the table of each part. */
    public static Sheet tables(List<String> keys, Map<List<String>, League> parts) {
        List<Sheet.Column> columns = columns(keys);
        columns.addAll(List.of(Sheet.Column.text("bot"), Sheet.Column.whole("rating"), Sheet.Column.whole("error")));
        columns.addAll(LeagueSheets.TALLY);
        Sheet sheet = new Sheet(columns);
        parts.forEach((values, league) -> {
            for (Row row : league.table().rows()) {
                List<Object> cells = new ArrayList<>(values);
                cells.addAll(List.of(row.name(), row.elo(), row.error()));
                cells.addAll(LeagueSheets.tally(row));
                sheet.add(cells.toArray());
            }
        });
        return sheet;
    }

    private static List<Sheet.Column> columns(List<String> keys) {
        return new ArrayList<>(keys.stream().map(Sheet.Column::text).toList());
    }

    /** Lays out everybody's score against everybody in each part. */
    public static Sheet duels(List<String> keys, Map<List<String>, League> parts) {
        List<Sheet.Column> columns = columns(keys);
        columns.addAll(List.of(
                Sheet.Column.text("bot"),
                Sheet.Column.text("opponent"),
                Sheet.Column.whole("games"),
                Sheet.Column.percent("score")));
        Sheet sheet = new Sheet(columns);
        parts.forEach((values, league) -> addDuels(sheet, values, league));
        return sheet;
    }

    private static void addDuels(Sheet sheet, List<String> values, League league) {
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
