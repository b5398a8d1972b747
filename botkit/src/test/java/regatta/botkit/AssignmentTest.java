package regatta.botkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import regatta.core.Rng;
import regatta.testkit.SeedSource;

/** Tests assignments; the property tests compare with JGraphT. */
class AssignmentTest {

    private final Assignment assignment = new Assignment();

    private List<Integer> jobs(int workers) {
        List<Integer> jobs = new ArrayList<>();
        for (int worker = 0; worker < workers; worker++) {
            jobs.add(assignment.jobOf(worker));
        }
        return jobs;
    }

    @Test
    void sumOfWeightsIsMaximal() {
        assignment.begin(2, 2);
        assignment.offer(0, 0, 10);
        assignment.offer(0, 1, 9);
        assignment.offer(1, 0, 8);
        assignment.offer(1, 1, 1);

        assertThat(assignment.heaviest()).isEqualTo(17);
        assertThat(jobs(2)).containsExactly(1, 0);
    }

    @Test
    void heaviestLeavesNegativeJobsUndone() {
        assignment.begin(2, 2);
        assignment.offer(0, 0, -1);
        assignment.offer(1, 1, 5);

        assertThat(assignment.heaviest()).isEqualTo(5);
        assertThat(jobs(2)).containsExactly(Assignment.IDLE, 1);
    }

    @Test
    void fullestLeavesAsFewWorkersIdleAsPossible() {
        assignment.begin(2, 2);
        assignment.offer(0, 0, -1);
        assignment.offer(0, 1, -1000);
        assignment.offer(1, 0, 5);

        assertThat(assignment.fullest()).isEqualTo(-995);
        assertThat(jobs(2)).containsExactly(1, 0);
    }

    @Test
    void workerWithoutAJobIsIdle() {
        assignment.begin(4, 1);
        assignment.offer(0, 0, 3);
        assignment.offer(1, 0, 7);
        assignment.offer(3, 0, 5);

        assertThat(assignment.fullest()).isEqualTo(7);
        assertThat(jobs(4)).containsExactly(Assignment.IDLE, 0, Assignment.IDLE, Assignment.IDLE);
    }

    @Test
    void jobTakesAsManyWorkersAsItsCapacity() {
        assignment.begin(4, 2);
        assignment.capacity(0, 2);
        assignment.capacity(1, 0);
        for (int worker = 0; worker < 4; worker++) {
            assignment.offer(worker, 0, 10 + worker);
            assignment.offer(worker, 1, 100);
        }

        assertThat(assignment.fullest()).isEqualTo(25);
        assertThat(jobs(4)).containsExactly(Assignment.IDLE, Assignment.IDLE, 0, 0);
    }

    @Test
    void heavierOfTwoOffersForAPairCounts() {
        assignment.begin(1, 1);
        assignment.offer(0, 0, 3);
        assignment.offer(0, 0, 4);

        assertThat(assignment.heaviest()).isEqualTo(4);
    }

    @Test
    void emptyProblemIsSolved() {
        assignment.begin(0, 0);
        assertThat(assignment.fullest()).isZero();
        assignment.begin(3, 0);
        assertThat(assignment.heaviest()).isZero();
        assertThat(jobs(3)).containsOnly(Assignment.IDLE);
    }

    @Test
    void invalidArgumentsAreRefused() {
        assignment.begin(2, 2);
        assignment.offer(1, 0, 1);
        assertThatThrownBy(() -> assignment.offer(0, 0, 1)).hasMessageContaining("worker 0 of 2 after 1");
        assertThatThrownBy(() -> assignment.offer(1, 2, 1)).hasMessageContaining("job 2 of 2");
        assertThatThrownBy(() -> assignment.offer(1, 1, 1L << 41)).hasMessageContaining("weight");
        assertThatThrownBy(() -> assignment.capacity(2, 1)).hasMessageContaining("job 2 of 2");
        assertThatThrownBy(() -> assignment.begin(-1, 1)).hasMessageContaining("-1 workers");
    }

    @ParameterizedTest
    @SeedSource(3000)
    void heaviestHasTheWeightOfTheOracle(long seed) {
        RandomProblem problem = new RandomProblem(new Rng(seed), false);
        problem.enter(assignment);

        assertThat(assignment.heaviest()).isEqualTo(Oracle.heaviest(problem));
        problem.check(assignment);
    }

    @ParameterizedTest
    @SeedSource(3000)
    void fullestHasTheSizeAndWeightOfTheOracle(long seed) {
        RandomProblem problem = new RandomProblem(new Rng(seed), true);
        problem.enter(assignment);

        long weight = assignment.fullest();

        assertThat(problem.check(assignment) * Oracle.BONUS + weight).isEqualTo(Oracle.fullest(problem));
    }
}
