package regatta.league.store;

/** The SQL statements, in the common subset of SQLite and PostgreSQL, except {@link #OF_KEYS}. */
final class Sql {

    static final String SCHEMA = "select type, name, sql from sqlite_schema";
    static final String VERSION = "select cast(value as integer) from property where name = 'version'";
    static final String PROPERTY = "select value from property where name = ?";
    static final String SET_PROPERTY =
            "insert into property (name, value) values (?, ?) on conflict (name) do update set value = excluded.value";

    static final String BOTS = "select id, digest, name, kind from bot order by id";
    static final String ADD_BOT =
            "insert into bot (digest, name, kind) values (?, ?, ?) on conflict (digest) do nothing";

    static final String SCENARIOS = "select id, scenario, label from scenario order by id";
    static final String ADD_SCENARIO =
            "insert into scenario (scenario, label) values (?, ?) on conflict (scenario) do nothing";

    static final String ADD_MATCH =
            "insert into played (match_key, scenario_id, turns, wall_millis, record, finished_at, course, voided)"
                    + " values (?, (select id from scenario where scenario = ?), ?, ?, ?, ?, ?, ?)"
                    + " on conflict (match_key) do nothing";
    static final String ADD_SEAT =
            "insert into seat (played_id, seat, bot_id, place, score, faults, late, crashed, invalid, over_limit,"
                    + " reported, answers, mean_micros, p99_micros, worst_micros, cpu_micros, stats)"
                    + " values ((select id from played where match_key = ?), ?, (select id from bot where digest = ?),"
                    + " ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    static final String ADD_FAULT = "insert into fault (played_id, seat, number, kind, turn, detail)"
            + " values ((select id from played where match_key = ?), ?, ?, ?, ?, ?)";

    static final String MATCHES = "select played.id, match_key, scenario_id, turns, wall_millis, record, finished_at,"
            + " course, voided, bot_id, place, score, late, crashed, invalid, over_limit, reported, answers, mean_micros,"
            + " p99_micros, worst_micros, cpu_micros, stats"
            + " from played join seat on seat.played_id = played.id where played.id in (%s)"
            + " order by played.id, seat.seat";
    static final String FAULTS =
            "select played_id, seat, kind, turn, detail from fault where played_id in (%s) order by played_id, seat, number";

    /** The matches that a filter selects, for the two queries above. */
    static final String SELECTED = "select id from played where %s order by id limit ? offset ?";

    static final String OF_KEYS = "match_key in (select value from json_each(?))";
    static final String OF_BOT =
            "id in (select played_id from seat join bot on bot.id = seat.bot_id where bot.name = ?)";

    static final String DISQUALIFY = "insert into set_aside (bot_id, reason, since)"
            + " values ((select id from bot where digest = ?), ?, ?)"
            + " on conflict (bot_id) do update set reason = excluded.reason, since = excluded.since";
    static final String DISQUALIFIED = "select bot_id, reason from set_aside order by bot_id";

    static final String[] BLOCK_TABLES = {
        "create table if not exists question (number integer primary key, line text not null)",
        "create table if not exists block (phase text not null, number integer not null, score double precision not null,"
                + " course text not null, primary key (phase, number))",
        "create table if not exists block_seat (phase text not null, number integer not null, place integer not null,"
                + " bot text not null, fault text, turn integer not null, detail text not null,"
                + " primary key (phase, number, place))"
    };
    static final String QUESTION = "select line from question order by number";
    static final String ADD_QUESTION = "insert into question (number, line) values (?, ?)";
    static final String BLOCKS = "select phase, number, score, course from block order by phase, number";
    static final String BLOCK_SEATS =
            "select bot, fault, turn, detail from block_seat where phase = ? and number = ? order by place";
    static final String ADD_BLOCK = "insert into block (phase, number, score, course) values (?, ?, ?, ?)";
    static final String ADD_BLOCK_SEAT =
            "insert into block_seat (phase, number, place, bot, fault, turn, detail)" + " values (?, ?, ?, ?, ?, ?, ?)";

    private Sql() {}
}
