package regatta.league.tourney;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.BadInput;
import regatta.core.Rng;
import regatta.host.match.Farm;
import regatta.host.match.ThreadFarm;
import regatta.league.store.MatchFilter;
import regatta.league.store.SqliteStore;
import regatta.league.table.League;
import regatta.league.table.StoredMatch;

/** Tests that killed tournaments, fifty in all, lose only running matches. */
@Tag("slow")
class KillTest {

    private static final int KILLED = 128 + 9;
    private static final int MAX_LINES = 8;

    @TempDir
    Path folder;

    private Path temporary() {
        return folder.resolve("tmp");
    }

    @ParameterizedTest
    @CsvSource({
        "round-robin, 2, 15",
        "round-robin, 4, 10",
        "gauntlet, 2, 5",
        "swiss, 2, 5",
        "knockout, 2, 5",
        "ladder, 2, 10"
    })
    void killedTournamentLosesOnlyRunningMatches(String schedule, int seats, int kills) throws Exception {
        Path file = folder.resolve("killed.league");
        Files.createDirectory(temporary());
        Rng rng = new Rng(kills * 31L + seats);
        int announced = 0;
        for (int i = 0; i < kills; i++) {
            announced += runAndKill(schedule, seats, file, 1 + rng.below(MAX_LINES));
            try (SqliteStore store = SqliteStore.read(file)) {
                assertThat(store.matches(MatchFilter.ALL))
                        .as("all announced matches are stored")
                        .hasSizeGreaterThanOrEqualTo(announced);
                announced = store.matches(MatchFilter.ALL).size();
            }
        }

        try (Stream<Path> files = Files.list(temporary())) {
            assertThat(files).as("no file is left").isEmpty();
        }
        List<StoredMatch> resumed = finish(schedule, seats, file);
        List<StoredMatch> undisturbed = finish(schedule, seats, folder.resolve("whole.league"));

        assertThat(results(resumed)).isEqualTo(results(undisturbed));
        assertThat(ratings(resumed)).isEqualTo(ratings(undisturbed));
    }

    @Test
    void secondWriterGetsThePidOfTheFirst() throws Exception {
        Path file = folder.resolve("busy.league");
        Files.createDirectory(temporary());
        Process process = start("round-robin", 2, file);
        try (BufferedReader out = process.inputReader()) {
            assertThat(out.readLine()).isNotNull();

            assertThatThrownBy(() -> SqliteStore.open(file, "halite"))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("Another process (PID " + process.pid() + ") is writing to " + file);
        } finally {
            process.destroyForcibly().waitFor();
        }
        SqliteStore.open(file, "halite").close();
    }

    /** Kills a tournament after a number of announced matches, and returns the number announced. */
    private int runAndKill(String schedule, int seats, Path file, int lines) throws IOException, InterruptedException {
        Process process = start(schedule, seats, file);
        try (BufferedReader out = process.inputReader()) {
            for (int i = 0; i < lines; i++) {
                assertThat(out.readLine()).as("a match was counted").isNotNull();
            }
            process.destroyForcibly();
            assertThat(process.waitFor()).as("it was killed, it did not end").isEqualTo(KILLED);
        }
        return lines;
    }

    private Process start(String schedule, int seats, Path file) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Djava.io.tmpdir=" + temporary(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        TourneyProcess.class.getName(),
                        schedule,
                        String.valueOf(seats),
                        file.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static List<StoredMatch> finish(String schedule, int seats, Path file) {
        try (SqliteStore store = SqliteStore.open(file, "halite")) {
            Tourney tourney = TourneyProcess.tourney(schedule, seats, store);
            try (Farm farm = new ThreadFarm(2)) {
                assertThat(tourney.run(farm, RecordPolicy.NONE, (job, match) -> {}))
                        .isTrue();
            }
            assertThat(store.matches(MatchFilter.ALL))
                    .hasSameSizeAs(tourney.league().played());
            return store.matches(MatchFilter.ALL);
        }
    }

    private static Map<String, List<Long>> results(List<StoredMatch> matches) {
        Map<String, List<Long>> results = new TreeMap<>();
        for (StoredMatch match : matches) {
            List<Long> scores =
                    match.seats().stream().map(StoredMatch.StoredSeat::score).toList();
            assertThat(results.put(match.key(), scores)).as("counted once").isNull();
        }
        return results;
    }

    private static List<String> ratings(List<StoredMatch> matches) {
        return new League(matches, Map.of())
                .table().rows().stream()
                        .map(row -> row.name() + " " + row.elo() + " ± " + row.error() + " " + row.score())
                        .toList();
    }
}
