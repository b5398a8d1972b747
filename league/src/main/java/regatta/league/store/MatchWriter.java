package regatta.league.store;

import java.sql.SQLException;
import java.util.Map;
import regatta.core.Fault;
import regatta.host.match.TurnFault;
import regatta.host.process.Invalidation;
import regatta.league.table.Disqualification;
import regatta.league.table.StoredBot;
import regatta.league.table.StoredMatch;
import regatta.league.table.StoredMatch.StoredSeat;

/** The inserts for matches. */
record MatchWriter(StoreFile store) {

    void add(StoredMatch match) throws SQLException {
        String scenario = match.scenario().toString();
        Invalidation voided = match.invalidation();
        store.update(Sql.ADD_SCENARIO, scenario, match.label().toString());
        int added = store.update(
                Sql.ADD_MATCH,
                match.key(),
                scenario,
                match.turns(),
                match.wallMillis(),
                match.record(),
                match.finishedAt(),
                match.course(),
                voided == null ? null : voided.code());
        for (int seat = 0; added > 0 && seat < match.seats().size(); seat++) {
            addSeat(match.key(), seat, match.seats().get(seat));
        }
    }

    private void addSeat(String key, int number, StoredSeat seat) throws SQLException {
        addBot(seat.bot());
        Map<Fault.Kind, Integer> faults = seat.faultCounts();
        store.update(
                Sql.ADD_SEAT,
                key,
                number,
                seat.bot().digest(),
                seat.rank(),
                seat.score(),
                seat.faultCount(),
                faults.getOrDefault(Fault.Kind.LATE, 0),
                faults.getOrDefault(Fault.Kind.CRASHED, 0),
                faults.getOrDefault(Fault.Kind.INVALID, 0),
                faults.getOrDefault(Fault.Kind.OVER_LIMIT, 0),
                faults.getOrDefault(Fault.Kind.REPORTED, 0),
                seat.times().count(),
                seat.times().mean(),
                seat.times().percentile99(),
                seat.times().worst(),
                seat.cpuMicros(),
                seat.stats().isEmpty() ? null : Stats.json(seat.stats()));
        for (int i = 0; i < seat.faults().size(); i++) {
            TurnFault fault = seat.faults().get(i);
            store.update(Sql.ADD_FAULT, key, number, i, fault.kind().name(), fault.turn(), fault.detail());
        }
    }

    private void addBot(StoredBot bot) throws SQLException {
        store.update(Sql.ADD_BOT, bot.digest(), bot.name(), bot.kind());
    }

    void disqualify(StoredBot bot, Disqualification reason, String since) throws SQLException {
        addBot(bot);
        store.update(Sql.DISQUALIFY, bot.digest(), reason.code(), since);
    }
}
