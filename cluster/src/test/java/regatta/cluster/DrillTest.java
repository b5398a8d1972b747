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

/** Machines come and go, and the tournament does not notice. */
@Tag("slow")
class DrillTest {

    @TempDir
    Path folder;

    @Test
    void aWorkerIsKilledAnotherJoinsAThirdLacksSomethingAndEveryMatchCountsOnceAsOnThreads() throws Exception {
        Contest contest = new Contest(folder, 4);
        Contest.Result here;
        try (Farm farm = new ThreadFarm(2)) {
            here = contest.play(farm, "threads.league", () -> {});
        }
        List<String> said = new ArrayList<>();
        try (Standalone cluster = new Standalone(folder)) {
            Standalone.Part doomed = cluster.worker();
            Standalone.Part steady = cluster.worker();
            Standalone.Part poor = cluster.poorWorker();
            poor.await(Standalone.KNOWN);
            doomed.await(Standalone.KNOWN);
            steady.await(Standalone.KNOWN);
            AtomicInteger counted = new AtomicInteger();
            try (Farm farm = new SparkEngine().farm(Contest.order(cluster.url, contest.bots(), cluster.secret, said))) {
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
        assertThat(counted(said, "Sends ./bot")).isEqualTo(1);
        assertThat(said)
                .filteredOn(sentence -> sentence.contains("set aside"))
                .singleElement()
                .asString()
                .contains("127.0.0.1 (executor ", "'python3' on its PATH");
    }

    private static long counted(List<String> said, String part) {
        return said.stream().filter(sentence -> sentence.contains(part)).count();
    }

    /** The head gives a worker that joins its part of the work at once. */
    private static void join(Standalone cluster) {
        try {
            cluster.worker().await(Standalone.PLAYING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
