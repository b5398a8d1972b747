package regatta.botkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import regatta.core.Rng;

/** A random assignment problem, sparse or dense, with ties and negative weights. */
final class RandomProblem {

    record Offer(int worker, int job, long weight) {}

    final int workers;
    final int jobs;
    final int[] capacities;
    final List<Offer> offers = new ArrayList<>();

    RandomProblem(Rng rng, boolean severalPlaces) {
        workers = rng.below(14);
        jobs = rng.below(14);
        capacities = new int[jobs];
        for (int job = 0; job < jobs; job++) {
            capacities[job] = severalPlaces ? rng.below(4) : 1;
        }
        int oneIn = 1 + rng.below(5);
        int range = 2 + rng.below(rng.oneIn(2) ? 6 : 10_000);
        int shift = rng.below(range);
        for (int worker = 0; worker < workers; worker++) {
            for (int job = 0; job < jobs; job++) {
                if (rng.oneIn(oneIn)) {
                    offers.add(new Offer(worker, job, rng.below(range) - shift));
                }
            }
        }
    }

    void enter(Assignment assignment) {
        assignment.begin(workers, jobs);
        for (int job = 0; job < jobs; job++) {
            assignment.capacity(job, capacities[job]);
        }
        for (Offer offer : offers) {
            assignment.offer(offer.worker(), offer.job(), offer.weight());
        }
    }

    /** Checks that a solution satisfies the offers and capacities, and returns the number of workers with a job. */
    int check(Assignment assignment) {
        int[] used = new int[jobs];
        int placed = 0;
        for (int worker = 0; worker < workers; worker++) {
            int job = assignment.jobOf(worker);
            if (job != Assignment.IDLE) {
                int by = worker;
                assertThat(offers).anyMatch(offer -> offer.worker() == by && offer.job() == job);
                used[job]++;
                placed++;
            }
        }
        for (int job = 0; job < jobs; job++) {
            assertThat(used[job]).isLessThanOrEqualTo(capacities[job]);
        }
        return placed;
    }
}
