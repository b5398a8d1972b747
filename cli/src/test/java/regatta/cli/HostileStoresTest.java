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

/** A store and the files beside it may come from anybody: they choose neither what is written nor what is read. */
class HostileStoresTest {

    private static final String KEY = "1762a43c3eabc840e14787222a4ee771";
    private static final String SECRET = "the only copy";

    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();
    private Path victim;
    private Path store;

    @BeforeEach
    void copyStore() throws Exception {
        Released.copyTo(folder.resolve("club"));
        store = folder.resolve("club/riders.league");
        victim = Files.writeString(folder.resolve("victim"), SECRET);
    }

    private void change(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + store);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(sql);
        }
    }

    private Path beside(String ending) {
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
    void recordThatIsNotNamedByItsKeyIsRefused(String record) throws Exception {
        change("update played set record = '" + record + "'");

        assertThat(page()).isEqualTo(Exit.BAD_INPUT);
        assertThat(tourney()).isEqualTo(Exit.BAD_INPUT);

        assertThat(victim).hasContent(SECRET);
        assertThat(folder.resolve("club/rider.py")).content().contains("turns = [");
        assertThat(folder.resolve("page.js")).doesNotExist();
        assertThat(terminal.err.toString()).contains(store + " names a record '" + record + "'");
    }

    @Test
    void linksBesideAStoreAreReplacedAndNotFollowed() throws Exception {
        List<Path> links = List.of(
                beside(".html"), beside("-records/page.js"), beside("-records/" + KEY + ".html"), beside("-lock"));
        for (Path link : links) {
            Files.createSymbolicLink(link, victim);
        }

        assertThat(page()).as(terminal.toString()).isZero();
        assertThat(tourney()).isNotEqualTo(Exit.OUR_FAULT);

        assertThat(victim).hasContent(SECRET);
    }

    @Test
    void folderOfRecordsThatIsALinkIsNotWrittenThrough() throws Exception {
        Path elsewhere = folder.resolve("elsewhere");
        Files.move(beside("-records"), elsewhere);
        Files.createSymbolicLink(beside("-records"), elsewhere);

        assertThat(page()).isEqualTo(Exit.BAD_INPUT);

        assertThat(Released.below(elsewhere)).allMatch(file -> file.toString().endsWith(".regatta"));
        assertThat(terminal.err.toString()).contains("riders.league-records is a link");
    }

    @Test
    void recordThatIsALinkDoesNotGetIntoAPage() throws Exception {
        Files.delete(beside("-records/" + KEY + ".regatta"));
        Files.createSymbolicLink(beside("-records/" + KEY + ".regatta"), victim);

        assertThat(page()).isZero();

        assertThat(beside("-records/" + KEY + ".html")).doesNotExist();
    }

    /** SQLite deletes the file that a journal names as its master, once it has played the journal back. */
    @Test
    void journalBesideAStoreIsNotPlayedBack() throws Exception {
        Files.writeString(beside("-journal"), "anything");

        assertThat(page()).isEqualTo(Exit.BAD_INPUT);
        assertThat(tourney()).isEqualTo(Exit.BAD_INPUT);

        assertThat(terminal.err.toString()).contains("riders.league-journal");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-wal", "-shm", "-lock", "-journal"})
    void linkInThePlaceOfAFileOfTheStoreIsRefused(String ending) throws Exception {
        Files.deleteIfExists(beside(ending));
        Files.createSymbolicLink(beside(ending), victim);

        assertThat(tourney()).isEqualTo(Exit.BAD_INPUT);

        assertThat(victim).hasContent(SECRET);
        assertThat(terminal.err.toString()).contains("riders.league" + ending + " is not a regular file");
    }

    @Test
    void pageBesideARecordReplacesALink() throws IOException {
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
