package regatta.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WorkersTest {

    private final List<String> log = new ArrayList<>();
    private final Workers workers = new Workers(log::add);
    private final WorkerReply slow = new WorkerReply(WorkerReply.Kind.PLAYED, "1", "10.0.0.1", "");
    private final WorkerReply good = new WorkerReply(WorkerReply.Kind.PLAYED, "2", "10.0.0.2", "");

    @Test
    void excludedWorkerIsReportedOnceWithTheReason() {
        workers.exclude(slow, "machine fault: the disk is full");
        workers.exclude(slow, "another fault");

        assertThat(log).containsExactly("Worker excluded: 10.0.0.1 (executor 1): machine fault: the disk is full.");
        assertThat(workers.isExcluded("1")).isTrue();
        assertThat(workers.isExcluded("2")).isFalse();
        assertThat(workers.excludedAnd(new String[] {"2"})).containsExactly("1", "2");
    }

    @Test
    void machineThatRepeatedlyMakesBotsLateIsExcluded() {
        for (int i = 0; i < 4; i++) {
            workers.note(slow, false, true);
            workers.note(slow, true, true);
            workers.note(good, i == 0, true);
        }

        assertThat(workers.excluded()).containsExactly("1");
        assertThat(log).singleElement().asString().contains("10.0.0.1", "too slow for the clock: 4 of its 8 matches");
    }

    @Test
    void onlyMachineIsNeverExcluded() {
        for (int i = 0; i < 10; i++) {
            workers.note(slow, true, false);
        }
        workers.reportInvalid();

        assertThat(workers.anyExcluded()).isFalse();
        assertThat(log).singleElement().asString().startsWith("10 of 10 matches were invalid");
    }
}
