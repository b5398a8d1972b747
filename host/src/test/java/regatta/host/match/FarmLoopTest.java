package regatta.host.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.host.match.FarmLoop.Task;

/** Tests that a farm is kept busy and every task is counted once. */
class FarmLoopTest {

    private static final Game TRON = GameCatalog.onClassPath().game("tron");

    /** A farm that ends the newest job first, and every fifth job twice. */
    private static final class BackwardsFarm implements Farm {
        final Deque<Job> jobs = new ArrayDeque<>();
        int begun;
        int max;

        @Override
        public int capacity() {
            return 9;
        }

        @Override
        public int underWay() {
            return jobs.size();
        }

        @Override
        public void begin(Job job) {
            jobs.push(job);
            if (begun++ % 5 == 0) {
                jobs.push(job);
            }
            max = Math.max(max, jobs.size());
        }

        @Override
        public JobResult next() {
            return new JobResult(jobs.pop().key(), new MatchReport(List.of(), 1, 0, true, "", null, null), null);
        }

        @Override
        public void cancel() {
            jobs.clear();
        }

        @Override
        public void close() {
            cancel();
        }
    }

    private final BackwardsFarm farm = new BackwardsFarm();
    private final List<String> counted = new ArrayList<>();

    private Task task(String... keys) {
        List<Job> jobs = Stream.of(keys)
                .map(key -> new Job(
                        key, TRON, Scenario.parse("tron"), List.of(), MatchConditions.defaults(TRON.info()), false))
                .toList();
        return new Task(
                jobs,
                played -> counted.add(
                        String.join("+", played.stream().map(JobResult::key).toList())));
    }

    private boolean run(FarmLoop loop, List<Task> tasks) {
        Iterator<Task> left = tasks.iterator();
        return loop.run(() -> left.hasNext() ? left.next() : null, () -> counted.contains("end"));
    }

    @Test
    void loopInOrderCountsTasksInTheOrderTheyBegin() {
        assertThat(run(FarmLoop.inOrder(farm), List.of(task("a", "b"), task("c"), task("d", "e"))))
                .isTrue();
        assertThat(counted).containsExactly("a+b", "c", "d+e");
    }

    @Test
    void loopAsTheyEndCountsTasksAsTheyEnd() {
        run(FarmLoop.asTheyEnd(farm), List.of(task("a", "b"), task("c"), task("d")));
        assertThat(counted).containsExactly("d", "c", "a+b");
    }

    @Test
    void taskWhoseResultIsKnownWaitsForItsTurn() {
        run(FarmLoop.inOrder(farm), List.of(task("a"), task(), task("b")));
        assertThat(counted).containsExactly("a", "", "b");
    }

    @Test
    void farmIsKeptBusyButNotFlooded() {
        List<Task> tasks = Stream.iterate(0, i -> i + 1)
                .limit(100)
                .map(i -> task("job " + i))
                .toList();
        run(FarmLoop.inOrder(farm), tasks);
        assertThat(counted).hasSize(100);
        assertThat(farm.max).isBetween(18, 2 * 18);
    }

    @Test
    void tasksUnderWayAreCancelledWhenDone() {
        assertThat(run(FarmLoop.inOrder(farm), List.of(task("end"), task("b"), task("c"))))
                .isTrue();
        assertThat(counted).containsExactly("end");
        assertThat(farm.underWay()).isZero();
    }

    @Test
    void interruptedThreadStopsCounting() {
        Thread.currentThread().interrupt();
        assertThat(run(FarmLoop.asTheyEnd(farm), List.of(task(), task("b")))).isFalse();
        assertThat(Thread.interrupted()).as("interrupt flag").isFalse();
        assertThat(counted).isEmpty();
        assertThat(farm.underWay()).isZero();
    }
}
