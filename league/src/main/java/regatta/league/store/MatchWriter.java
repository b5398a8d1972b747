package regatta.league.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;
import regatta.core.Fault;
import regatta.host.match.TurnFault;
import regatta.league.store.StoredMatch.StoredSeat;

/**
 * Writes matches, with statements prepared once. It numbers rows itself, since nobody else writes while it does, and
 * knows the rows it can refer to. One thread at a time.
 */
final class MatchWriter implements AutoCloseable {

    private final PreparedStatement findKey;
    private final PreparedStatement addBot;
    private final PreparedStatement addScenario;
    private final PreparedStatement addMatch;
    private final PreparedStatement addSeat;
    private final PreparedStatement addFault;
    private final PreparedStatement setAside;
    private final Map<String, Integer> botIds = new HashMap<>();
    private final Map<String, Integer> scenarioIds = new HashMap<>();
    private int lastMatch;

    MatchWriter(Connection connection, MatchReader reader) throws SQLException {
        findKey = connection.prepareStatement(Sql.FIND_KEY);
        addBot = connection.prepareStatement(Sql.ADD_BOT);
        addScenario = connection.prepareStatement(Sql.ADD_SCENARIO);
        addMatch = connection.prepareStatement(Sql.ADD_MATCH);
        addSeat = connection.prepareStatement(Sql.ADD_SEAT);
        addFault = connection.prepareStatement(Sql.ADD_FAULT);
        setAside = connection.prepareStatement(Sql.SET_ASIDE);
        reader.bots().forEach((id, bot) -> botIds.put(bot.digest(), id));
        reader.scenarios().forEach((id, scenario) -> scenarioIds.put(scenario.text(), id));
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(Sql.LAST_MATCH)) {
            row.next();
            lastMatch = row.getInt(1);
        }
    }

    void add(StoredMatch match) throws SQLException {
        if (isKnown(match.key())) {
            return;
        }
        int id = ++lastMatch;
        int column = 0;
        addMatch.setInt(++column, id);
        addMatch.setString(++column, match.key());
        addMatch.setInt(++column, scenarioId(match));
        addMatch.setInt(++column, match.turns());
        addMatch.setLong(++column, match.wallMillis());
        addMatch.setString(++column, match.record());
        addMatch.setString(++column, match.finishedAt());
        addMatch.setString(++column, match.course());
        addMatch.setString(++column, match.voided());
        addMatch.executeUpdate();
        for (int seat = 0; seat < match.seats().size(); seat++) {
            addSeat(id, seat, match.seats().get(seat));
        }
    }

    private boolean isKnown(String key) throws SQLException {
        findKey.setString(1, key);
        try (ResultSet row = findKey.executeQuery()) {
            return row.next();
        }
    }

    private void addSeat(int id, int number, StoredSeat seat) throws SQLException {
        int column = 0;
        addSeat.setInt(++column, id);
        addSeat.setInt(++column, number);
        addSeat.setInt(++column, botId(seat.bot()));
        addSeat.setInt(++column, seat.rank());
        addSeat.setLong(++column, seat.score());
        addSeat.setInt(++column, seat.faultCount());
        for (Fault.Kind kind : Fault.Kind.values()) {
            addSeat.setInt(++column, seat.faultCounts().getOrDefault(kind, 0));
        }
        addSeat.setInt(++column, seat.times().count());
        addSeat.setLong(++column, seat.times().mean());
        addSeat.setLong(++column, seat.times().percentile99());
        addSeat.setLong(++column, seat.times().worst());
        addSeat.setLong(++column, seat.cpuMicros());
        addSeat.executeUpdate();
        for (int i = 0; i < seat.faults().size(); i++) {
            TurnFault fault = seat.faults().get(i);
            addFault.setInt(1, id);
            addFault.setInt(2, number);
            addFault.setInt(3, i);
            addFault.setString(4, fault.kind().name());
            addFault.setInt(5, fault.turn());
            addFault.setString(6, fault.detail());
            addFault.executeUpdate();
        }
    }

    private int botId(StoredBot bot) throws SQLException {
        Integer known = botIds.get(bot.digest());
        if (known != null) {
            return known;
        }
        int id = botIds.size() + 1;
        addBot.setInt(1, id);
        addBot.setString(2, bot.digest());
        addBot.setString(3, bot.name());
        addBot.setString(4, bot.kind());
        addBot.executeUpdate();
        botIds.put(bot.digest(), id);
        return id;
    }

    private int scenarioId(StoredMatch match) throws SQLException {
        String text = match.scenario().toString();
        Integer known = scenarioIds.get(text);
        if (known != null) {
            return known;
        }
        int id = scenarioIds.size() + 1;
        addScenario.setInt(1, id);
        addScenario.setString(2, text);
        addScenario.setString(3, match.label().toString());
        addScenario.executeUpdate();
        scenarioIds.put(text, id);
        return id;
    }

    void setAside(StoredBot bot, String reason, String since) throws SQLException {
        setAside.setInt(1, botId(bot));
        setAside.setString(2, reason);
        setAside.setString(3, since);
        setAside.executeUpdate();
    }

    @Override
    public void close() throws SQLException {
        for (PreparedStatement statement :
                new PreparedStatement[] {findKey, addBot, addScenario, addMatch, addSeat, addFault, setAside}) {
            statement.close();
        }
    }
}
