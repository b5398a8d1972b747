package regatta.host.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import regatta.core.Games;
import regatta.core.Scenario;
import regatta.host.match.FarmLoop.Task;

/** A farm is kept full, and every task is counted once. */
class FarmLoopTest {

    /** Ends the job that began last first, and some of them twice. */
    private static final class BackwardsFarm implements Farm {
        final Deque<Job> jobs = new ArrayDeque<>();
        int begun;
        int most;

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
            most = Math.max(most, jobs.size());
        }

        @Override
        public Played next() {
            return new Played(jobs.pop().key(), new MatchReport(List.of(), 1, 0, true, "", null, null), null);
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
                        key,
                        Scenario.parse("tron"),
                        List.of(),
                        Conditions.usual(Games.named("tron").info()),
                        false))
                .toList();
        return new Task(
                jobs,
                played -> counted.add(
                        String.join("+", played.stream().map(Played::key).toList())));
    }

    private boolean run(FarmLoop loop, List<Task> tasks) {
        Iterator<Task> left = tasks.iterator();
        return loop.run(() -> left.hasNext() ? left.next() : null, () -> counted.contains("end"));
    }

    @Test
    void tasksAreCountedInTheOrderTheyBeginIfThatIsWanted() {
        assertThat(run(FarmLoop.inOrder(farm), List.of(task("a", "b"), task("c"), task("d", "e"))))
                .isTrue();
        assertThat(counted).containsExactly("a+b", "c", "d+e");
    }

    @Test
    void tasksAreCountedAsTheyEndIfThatIsWanted() {
        run(FarmLoop.asTheyEnd(farm), List.of(task("a", "b"), task("c"), task("d")));
        assertThat(counted).containsExactly("d", "c", "a+b");
    }

    @Test
    void taskWhoseResultIsKnownWaitsForItsTurn() {
        run(FarmLoop.inOrder(farm), List.of(task("a"), task(), task("b")));
        assertThat(counted).containsExactly("a", "", "b");
    }

    @Test
    void farmIsKeptFullButNotFlooded() {
        List<Task> tasks = Stream.iterate(0, i -> i + 1)
                .limit(100)
                .map(i -> task("job " + i))
                .toList();
        run(FarmLoop.inOrder(farm), tasks);
        assertThat(counted).hasSize(100);
        assertThat(farm.most).isBetween(18, 2 * 18);
    }

    @Test
    void whatIsUnderWayWhenTheAnswerIsKnownIsCancelled() {
        assertThat(run(FarmLoop.inOrder(farm), List.of(task("end"), task("b"), task("c"))))
                .isTrue();
        assertThat(counted).containsExactly("end");
        assertThat(farm.underWay()).isZero();
    }

    @Test
    void interruptedThreadCountsNoMore() {
        Thread.currentThread().interrupt();
        assertThat(run(FarmLoop.asTheyEnd(farm), List.of(task(), task("b")))).isFalse();
        assertThat(Thread.interrupted()).as("it ended quietly").isFalse();
        assertThat(counted).isEmpty();
        assertThat(farm.underWay()).isZero();
    }
}
