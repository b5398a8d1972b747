package regatta.league.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import regatta.core.Fault;
import regatta.core.JsonOut;
import regatta.core.Scenario;
import regatta.core.TextOut;
import regatta.host.match.MatchReport.Times;
import regatta.host.match.TurnFault;
import regatta.host.process.Invalidation;
import regatta.host.record.LabelledScenario;
import regatta.league.table.Disqualification;
import regatta.league.table.StoredBot;
import regatta.league.table.StoredMatch;
import regatta.league.table.StoredMatch.StoredSeat;

/** The queries for stored matches. */
final class MatchReader {

    /** The first column of a seat in a row of {@link Sql#MATCHES}. */
    private static final int FIRST_SEAT_COLUMN = 10;

    private static final int MAX_SEATS = 1000;

    private final StoreFile file;
    private final RecordFolder records;

    MatchReader(StoreFile file) {
        this.file = file;
        records = new RecordFolder(file.file());
    }

    Map<Integer, StoredBot> bots() throws SQLException {
        Map<Integer, StoredBot> bots = new TreeMap<>();
        file.each(Sql.BOTS, row -> bots.put(row.row().getInt(1), new StoredBot(row.text(2), row.text(3), row.text(4))));
        return bots;
    }

    private Map<Integer, LabelledScenario> scenarios() throws SQLException {
        Map<Integer, LabelledScenario> scenarios = new TreeMap<>();
        file.each(Sql.SCENARIOS, row -> {
            Scenario scenario = row.parsed(2, Scenario::parse);
            Scenario label = row.text(3).equals(row.text(2)) ? scenario : row.parsed(3, Scenario::parse);
            scenarios.put(row.row().getInt(1), new LabelledScenario(scenario, label));
        });
        return scenarios;
    }

    Map<StoredBot, Disqualification> disqualified() throws SQLException {
        Map<Integer, StoredBot> bots = bots();
        Map<StoredBot, Disqualification> found = new LinkedHashMap<>();
        file.each(Sql.DISQUALIFIED, row -> {
            StoredBot bot = bots.get(row.row().getInt(1));
            if (bot != null) {
                found.put(bot, row.parsed(2, Disqualification::parse));
            }
        });
        return found;
    }

    private void each(String query, MatchFilter filter, StoreFile.RowReader reader) throws SQLException {
        List<String> conditions = new ArrayList<>(List.of("true"));
        List<Object> values = new ArrayList<>();
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
        values.addAll(List.of(filter.limit(), filter.offset()));
        String selected = String.format(Sql.SELECTED, String.join(" and ", conditions));
        file.each(String.format(query, selected), reader, values.toArray());
    }

    List<StoredMatch> matches(MatchFilter filter) throws SQLException {
        Map<Integer, StoredBot> bots = bots();
        Map<Integer, LabelledScenario> scenarios = scenarios();
        Map<Integer, Map<Integer, List<TurnFault>>> faults = faults(filter);
        Map<Integer, StoredMatch> matches = new LinkedHashMap<>();
        each(Sql.MATCHES, filter, row -> {
            int id = row.row().getInt(1);
            StoredMatch match = matches.get(id);
            if (match == null) {
                match = match(row, scenarios);
                matches.put(id, match);
            }
            List<StoredSeat> seats = match.seats();
            seats.add(seat(row, bots, faults.getOrDefault(id, Map.of()).getOrDefault(seats.size(), List.of())));
        });
        return List.copyOf(matches.values());
    }

    /** Returns the match of a row, without its seats. */
    private StoredMatch match(StoredRow row, Map<Integer, LabelledScenario> scenarios) throws SQLException {
        ResultSet columns = row.row();
        LabelledScenario scenario = row.present(scenarios.get(columns.getInt(3)), 3);
        String record = columns.getString(6);
        return new StoredMatch(
                row.text(2),
                scenario.scenario(),
                scenario.label(),
                new ArrayList<>(),
                row.number(4, 0, Integer.MAX_VALUE),
                columns.getLong(5),
                record == null ? null : records.checked(record),
                row.text(7),
                row.text(8),
                columns.getString(9) == null ? null : row.parsed(9, Invalidation::parse));
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
        long cpuMicros = columns.getLong(column++);
        Map<String, Double> stats = columns.getString(column) == null ? Map.of() : row.parsed(column, Stats::parse);
        return new StoredSeat(bot, rank, score, counts, faults, times, cpuMicros, stats);
    }

    private Map<Integer, Map<Integer, List<TurnFault>>> faults(MatchFilter filter) throws SQLException {
        Map<Integer, Map<Integer, List<TurnFault>>> faults = new HashMap<>();
        each(
                Sql.FAULTS,
                filter,
                row -> faults.computeIfAbsent(row.row().getInt(1), id -> new HashMap<>())
                        .computeIfAbsent(row.row().getInt(2), seat -> new ArrayList<>())
                        .add(new TurnFault(row.row().getInt(4), row.kind(3), row.text(5))));
        return faults;
    }
}
