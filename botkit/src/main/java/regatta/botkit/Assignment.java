package regatta.botkit;

import java.util.Arrays;

/**
 * Gives workers jobs so that the sum of the weights is as large as can be. Each worker does at most one job, each job takes
 * as many workers as it has room for, and only pairs that were offered can be made. There may be more workers than jobs or
 * fewer, workers without an offer, and jobs that nobody can do: who cannot be placed is idle.
 *
 * <p>A table that is used over and over: {@link #begin}, then the rooms and offers, then {@link #heaviest} or
 * {@link #fullest}. It allocates only when a problem is larger than any before. Equal problems have equal solutions; which
 * one of several equally good ones that is, is not promised.
 */
public final class Assignment {

    /** The job of a worker who is idle. */
    public static final int IDLE = -1;

    /** Weights lie between the negative of this and this: sums of them over any fleet stay far inside 64 bits. */
    public static final long LARGEST_WEIGHT = 1L << 40;

    private static final int MOST_WORKERS = 1 << 20;

    private final Matching matching = new Matching();
    private int workers;
    private int jobs;
    private int[] room = new int[16];
    private int[] jobOf = new int[16];

    // The offers, by worker: those of a worker are the entries from its first to the first of the next.
    private int[] firstOffer = new int[16];
    private int[] offerJob = new int[64];
    private long[] offerWeight = new long[64];
    private int offers;
    private int lastWorker;
    private long leastWeight;
    private long mostWeight;

    // The same offers by job.
    private int[] firstByJob = new int[16];
    private int[] byJobWorker = new int[64];
    private long[] byJobWeight = new long[64];

    /** Begins a new problem, in which every job has room for one worker. */
    public void begin(int workerCount, int jobCount) {
        if (workerCount < 0 || workerCount > MOST_WORKERS || jobCount < 0) {
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
            room = new int[size];
            firstByJob = new int[size];
        }
        Arrays.fill(room, 0, jobs, 1);
        offers = 0;
        lastWorker = 0;
        firstOffer[0] = 0;
        leastWeight = 0;
        mostWeight = 0;
    }

    /** Says how many workers a job takes. */
    public void room(int job, int count) {
        if (job < 0 || job >= jobs || count < 0) {
            throw new IllegalArgumentException("job " + job + " of " + jobs + ", room " + count);
        }
        room[job] = count;
    }

    /** Offers a job to a worker. Offers are made worker by worker; of two for the same pair the heavier counts. */
    public void offer(int worker, int job, long weight) {
        if (worker < lastWorker || worker >= workers || job < 0 || job >= jobs) {
            throw new IllegalArgumentException(
                    "worker " + worker + " of " + workers + " after " + lastWorker + ", job " + job + " of " + jobs);
        }
        if (weight < -LARGEST_WEIGHT || weight > LARGEST_WEIGHT) {
            throw new IllegalArgumentException("weight " + weight);
        }
        closeOffers(worker);
        if (offers == offerJob.length) {
            offerJob = Arrays.copyOf(offerJob, offers * 2);
            offerWeight = Arrays.copyOf(offerWeight, offers * 2);
        }
        offerJob[offers] = job;
        offerWeight[offers++] = weight;
        leastWeight = Math.min(leastWeight, weight);
        mostWeight = Math.max(mostWeight, weight);
    }

    private void closeOffers(int worker) {
        while (lastWorker < worker) {
            firstOffer[++lastWorker] = offers;
        }
    }

    /** Finds the assignment of largest weight; a worker does nothing rather than a job of negative weight. */
    public long heaviest() {
        return solve(0);
    }

    /** Finds, of all assignments that leave as few workers idle as possible, the one of largest weight. */
    public long fullest() {
        // To place one worker more can cost at most as much as changing every other one from the best to the worst.
        return solve((mostWeight - leastWeight + 1) * (workers + 1));
    }

    /** Solves it from the side that has fewer to place. Whoever is placed earns the bonus besides the weight. */
    private long solve(long bonus) {
        closeOffers(workers);
        long places = 0;
        for (int job = 0; job < jobs; job++) {
            room[job] = Math.min(room[job], workers);
            places += room[job];
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
        System.arraycopy(room, 0, matching.room, 0, jobs);
        matching.offers(offerJob, offerWeight, bonus);
        for (int worker = 0; worker < workers; worker++) {
            matching.place(worker, firstOffer[worker], firstOffer[worker + 1]);
        }
        System.arraycopy(matching.postOf, 0, jobOf, 0, workers);
    }

    /** Every place of a job looks for a worker. */
    private void solveForJobs(int places, long bonus) {
        turnOffers();
        matching.begin(places, workers);
        Arrays.fill(matching.room, 0, workers, 1);
        matching.offers(byJobWorker, byJobWeight, bonus);
        int place = 0;
        for (int job = 0; job < jobs; job++) {
            for (int i = 0; i < room[job]; i++) {
                matching.place(place++, firstByJob[job], firstByJob[job + 1]);
            }
        }
        Arrays.fill(jobOf, 0, workers, IDLE);
        place = 0;
        for (int job = 0; job < jobs; job++) {
            for (int i = 0; i < room[job]; i++) {
                int worker = matching.postOf[place++];
                if (worker != Matching.NONE) {
                    jobOf[worker] = job;
                }
            }
        }
    }

    /** Sorts the offers by job, by counting. */
    private void turnOffers() {
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

    /** Returns the job of a worker, or {@link #IDLE}. */
    public int jobOf(int worker) {
        return jobOf[worker];
    }
}
