package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.cli.command.Exit;

/**
 * Tests of files that commit a742846 wrote: later versions read them, continue them without repeating matches, and
 * replay them. The bots are programs, because a built-in is another bot once its code changes.
 */
class ReleasedFilesTest {

    private static final String FIRST = "python3 rider.py 0";
    private static final String SECOND = "python3 rider.py 2";

    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();

    @BeforeEach
    void copyReleasedFiles() throws IOException, URISyntaxException {
        ReleasedFiles.copyTo(folder);
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private String regatta(int exit, String... words) {
        terminal.out.getBuffer().setLength(0);
        assertThat(terminal.regatta(words)).as(terminal.toString()).isEqualTo(exit);
        return terminal.out.toString();
    }

    private String tourney(String... bots) {
        List<String> options =
                List.of("--book", file("tron.book"), "--store", file("riders.league"), "--dir", folder.toString());
        return regatta(
                Exit.OK,
                Stream.of(Stream.of("tourney", "tron", "--json", "--keep", "all"), Stream.of(bots), options.stream())
                        .flatMap(words -> words)
                        .toArray(String[]::new));
    }

    @Test
    void everyRecordIsReplayedToTheSameEnd() throws IOException {
        List<Path> records = ReleasedFiles.below(folder).stream()
                .filter(file -> file.toString().endsWith(".regatta"))
                .toList();

        assertThat(records).hasSize(16);
        regatta(
                Exit.OK,
                Stream.concat(Stream.of("rerun"), records.stream().map(Path::toString))
                        .toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(strings = {"halite", "soak", "space", "tron"})
    void pageHoldsTheRecordItWasMadeFrom(String game) throws IOException {
        String page;
        try (InputStream packed = new GZIPInputStream(Files.newInputStream(folder.resolve(game + ".html.gz")))) {
            page = new String(packed.readAllBytes(), StandardCharsets.UTF_8);
        }
        String encoded = Base64.getEncoder().encodeToString(Files.readAllBytes(folder.resolve(game + ".regatta")));

        assertThat(page).contains(">" + encoded + "<");
    }

    @Test
    void tournamentContinuesWithoutPlayingAMatchTwice() {
        assertThat(tourney(FIRST, SECOND)).contains("\"complete\":true,\"matches\":12,\"resumed\":12");
        assertThat(tourney(FIRST, SECOND, "python3 rider.py 3")).contains("\"matches\":36,\"resumed\":12");
    }

    @Test
    void leagueIsShownWithItsRecords() throws IOException {
        assertThat(regatta(Exit.OK, "league", "show", file("riders.league"))).contains(FIRST, SECOND);
        regatta(Exit.OK, "league", "page", file("riders.league"));

        assertThat(ReleasedFiles.below(folder.resolve("riders.league-records")))
                .filteredOn(page -> page.toString().endsWith(".html"))
                .hasSize(12);
    }

    @Test
    void tuningContinuesWithoutPlayingAGameTwice() {
        assertThat(ReleasedFiles.tune(terminal, folder)).as(terminal.toString()).isEqualTo(Exit.UNDECIDED);

        assertThat(terminal.out.toString())
                .contains("16 games were played before; continuing.", "spsa: ", " 12 games, 0 left")
                .contains("the tuned rider.py wins 0 pairs of games, its start 0, 2 are even: not decided in 4 games;");
    }

    @Test
    void tunedBuiltInPlaysWithItsValues() {
        regatta(
                Exit.OK,
                "play",
                "halite",
                "greedy@x.json",
                "still",
                "size=24",
                "turns=10",
                "--dir",
                folder.toString(),
                "--no-page",
                "-o",
                file("new.regatta"));

        assertThat(regatta(Exit.OK, "rerun", file("new.regatta"))).contains("greedy@x.json");
    }

    /** Command lines of programs are no longer read from files: see CHANGELOG.md. */
    @Test
    void tunedFileOfAProgramIsRejectedWithAdvice() {
        regatta(Exit.BAD_INPUT, "play", "tron", "rider.py@tuned.json", "still", "--dir", folder.toString());

        assertThat(terminal.err.toString()).contains("For a program, use its command line");
    }

    @Test
    void bookIsListed() {
        assertThat(regatta(Exit.OK, "book", "show", file("tron.book")))
                .contains("12 scenarios", "tron/classic seed=1216681717");
    }
}
