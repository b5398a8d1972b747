package regatta.host.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import regatta.core.Games;

/**
 * Records that released versions left: every later version plays them again to the same fingerprints. A folder is added with
 * each release and never changed.
 */
class ReleasedRecordsTest {

    private static List<Path> records() throws IOException, URISyntaxException {
        URL folder = Objects.requireNonNull(ReleasedRecordsTest.class.getResource("/released"));
        try (Stream<Path> files = Files.walk(Path.of(folder.toURI()))) {
            return files.filter(file -> file.toString().endsWith(".regatta"))
                    .sorted()
                    .toList();
        }
    }

    @TestFactory
    Stream<DynamicTest> everyReleasedRecordRunsAgain() throws Exception {
        return records().stream()
                .map(file -> DynamicTest.dynamicTest(file.toString(), () -> {
                    MatchRecord record = MatchRecord.read(file);
                    Rerun rerun = Rerun.of(
                            record, Games.named(record.header().scenario().game()));
                    assertThat(rerun.difference()).isNull();
                    assertThat(rerun.turns()).isEqualTo(record.turns()).isPositive();
                }));
    }

    @Test
    void everyGameHasARecordAmongThem() throws Exception {
        List<String> games = records().stream()
                .map(file -> MatchRecord.read(file).header().scenario().game())
                .distinct()
                .toList();

        assertThat(games)
                .containsAll(Games.all().stream().map(game -> game.info().id()).toList());
    }
}
