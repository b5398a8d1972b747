package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.cli.command.Exit;
import regatta.core.Rng;
import regatta.testkit.SeedSource;

/** Tests with untrusted stores and neighbouring files, which must not control what is read or written. */
class UntrustedStoresTest {

    private static final String KEY = "1762a43c3eabc840e14787222a4ee771";
    private static final String SECRET = "the only copy";

    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();
    private Path victim;
    private Path store;

    @BeforeEach
    void copyStore() throws Exception {
        ReleasedFiles.copyTo(folder.resolve("club"));
        store = folder.resolve("club/riders.league");
        victim = Files.writeString(folder.resolve("victim"), SECRET);
    }

    private void change(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + store);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(sql);
        }
    }

    private Path nextTo(String ending) {
        return Path.of(store + ending);
    }

    private int page() {
        return terminal.regatta("league", "page", store.toString());
    }

    private int tourney() {
        return terminal.regatta("tourney", "tron", "still", "random", "--scenarios", "1", "--store", store.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../victim",
                "riders.league-records/../../victim",
                "/tmp/../tmp/victim.regatta",
                "riders.league-records/x.regatta",
                "riders.league",
                "rider.py",
                "../-records/00000000000000000000000000000000.regatta",
                ""
            })
    void recordThatIsNotNamedByItsKeyIsRejected(String record) throws Exception {
        change("update played set record = '" + record + "'");

        assertThat(page()).isEqualTo(Exit.BAD_INPUT);
        assertThat(tourney()).isEqualTo(Exit.BAD_INPUT);

        assertThat(victim).hasContent(SECRET);
        assertThat(folder.resolve("club/rider.py")).content().contains("turns = [");
        assertThat(folder.resolve("page.js")).doesNotExist();
        assertThat(terminal.err.toString()).contains(store + " contains a record '" + record + "'");
    }

    @Test
    void linksNextToAStoreAreReplacedAndNotFollowed() throws Exception {
        List<Path> links = List.of(
                nextTo(".html"), nextTo("-records/page.js"), nextTo("-records/" + KEY + ".html"), nextTo("-lock"));
        for (Path link : links) {
            Files.createSymbolicLink(link, victim);
        }

        assertThat(page()).as(terminal.toString()).isZero();
        assertThat(tourney()).isNotEqualTo(Exit.INTERNAL_ERROR);

        assertThat(victim).hasContent(SECRET);
    }

    @Test
    void linkInPlaceOfTheFolderOfRecordsIsNotFollowed() throws Exception {
        Path elsewhere = folder.resolve("elsewhere");
        Files.move(nextTo("-records"), elsewhere);
        Files.createSymbolicLink(nextTo("-records"), elsewhere);

        assertThat(page()).isEqualTo(Exit.BAD_INPUT);

        assertThat(ReleasedFiles.below(elsewhere))
                .allMatch(file -> file.toString().endsWith(".regatta"));
        assertThat(terminal.err.toString()).contains("riders.league-records is a link");
    }

    @Test
    void linkInPlaceOfARecordIsNotFollowed() throws Exception {
        Files.delete(nextTo("-records/" + KEY + ".regatta"));
        Files.createSymbolicLink(nextTo("-records/" + KEY + ".regatta"), victim);

        assertThat(page()).isZero();

        assertThat(nextTo("-records/" + KEY + ".html")).doesNotExist();
    }

    /** SQLite replays a journal and then deletes the file that the journal names as its master. */
    @Test
    void journalNextToAStoreIsNotReplayed() throws Exception {
        Files.writeString(nextTo("-journal"), "anything");

        assertThat(page()).isEqualTo(Exit.BAD_INPUT);
        assertThat(tourney()).isEqualTo(Exit.BAD_INPUT);

        assertThat(terminal.err.toString()).contains("riders.league-journal");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-wal", "-shm", "-lock", "-journal"})
    void linkInPlaceOfAFileOfTheStoreIsRejected(String ending) throws Exception {
        Files.deleteIfExists(nextTo(ending));
        Files.createSymbolicLink(nextTo(ending), victim);

        assertThat(tourney()).isEqualTo(Exit.BAD_INPUT);

        assertThat(victim).hasContent(SECRET);
        assertThat(terminal.err.toString()).contains("riders.league" + ending + " is not a regular file");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "delete from bot where id = 1",
                "delete from scenario where id = 1",
                "update seat set place = 0",
                "update seat set place = 100000 where seat = 0",
                "update seat set late = -4",
                "update played set scenario_id = 99",
                "update played set turns = -1",
                "insert into fault values (1, 0, 0, 'BORED', 3, 'x')",
                "update scenario set scenario = 'tron \"', label = 'x' where id = 1",
                "update scenario set label = ''",
                "update scenario set scenario = 'go size=9' where id = 2",
                "update property set value = 'go' where name = 'game'",
                "update property set value = 'x' where name = 'version'",
                "delete from property where name = 'version'",
                "update property set value = -3 where name = 'version'",
                "alter table seat drop column cpu_micros",
                "alter table played rename column record to recorded",
                "drop table set_aside",
                "create view best as select * from bot",
                "create trigger greedy after insert on bot begin update played set record = '../x'; end",
                "create index mine on bot (name)",
                "create table mine (x)",
                "create virtual table mine using fts5(x)"
            })
    void changedStoreIsRejected(String change) throws Exception {
        change(change);

        assertThat(terminal.regatta("league", "matches", store.toString())).isEqualTo(Exit.BAD_INPUT);
        assertThat(page()).isEqualTo(Exit.BAD_INPUT);
        assertThat(tourney()).as(terminal.toString()).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains(store.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update block_seat set fault = 'BORED'",
                "update block set score = 7",
                "drop table block_seat",
                "create trigger again after insert on block begin delete from block; end",
                "create view question2 as select * from question",
                "pragma user_version = 2",
                "pragma user_version = 0"
            })
    void changedTuningFileIsRejected(String change) throws Exception {
        store = folder.resolve("club/rider.py.tune");
        change(change);

        int exit = ReleasedFiles.tune(terminal, folder.resolve("club"));

        assertThat(exit).as(terminal.toString()).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains(store.toString());
    }

    @Test
    void viewInPlaceOfATableIsNotQueried() throws Exception {
        change("alter table played rename to hidden");
        change("create view played as with recursive n(i) as (select 1 union all select i + 1 from n)"
                + " select i as id, '' as match_key, 1 as scenario_id, 0 as turns, 0 as wall_millis, null as record,"
                + " '' as finished_at, '' as course, null as voided from n");

        assertThat(page()).isEqualTo(Exit.BAD_INPUT);
        assertThat(tourney()).isEqualTo(Exit.BAD_INPUT);
    }

    @Test
    void nullsAndWrongTypesAreRejected() throws Exception {
        for (String column : List.of("match_key", "finished_at", "course")) {
            forbidNothing("played", column);
            change("update played set " + column + " = null where id = 2");
            allowAgain("played", column);

            assertThat(page()).as(column + terminal).isEqualTo(Exit.BAD_INPUT);
            change("update played set " + column + " = 'x' where id = 2");
        }
    }

    /** Rewrites the definition of a table, as an attacker can. */
    private void forbidNothing(String table, String column) throws SQLException {
        redefine(table, column + " text not null", column + " text  /*  */");
    }

    private void allowAgain(String table, String column) throws SQLException {
        redefine(table, column + " text  /*  */", column + " text not null");
    }

    private void redefine(String table, String from, String to) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + store);
                Statement statement = connection.createStatement()) {
            statement.execute("pragma writable_schema = on");
            int changed = statement.executeUpdate("update sqlite_schema set sql = replace(sql, '" + from + "', '" + to
                    + "') where name = '" + table + "' and sql like '%" + from + "%'");
            assertThat(changed).isEqualTo(1);
            statement.execute("pragma writable_schema = reset");
        }
    }

    @Test
    void lockedStoreIsAFailureOfTheMachine() throws Exception {
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + store);
                Statement statement = other.createStatement()) {
            statement.execute("pragma locking_mode = exclusive");
            statement.execute("begin exclusive");

            assertThat(page()).isEqualTo(Exit.MACHINE_ERROR);
            assertThat(tourney()).isEqualTo(Exit.MACHINE_ERROR);
        }
        assertThat(terminal.err.toString()).contains(store + ": Another program has locked it. Close that program.");
    }

    @ParameterizedTest
    @SeedSource(20)
    void damagedBytesAreNeverReportedAsABug(long seed) throws Exception {
        Rng rng = new Rng(seed);
        byte[] content = Files.readAllBytes(store);
        for (int i = 0; i < 1 + rng.below(30); i++) {
            content[rng.below(content.length)] = (byte) rng.below(256);
        }
        Files.write(store, content);

        for (String command : List.of("show", "matches", "head-to-head", "page")) {
            assertThat(terminal.regatta("league", command, store.toString()))
                    .as(terminal.toString())
                    .isIn(Exit.OK, Exit.BAD_INPUT, Exit.MACHINE_ERROR);
        }
        assertThat(tourney()).as(terminal.toString()).isIn(Exit.OK, Exit.BAD_INPUT, Exit.MACHINE_ERROR);
    }

    @Test
    void viewerNextToARecordReplacesALink() throws IOException {
        Path record = folder.resolve("club/tron.regatta");
        for (String ending : List.of("html", "hlt", "webm")) {
            Files.createSymbolicLink(folder.resolve("club/tron." + ending), victim);
            Files.createSymbolicLink(folder.resolve("club/halite." + ending), victim);
        }

        assertThat(terminal.regatta("watch", record.toString(), "--page")).isZero();
        assertThat(terminal.regatta(
                        "export", "--hlt", folder.resolve("club/halite.regatta").toString()))
                .isZero();

        assertThat(victim).hasContent(SECRET);
    }
}
