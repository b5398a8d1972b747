package regatta.botkit;

import java.util.Arrays;

/**
 * Assigns jobs to workers so that the sum of the weights is maximal. Each worker does at most one job, each job takes
 * as many workers as its capacity, and only offered pairs are possible. Workers without a job are idle.
 *
 * <p>Not thread-safe; reused for many problems: {@link #begin}, then capacities and offers, then {@link #heaviest}
 * or {@link #fullest}. Allocates only when a problem is larger than all before. Equal problems have equal solutions,
 * but which of several optimal ones is not specified.
 */
public final class Assignment {

    public static final int IDLE = -1;

    /** The largest absolute weight. Sums of weights stay far below 64 bits. */
    public static final long MAX_WEIGHT = 1L << 40;

    private static final int MAX_WORKERS = 1 << 20;

    private final Matching matching = new Matching();
    private int workers;
    private int jobs;
    private int[] capacity = new int[16];
    private int[] jobOf = new int[16];

    // The offers by worker: those of a worker are the entries from its first up to the first of the next.
    private int[] firstOffer = new int[16];
    private int[] offerJob = new int[64];
    private long[] offerWeight = new long[64];
    private int offers;
    private int lastWorker;
    private long minWeight;
    private long maxWeight;

    // The same offers by job.
    private int[] firstByJob = new int[16];
    private int[] byJobWorker = new int[64];
    private long[] byJobWeight = new long[64];

    /** Begins a new problem, in which every job has a capacity of one worker. */
    public void begin(int workerCount, int jobCount) {
        if (workerCount < 0 || workerCount > MAX_WORKERS || jobCount < 0) {
            throw new IllegalArgumentException(workerCount + " workers, " + jobCount + " jobs");
        }
        workers = workerCount;
        jobs = jobCount;
        if (firstOffer.length <= workers) {
            int size = Math.max(workers + 1, firstOffer.length * 2);
            firstOffer = new int[size];
            jobOf = new int[size];
        }
        if (firstByJob.length <= jobs) {
            int size = Math.max(jobs + 1, firstByJob.length * 2);
            capacity = new int[size];
            firstByJob = new int[size];
        }
        Arrays.fill(capacity, 0, jobs, 1);
        offers = 0;
        lastWorker = 0;
        firstOffer[0] = 0;
        minWeight = 0;
        maxWeight = 0;
    }

    /** Sets the number of workers that a job takes. */
    public void capacity(int job, int count) {
        if (job < 0 || job >= jobs || count < 0) {
            throw new IllegalArgumentException("job " + job + " of " + jobs + ", capacity " + count);
        }
        capacity[job] = count;
    }

    /** Offers a job to a worker, in the order of workers. Of two offers for a pair the heavier counts. */
    public void offer(int worker, int job, long weight) {
        if (worker < lastWorker || worker >= workers || job < 0 || job >= jobs) {
            throw new IllegalArgumentException(
                    "worker " + worker + " of " + workers + " after " + lastWorker + ", job " + job + " of " + jobs);
        }
        if (weight < -MAX_WEIGHT || weight > MAX_WEIGHT) {
            throw new IllegalArgumentException("weight " + weight);
        }
        closeOffers(worker);
        if (offers == offerJob.length) {
            offerJob = Arrays.copyOf(offerJob, offers * 2);
            offerWeight = Arrays.copyOf(offerWeight, offers * 2);
        }
        offerJob[offers] = job;
        offerWeight[offers++] = weight;
        minWeight = Math.min(minWeight, weight);
        maxWeight = Math.max(maxWeight, weight);
    }

    private void closeOffers(int worker) {
        while (lastWorker < worker) {
            firstOffer[++lastWorker] = offers;
        }
    }

    /** Finds the assignment of largest weight. Workers stay idle rather than do a job of negative weight. */
    public long heaviest() {
        return solve(0);
    }

    /** Finds the assignment of largest weight among those that leave as few workers idle as possible. */
    public long fullest() {
        // The bonus exceeds the cost of changing all other workers from the best to the worst job.
        return solve((maxWeight - minWeight + 1) * (workers + 1));
    }

    /** Solves the problem from the side with fewer elements. Each pair earns the bonus in addition to its weight. */
    private long solve(long bonus) {
        closeOffers(workers);
        long places = 0;
        for (int job = 0; job < jobs; job++) {
            capacity[job] = Math.min(capacity[job], workers);
            places += capacity[job];
        }
        if (workers <= places) {
            solveForWorkers(bonus);
        } else {
            solveForJobs((int) places, bonus);
        }
        return weight();
    }

    private void solveForWorkers(long bonus) {
        matching.begin(workers, jobs);
        System.arraycopy(capacity, 0, matching.capacity, 0, jobs);
        matching.offers(offerJob, offerWeight, bonus);
        for (int worker = 0; worker < workers; worker++) {
            matching.place(worker, firstOffer[worker], firstOffer[worker + 1]);
        }
        System.arraycopy(matching.postOf, 0, jobOf, 0, workers);
    }

    /** Solves the problem with each place of a job as seeker. */
    private void solveForJobs(int places, long bonus) {
        sortOffersByJob();
        matching.begin(places, workers);
        Arrays.fill(matching.capacity, 0, workers, 1);
        matching.offers(byJobWorker, byJobWeight, bonus);
        int place = 0;
        for (int job = 0; job < jobs; job++) {
            for (int i = 0; i < capacity[job]; i++) {
                matching.place(place++, firstByJob[job], firstByJob[job + 1]);
            }
        }
        Arrays.fill(jobOf, 0, workers, IDLE);
        place = 0;
        for (int job = 0; job < jobs; job++) {
            for (int i = 0; i < capacity[job]; i++) {
                int worker = matching.postOf[place++];
                if (worker != Matching.NONE) {
                    jobOf[worker] = job;
                }
            }
        }
    }

    private void sortOffersByJob() {
        if (byJobWorker.length < offers) {
            byJobWorker = new int[offerJob.length];
            byJobWeight = new long[offerJob.length];
        }
        Arrays.fill(firstByJob, 0, jobs + 1, 0);
        for (int i = 0; i < offers; i++) {
            firstByJob[offerJob[i]]++;
        }
        int start = 0;
        for (int job = 0; job <= jobs; job++) {
            start += firstByJob[job];
            firstByJob[job] = start;
        }
        for (int worker = workers - 1; worker >= 0; worker--) {
            for (int i = firstOffer[worker]; i < firstOffer[worker + 1]; i++) {
                int at = --firstByJob[offerJob[i]];
                byJobWorker[at] = worker;
                byJobWeight[at] = offerWeight[i];
            }
        }
    }

    private long weight() {
        long sum = 0;
        for (int worker = 0; worker < workers; worker++) {
            long best = Long.MIN_VALUE;
            for (int i = firstOffer[worker]; i < firstOffer[worker + 1]; i++) {
                best = offerJob[i] == jobOf[worker] ? Math.max(best, offerWeight[i]) : best;
            }
            sum += jobOf[worker] == IDLE ? 0 : best;
        }
        return sum;
    }

    public int jobOf(int worker) {
        return jobOf[worker];
    }
}
