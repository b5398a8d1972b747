package regatta.league.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Fault;
import regatta.host.match.TurnFault;
import regatta.league.store.StoredMatch.StoredSeat;

/** Writes matches, with statements prepared once. The database numbers the rows. One thread at a time. */
final class MatchWriter implements AutoCloseable {

    private final PreparedStatement addBot;
    private final PreparedStatement addScenario;
    private final PreparedStatement addMatch;
    private final PreparedStatement addSeat;
    private final PreparedStatement addFault;
    private final PreparedStatement setAside;

    MatchWriter(Connection connection) throws SQLException {
        addBot = connection.prepareStatement(Sql.ADD_BOT);
        addScenario = connection.prepareStatement(Sql.ADD_SCENARIO);
        addMatch = connection.prepareStatement(Sql.ADD_MATCH);
        addSeat = connection.prepareStatement(Sql.ADD_SEAT);
        addFault = connection.prepareStatement(Sql.ADD_FAULT);
        setAside = connection.prepareStatement(Sql.SET_ASIDE);
    }

    private static int run(PreparedStatement statement, @Nullable Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
        return statement.executeUpdate();
    }

    void add(StoredMatch match) throws SQLException {
        String scenario = match.scenario().toString();
        run(addScenario, scenario, match.label().toString());
        int added = run(
                addMatch,
                match.key(),
                scenario,
                match.turns(),
                match.wallMillis(),
                match.record(),
                match.finishedAt(),
                match.course(),
                match.voided());
        for (int seat = 0; added > 0 && seat < match.seats().size(); seat++) {
            addSeat(match.key(), seat, match.seats().get(seat));
        }
    }

    private void addSeat(String key, int number, StoredSeat seat) throws SQLException {
        addBot(seat.bot());
        run(
                addSeat,
                key,
                number,
                seat.bot().digest(),
                seat.rank(),
                seat.score(),
                seat.faultCount(),
                seat.faultCounts().getOrDefault(Fault.Kind.LATE, 0),
                seat.faultCounts().getOrDefault(Fault.Kind.CRASHED, 0),
                seat.faultCounts().getOrDefault(Fault.Kind.INVALID, 0),
                seat.faultCounts().getOrDefault(Fault.Kind.OVER_LIMIT, 0),
                seat.times().count(),
                seat.times().mean(),
                seat.times().percentile99(),
                seat.times().worst(),
                seat.cpuMicros());
        for (int i = 0; i < seat.faults().size(); i++) {
            TurnFault fault = seat.faults().get(i);
            run(addFault, key, number, i, fault.kind().name(), fault.turn(), fault.detail());
        }
    }

    private void addBot(StoredBot bot) throws SQLException {
        run(addBot, bot.digest(), bot.name(), bot.kind());
    }

    void setAside(StoredBot bot, String reason, String since) throws SQLException {
        addBot(bot);
        run(setAside, bot.digest(), reason, since);
    }

    @Override
    public void close() throws SQLException {
        for (PreparedStatement statement : List.of(addBot, addScenario, addMatch, addSeat, addFault, setAside)) {
            statement.close();
        }
    }
}
