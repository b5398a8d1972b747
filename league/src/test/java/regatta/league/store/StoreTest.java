package regatta.league.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.BadInput;
import regatta.core.Fault;
import regatta.core.Rng;
import regatta.core.Scenario;
import regatta.host.match.MatchReport.Times;
import regatta.host.match.TurnFault;
import regatta.host.process.Invalidation;
import regatta.league.table.Disqualification;
import regatta.league.table.StoredBot;
import regatta.league.table.StoredMatch;
import regatta.league.table.StoredMatch.StoredSeat;
import regatta.testkit.SeedSource;

class StoreTest {

    private static final Disqualification CRASHED =
            new Disqualification(new TurnFault(3, Fault.Kind.CRASHED, "It ended with code 1."));

    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve("a.league");
    }

    private static StoredMatch match(Rng rng, int number) {
        List<StoredSeat> seats = new ArrayList<>();
        for (int seat = 0; seat < 2 + rng.below(3); seat++) {
            StoredBot bot = new StoredBot("digest" + rng.below(5), "bot '; drop table bot", "command");
            List<TurnFault> faults =
                    rng.oneIn(3) ? List.of(new TurnFault(12, Fault.Kind.LATE, "zu spät\nsagt er")) : List.of();
            seats.add(new StoredSeat(
                    bot,
                    1 + seat,
                    rng.nextLong(),
                    faults.isEmpty() ? Map.of() : Map.of(Fault.Kind.LATE, 30),
                    faults,
                    new Times(4, 1, 2, 3),
                    rng.below(1000),
                    rng.oneIn(2) ? Map.of() : Map.of("depth", 7.5, "nodes \"q\"", 1e9)));
        }
        Scenario scenario = Scenario.parse("halite seed=" + rng.below(9));
        return new StoredMatch(
                "key" + number,
                scenario,
                scenario,
                seats,
                400,
                31,
                rng.oneIn(2) ? null : "a.league-records/" + "0f".repeat(16) + ".regatta",
                "2026-11-16T06:00:00Z",
                "course" + number,
                rng.oneIn(5) ? new Invalidation(Invalidation.Cause.STARVED, 1, number, 250) : null);
    }

    @ParameterizedTest
    @SeedSource(10)
    void matchesAreReadAsTheyWereAdded(long seed) throws IOException {
        Files.deleteIfExists(file());
        Rng rng = new Rng(seed);
        List<StoredMatch> matches = new ArrayList<>();
        try (SqliteStore store = SqliteStore.open(file(), "halite")) {
            for (int i = 0; i < 30; i++) {
                matches.add(match(rng, i));
                store.add(matches.get(i));
            }
        }
        try (SqliteStore store = SqliteStore.open(file(), "halite")) {
            matches.add(match(rng, 30));
            store.add(matches.get(30));
        }

        try (SqliteStore store = SqliteStore.read(file())) {
            assertThat(store.matches(MatchFilter.ALL)).isEqualTo(matches);
            assertThat(store.game()).isEqualTo("halite");
        }
    }

    @ParameterizedTest
    @SeedSource(5)
    void queryReturnsTheMatchesOfTheFilter(long seed) throws IOException {
        Files.deleteIfExists(file());
        Rng rng = new Rng(seed);
        try (SqliteStore store = SqliteStore.open(file(), "halite")) {
            for (int i = 0; i < 20; i++) {
                StoredMatch match = match(rng, i);
                StoredBot named = new StoredBot("digest of " + i % 4, "bot" + i % 3, "command");
                StoredSeat first = match.seats().get(0);
                match.seats()
                        .set(
                                0,
                                new StoredSeat(
                                        named, first.rank(), 0, Map.of(), List.of(), first.times(), 0, Map.of()));
                store.add(match);
            }
            List<StoredMatch> all = store.matches(MatchFilter.ALL);
            String name = all.get(1).seats().get(0).bot().name();

            assertThat(store.matches(MatchFilter.keys(List.of("key7", "no \"key\"", "key3"))))
                    .containsExactly(all.get(3), all.get(7));
            assertThat(store.matches(MatchFilter.keys(List.of()))).isEmpty();
            assertThat(store.matches(MatchFilter.ALL.page(5, 3))).isEqualTo(all.subList(5, 8));
            assertThat(store.matches(MatchFilter.ALL.page(18, 9))).isEqualTo(all.subList(18, 20));
            assertThat(store.matches(MatchFilter.bot(name)))
                    .isNotEmpty()
                    .isEqualTo(all.stream()
                            .filter(match -> match.seats().stream()
                                    .anyMatch(seat -> seat.bot().name().equals(name)))
                            .toList());
        }
    }

    @Test
    void matchIsCountedOnce() {
        try (SqliteStore store = SqliteStore.open(file(), "halite")) {
            store.add(match(new Rng(1), 7));
            store.add(match(new Rng(2), 7));

            assertThat(store.matches(MatchFilter.ALL)).containsExactly(match(new Rng(1), 7));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "failed in each of its first 5 matches (CRASHED in turn 3: It ended with code 1: (see log).)"
                        + " | FAILED CRASHED 3 It ended with code 1: (see log).",
                "failed in each of its first 5 matches (OVER_LIMIT in turn 12: )| FAILED OVER_LIMIT 12 ",
                "failed in each of its first 5 matches | FAILED",
            })
    void reasonOfADisqualificationIsReadFromTheSentenceOfEarlierReleases(String sentence, String code)
            throws SQLException {
        StoredBot bot = new StoredBot("d", "./crasher", "command");
        try (SqliteStore store = SqliteStore.open(file(), "halite")) {
            store.disqualify(bot, CRASHED, "2026-11-16T06:00:00Z");
        }
        downgrade(4);
        change("update set_aside set reason = '" + sentence + "'");

        try (SqliteStore store = SqliteStore.read(file())) {
            Disqualification reason =
                    Objects.requireNonNull(store.disqualified().get(bot));
            assertThat(reason.code().strip()).isEqualTo(code.strip());
            assertThat(reason).hasToString(sentence);
        }
    }

    @Test
    void disqualificationIsStoredWithItsReason() {
        StoredBot bot = new StoredBot("d", "./crasher", "command");
        try (SqliteStore store = SqliteStore.open(file(), "halite")) {
            store.disqualify(bot, CRASHED, "2026-11-16T06:00:00Z");
        }
        try (SqliteStore store = SqliteStore.read(file())) {
            assertThat(store.disqualified()).containsExactly(java.util.Map.entry(bot, CRASHED));
        }
    }

    @Test
    void otherProcessesMayReadButNotWrite() {
        try (SqliteStore store = SqliteStore.open(file(), "halite")) {
            store.add(match(new Rng(1), 1));
            try (SqliteStore reader = SqliteStore.read(file())) {
                assertThat(reader.matches(MatchFilter.ALL)).hasSize(1);
            }

            assertThatThrownBy(() -> SqliteStore.open(file(), "halite"))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining(
                            "Another process (PID " + ProcessHandle.current().pid() + ") is writing to");
        }
        SqliteStore.open(file(), "halite").close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "seat 1: in turn 12 an answer counted only because the arena had stood still for 340 ms"
                        + " | STALL_FORGIVEN 1 12 340",
                "seat 0: in turn 3 the arena stood still for longer than a match forgives | STALL_TOO_LONG 0 3 0",
                "seat 10: in turn 400 the machine was too busy: of its last 20 ms it had a processor for 1 ms and waited"
                        + " for one for 15 ms | STARVED 10 400 0"
            })
    void reasonOfAnInvalidMatchIsReadFromTheSentenceOfEarlierReleases(String sentence, String code)
            throws SQLException {
        try (SqliteStore store = SqliteStore.open(file(), "halite")) {
            store.add(match(new Rng(1), 1));
        }
        downgrade(3);
        change("update played set voided = '" + sentence + "'");

        try (SqliteStore store = SqliteStore.read(file())) {
            assertThat(store.matches(MatchFilter.ALL).get(0).invalidation()).isEqualTo(Invalidation.parse(code));
        }
    }

    @Test
    void storeOfANewerVersionIsRejected() throws SQLException {
        SqliteStore.open(file(), "halite").close();
        change("update property set value = '99' where name = 'version'");

        assertThatThrownBy(() -> SqliteStore.open(file(), "halite"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("was written by a newer Regatta: its version is 99");
        assertThatThrownBy(() -> SqliteStore.read(file())).isInstanceOf(BadInput.class);
    }

    @Test
    void otherDatabaseIsRejected() throws SQLException {
        change("create table recipe (name text)");

        assertThatThrownBy(() -> SqliteStore.open(file(), "halite"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is a database, but not a league file");
    }

    private void change(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(sql);
        }
    }

    @Test
    void fileThatIsNotADatabaseIsRejected() throws IOException {
        Files.writeString(file(), "This is a text of more than a hundred bytes, and it is not a database. ".repeat(40));

        assertThatThrownBy(() -> SqliteStore.open(file(), "halite"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is not a league file");
    }

    @Test
    void missingStoreCannotBeRead() {
        assertThatThrownBy(() -> SqliteStore.read(file()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("There is no league file");
        assertThat(file()).doesNotExist();
    }

    @Test
    void leagueHasOneGame() {
        SqliteStore.open(file(), "halite").close();

        assertThatThrownBy(() -> SqliteStore.open(file(), "soak"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is a league of halite, not of soak");
        SqliteStore.open(file(), "halite").close();
    }

    /** Turns the store into one of an earlier version. */
    private void downgrade(int version) throws SQLException {
        change("alter table seat drop column stats");
        change("alter table seat drop column reported");
        change("update property set value = '" + version + "' where name = 'version'");
    }
}
