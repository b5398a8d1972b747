package regatta.league.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import regatta.core.Fault;
import regatta.core.JsonOut;
import regatta.core.Scenario;
import regatta.core.TextOut;
import regatta.host.match.MatchReport.Times;
import regatta.host.match.TurnFault;
import regatta.host.process.Invalidation;
import regatta.host.record.NamedScenario;
import regatta.league.table.StoredBot;
import regatta.league.table.StoredMatch;
import regatta.league.table.StoredMatch.StoredSeat;

/** Reads matches back. */
final class MatchReader {

    /** Where what is told of a seat begins in a row of {@link Sql#MATCHES}. */
    private static final int FIRST_SEAT_COLUMN = 10;

    private static final int MAX_SEATS = 1000;

    private final Connection connection;
    private final Path file;
    private final RecordFolder records;

    MatchReader(StoreFile store) {
        connection = store.connection();
        file = store.file();
        records = new RecordFolder(file);
    }

    Map<Integer, StoredBot> bots() throws SQLException {
        Map<Integer, StoredBot> bots = new TreeMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(Sql.BOTS)) {
            StoredRow row = new StoredRow(file, rows);
            while (rows.next()) {
                bots.put(rows.getInt(1), new StoredBot(row.text(2), row.text(3), row.text(4)));
            }
        }
        return bots;
    }

    Map<Integer, NamedScenario> scenarios() throws SQLException {
        Map<Integer, NamedScenario> scenarios = new TreeMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(Sql.SCENARIOS)) {
            StoredRow row = new StoredRow(file, rows);
            while (rows.next()) {
                String text = row.text(2);
                Scenario scenario = row.parsed(2, Scenario::parse);
                Scenario label = row.text(3).equals(text) ? scenario : row.parsed(3, Scenario::parse);
                scenarios.put(rows.getInt(1), new NamedScenario(scenario, label));
            }
        }
        return scenarios;
    }

    Map<StoredBot, String> setAside() throws SQLException {
        Map<Integer, StoredBot> bots = bots();
        Map<StoredBot, String> found = new LinkedHashMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(Sql.ALL_SET_ASIDE)) {
            while (rows.next()) {
                StoredBot bot = bots.get(rows.getInt(1));
                if (bot != null) {
                    found.put(bot, new StoredRow(file, rows).text(2));
                }
            }
        }
        return found;
    }

    /** Prepares a query for the matches that a filter selects. */
    private PreparedStatement prepared(String query, MatchFilter filter) throws SQLException {
        List<String> conditions = new ArrayList<>(List.of("true"));
        List<String> values = new ArrayList<>();
        if (filter.keys() != null) {
            TextOut keys = new TextOut();
            JsonOut list = new JsonOut(keys).open('[');
            filter.keys().forEach(list::value);
            list.close(']');
            conditions.add(Sql.OF_KEYS);
            values.add(keys.toString());
        }
        if (filter.bot() != null) {
            conditions.add(Sql.OF_BOT);
            values.add(filter.bot());
        }
        String selected = String.format(Sql.SELECTED, String.join(" and ", conditions));
        PreparedStatement statement = connection.prepareStatement(String.format(query, selected));
        for (int i = 0; i < values.size(); i++) {
            statement.setString(i + 1, values.get(i));
        }
        statement.setInt(values.size() + 1, filter.limit());
        statement.setInt(values.size() + 2, filter.offset());
        return statement;
    }

    List<StoredMatch> matches(MatchFilter filter) throws SQLException {
        Map<Integer, StoredBot> bots = bots();
        Map<Integer, NamedScenario> scenarios = scenarios();
        Map<Integer, Map<Integer, List<TurnFault>>> faults = faults(filter);
        List<StoredMatch> matches = new ArrayList<>();
        try (PreparedStatement statement = prepared(Sql.MATCHES, filter);
                ResultSet rows = statement.executeQuery()) {
            StoredRow row = new StoredRow(file, rows);
            boolean more = rows.next();
            while (more) {
                int id = rows.getInt(1);
                NamedScenario scenario = row.present(scenarios.get(rows.getInt(3)), 3);
                List<StoredSeat> seats = new ArrayList<>();
                StoredMatch match = new StoredMatch(
                        row.text(2),
                        scenario.scenario(),
                        scenario.label(),
                        seats,
                        row.number(4, 0, Integer.MAX_VALUE),
                        rows.getLong(5),
                        record(rows.getString(6)),
                        row.text(7),
                        row.text(8),
                        rows.getString(9) == null ? null : row.parsed(9, Invalidation::parse));
                Map<Integer, List<TurnFault>> ofMatch = faults.getOrDefault(id, Map.of());
                do {
                    seats.add(seat(row, bots, ofMatch.getOrDefault(seats.size(), List.of())));
                    more = rows.next();
                } while (more && rows.getInt(1) == id);
                matches.add(match);
            }
        }
        return matches;
    }

    private @Nullable String record(@Nullable String named) {
        return named == null ? null : records.checked(named);
    }

    private static StoredSeat seat(StoredRow row, Map<Integer, StoredBot> bots, List<TurnFault> faults)
            throws SQLException {
        ResultSet columns = row.row();
        int column = FIRST_SEAT_COLUMN;
        StoredBot bot = row.present(bots.get(columns.getInt(column)), column++);
        int rank = row.number(column++, 1, MAX_SEATS);
        long score = columns.getLong(column++);
        Map<Fault.Kind, Integer> counts = new EnumMap<>(Fault.Kind.class);
        for (Fault.Kind kind : Fault.Kind.values()) {
            int count = row.number(column++, 0, Integer.MAX_VALUE);
            if (count > 0) {
                counts.put(kind, count);
            }
        }
        Times times = new Times(
                columns.getInt(column++),
                columns.getLong(column++),
                columns.getLong(column++),
                columns.getLong(column++));
        return new StoredSeat(bot, rank, score, counts, faults, times, columns.getLong(column));
    }

    /** Returns the faults by match and seat. */
    private Map<Integer, Map<Integer, List<TurnFault>>> faults(MatchFilter filter) throws SQLException {
        Map<Integer, Map<Integer, List<TurnFault>>> faults = new HashMap<>();
        try (PreparedStatement statement = prepared(Sql.FAULTS, filter);
                ResultSet rows = statement.executeQuery()) {
            StoredRow row = new StoredRow(file, rows);
            while (rows.next()) {
                faults.computeIfAbsent(rows.getInt(1), id -> new HashMap<>())
                        .computeIfAbsent(rows.getInt(2), seat -> new ArrayList<>())
                        .add(new TurnFault(rows.getInt(4), row.kind(3), row.text(5)));
            }
        }
        return faults;
    }
}
