package regatta.league.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import regatta.core.Fault;
import regatta.core.Scenario;
import regatta.host.MatchReport.Times;
import regatta.host.TurnFault;
import regatta.league.store.StoredMatch.StoredSeat;

/** Reads matches back. */
final class MatchReader {

    /** A scenario as it was played and as it was typed. */
    record Labelled(String text, Scenario scenario, Scenario label) {}

    /** Where what is told of a seat begins in a row of {@link Sql#MATCHES}. */
    private static final int FIRST_SEAT_COLUMN = 10;

    private final Connection connection;
    private final RecordFolder records;

    MatchReader(Connection connection, RecordFolder records) {
        this.connection = connection;
        this.records = records;
    }

    Map<Integer, StoredBot> bots() throws SQLException {
        Map<Integer, StoredBot> bots = new TreeMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(Sql.BOTS)) {
            while (rows.next()) {
                bots.put(rows.getInt(1), new StoredBot(rows.getString(2), rows.getString(3), rows.getString(4)));
            }
        }
        return bots;
    }

    Map<Integer, Labelled> scenarios() throws SQLException {
        Map<Integer, Labelled> scenarios = new TreeMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(Sql.SCENARIOS)) {
            while (rows.next()) {
                String text = rows.getString(2);
                String label = rows.getString(3);
                Scenario scenario = Scenario.parse(text);
                scenarios.put(
                        rows.getInt(1),
                        new Labelled(text, scenario, label.equals(text) ? scenario : Scenario.parse(label)));
            }
        }
        return scenarios;
    }

    List<StoredMatch> matches() throws SQLException {
        Map<Integer, StoredBot> bots = bots();
        Map<Integer, Labelled> scenarios = scenarios();
        Map<Integer, Map<Integer, List<TurnFault>>> faults = faults();
        List<StoredMatch> matches = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(Sql.MATCHES)) {
            boolean more = rows.next();
            while (more) {
                int id = rows.getInt(1);
                Labelled scenario = Objects.requireNonNull(scenarios.get(rows.getInt(3)));
                List<StoredSeat> seats = new ArrayList<>();
                StoredMatch match = new StoredMatch(
                        rows.getString(2),
                        scenario.scenario(),
                        scenario.label(),
                        seats,
                        rows.getInt(4),
                        rows.getLong(5),
                        record(rows.getString(6)),
                        rows.getString(7),
                        rows.getString(8),
                        rows.getString(9));
                Map<Integer, List<TurnFault>> ofMatch = faults.getOrDefault(id, Map.of());
                do {
                    seats.add(seat(rows, bots, ofMatch.getOrDefault(seats.size(), List.of())));
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

    private static StoredSeat seat(ResultSet row, Map<Integer, StoredBot> bots, List<TurnFault> faults)
            throws SQLException {
        int column = FIRST_SEAT_COLUMN;
        StoredBot bot = Objects.requireNonNull(bots.get(row.getInt(column++)));
        int rank = row.getInt(column++);
        long score = row.getLong(column++);
        Map<Fault.Kind, Integer> counts = new EnumMap<>(Fault.Kind.class);
        for (Fault.Kind kind : Fault.Kind.values()) {
            int count = row.getInt(column++);
            if (count > 0) {
                counts.put(kind, count);
            }
        }
        Times times =
                new Times(row.getInt(column++), row.getLong(column++), row.getLong(column++), row.getLong(column++));
        return new StoredSeat(bot, rank, score, counts, faults, times, row.getLong(column));
    }

    /** Returns the faults by match and seat. */
    private Map<Integer, Map<Integer, List<TurnFault>>> faults() throws SQLException {
        Map<Integer, Map<Integer, List<TurnFault>>> faults = new HashMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(Sql.FAULTS)) {
            while (rows.next()) {
                faults.computeIfAbsent(rows.getInt(1), id -> new HashMap<>())
                        .computeIfAbsent(rows.getInt(2), seat -> new ArrayList<>())
                        .add(new TurnFault(rows.getInt(4), Fault.Kind.valueOf(rows.getString(3)), rows.getString(5)));
            }
        }
        return faults;
    }
}
