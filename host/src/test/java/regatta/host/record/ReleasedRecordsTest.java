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
import regatta.core.GameCatalog;

/** Replays records of released versions. Each release adds a folder, which is never changed. */
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
    Stream<DynamicTest> everyReleasedRecordReplaysIdentically() throws Exception {
        return records().stream()
                .map(file -> DynamicTest.dynamicTest(file.toString(), () -> {
                    MatchRecord record = MatchRecord.read(file, GameCatalog.onClassPath());
                    Rerun rerun = Rerun.of(
                            record,
                            GameCatalog.onClassPath()
                                    .game(record.header().scenario().game()));
                    assertThat(rerun.difference()).isNull();
                    assertThat(rerun.turns()).isEqualTo(record.turns()).isPositive();
                }));
    }

    @Test
    void everyGameHasAReleasedRecord() throws Exception {
        List<String> games = records().stream()
                .map(file -> MatchRecord.read(file, GameCatalog.onClassPath())
                        .header()
                        .scenario()
                        .game())
                .distinct()
                .toList();

        assertThat(games)
                .containsAll(GameCatalog.onClassPath().games().stream()
                        .map(game -> game.info().id())
                        .toList());
    }
}
