package regatta.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regatta.host.match.Farm;
import regatta.host.match.ThreadFarm;

/** Tests that a tournament on machines that come and go has the same result as on threads. */
@Tag("slow")
class DrillTest {

    @TempDir
    Path folder;

    @Test
    void matchesCountOnceThoughWorkersAreKilledJoinOrLackAProgram() throws Exception {
        Contest contest = new Contest(folder, 4);
        Contest.Result here;
        try (Farm farm = new ThreadFarm(2)) {
            here = contest.play(farm, "threads.league", () -> {});
        }
        List<String> log = new ArrayList<>();
        try (Standalone cluster = new Standalone(folder)) {
            Standalone.Part doomed = cluster.worker();
            Standalone.Part steady = cluster.worker();
            Standalone.Part poor = cluster.poorWorker();
            poor.await(Standalone.KNOWN);
            doomed.await(Standalone.KNOWN);
            steady.await(Standalone.KNOWN);
            AtomicInteger counted = new AtomicInteger();
            try (Farm farm = new SparkEngine().farm(Contest.order(cluster.url, contest.bots(), cluster.secret, log))) {
                Contest.Result there = contest.play(farm, "cluster.league", () -> {
                    switch (counted.incrementAndGet()) {
                        case 10 -> doomed.kill();
                        case 20 -> join(cluster);
                        default -> {}
                    }
                });

                assertThat(there.outcomes()).hasSize(contest.matches()).isEqualTo(here.outcomes());
                assertThat(there.ratings()).isEqualTo(here.ratings());
            }
        }
        assertThat(count(log, "Sending bot")).isEqualTo(1);
        assertThat(log)
                .filteredOn(message -> message.contains("Worker excluded"))
                .singleElement()
                .asString()
                .contains("127.0.0.1 (executor ", "'python3' on the PATH");
    }

    private static long count(List<String> log, String part) {
        return log.stream().filter(message -> message.contains(part)).count();
    }

    private static void join(Standalone cluster) {
        try {
            cluster.worker().await(Standalone.PLAYING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
