package regatta.cluster;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.spark.SparkContext;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.host.bot.BotSpec;
import regatta.host.io.MachineFault;
import regatta.host.match.ClusterEngine;
import regatta.host.match.Farm;
import regatta.host.match.Job;
import regatta.host.match.JobResult;

/** Plays jobs as Spark tasks. Spark repeats those of lost workers; this class decides which results count. */
final class SparkFarm implements Farm {

    /** How often a job is sent if its results cannot be used. */
    private static final int MAX_ATTEMPTS = 8;

    private record Sent(Job job, boolean audited, int attempts, boolean wasInvalid) {}

    /** How long to wait for further workers if none of the present ones can play. */
    private static final long LATE_START_NANOS = 10_000_000_000L;

    private static final int LATE_START_PAUSE_MILLIS = 200;

    private final Cluster cluster;
    private final BundleShipper shipper;
    private final Audit audit;
    private final Workers workers;
    private final Map<Long, Sent> open = new HashMap<>();

    /** The jobs under way that are not submitted yet, as text. */
    private final SortedMap<Long, String> pending = new TreeMap<>();

    private BlockingQueue<Cluster.TaskEnd> ends = new LinkedBlockingQueue<>();
    private long sent;

    SparkFarm(SparkContext context, Cluster cluster, ClusterEngine.Order order) {
        this.cluster = cluster;
        shipper = new BundleShipper(context, order.log());
        audit = new Audit(order.verify());
        workers = new Workers(order.log());
    }

    /** Sends the bots, and checks on each worker that they can play there. */
    void prepare(List<BotSpec> bots) {
        String text = JobJson.writeBots(bots, shipper::bundle);
        boolean any = anyReady(text);
        // A worker that lacks a program replies at once, while others are still starting.
        for (long until = System.nanoTime() + LATE_START_NANOS;
                !any && System.nanoTime() < until;
                any = anyReady(text)) {
            if (!pause()) {
                return;
            }
        }
        requireWorkers(any);
    }

    private boolean anyReady(String bots) {
        boolean any = false;
        for (WorkerReply reply : cluster.runOnAll(bots)) {
            any |= judge(reply);
        }
        return any;
    }

    private static boolean pause() {
        try {
            Thread.sleep(LATE_START_PAUSE_MILLIS);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private void requireWorkers(boolean any) {
        if (!any) {
            throw new BadInput("No worker can play these bots: " + workers.reasons() + ".");
        }
    }

    /** Returns whether a reply can be used. Excludes its worker if the worker is at fault. */
    private boolean judge(WorkerReply reply) {
        switch (reply.kind()) {
            case PLAYED, READY -> {
                return !workers.isExcluded(reply.executor());
            }
            case LACKING -> workers.exclude(reply, reply.text());
            case MACHINE -> workers.exclude(reply, "machine fault: " + reply.text());
            case BAD_INPUT -> throw new BadInput(reply.text());
            case DEFECT -> throw new IllegalStateException("On " + reply.worker() + ": " + reply.text());
        }
        return false;
    }

    @Override
    public int capacity() {
        return Math.max(1, cluster.slots());
    }

    @Override
    public int underWay() {
        return open.size();
    }

    @Override
    public void begin(Job job) {
        Sent fresh = new Sent(job, audit.wantsNext(), 1, false);
        pending.put(sent, text(fresh));
        open.put(sent++, fresh);
        if (inFlight() <= capacity()) {
            flush();
        }
    }

    private int inFlight() {
        return open.size() - pending.size();
    }

    private String text(Sent job) {
        Job plain = job.job();
        boolean recorded = plain.keepsRecord() || job.audited();
        return JobJson.write(plain.withKey(plain.key(), recorded), shipper::bundle);
    }

    /** Submits the pending jobs together, because a Spark job is more expensive than a task. */
    private void flush() {
        if (!pending.isEmpty()) {
            String[] jobs = pending.values().toArray(String[]::new);
            cluster.submit(pending.firstKey(), new MatchTask(jobs, true, workers.excluded()), ends);
            pending.clear();
        }
    }

    @Override
    public JobResult next() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        if (open.isEmpty()) {
            throw new IllegalStateException("No job is running.");
        }
        while (true) {
            if (inFlight() <= capacity() + capacity() / 4) {
                flush();
            }
            Cluster.TaskEnd end = ends.poll(1, TimeUnit.SECONDS);
            if (end == null) {
                cluster.requireAlive();
                continue;
            }
            if (end.answer() == null) {
                throw new MachineFault(lost(end.failure()), null);
            }
            Sent job = open.remove(end.number());
            JobResult played = job == null ? null : result(job, end.answer());
            if (played != null) {
                return played;
            }
        }
    }

    /** Returns the result of a job if it counts, or null after submitting the job again. */
    private @Nullable JobResult result(Sent job, WorkerReply reply) {
        if (!judge(reply)) {
            requireWorkers(!cluster.isLocal());
            submitAgain(job, job.wasInvalid(), new String[0]);
            return null;
        }
        JobResult played = JobJson.read(reply.text());
        boolean isInvalid = played.report().invalidation() != null;
        workers.note(reply, isInvalid, cluster.executors() > 1);
        if (isInvalid && !job.wasInvalid()) {
            submitAgain(job, true, cluster.executors() > 1 ? new String[] {reply.executor()} : new String[0]);
            return null;
        }
        String difference = job.audited() ? Audit.difference(job.job(), played) : null;
        if (difference != null) {
            workers.exclude(reply, "the result is wrong: " + difference);
            requireWorkers(!cluster.isLocal());
            submitAgain(job, job.wasInvalid(), new String[0]);
            return null;
        }
        return job.job().keepsRecord() ? played : new JobResult(played.key(), played.report(), null);
    }

    private String lost(String failure) {
        String excluded = workers.anyExcluded() ? " Excluded: " + workers.reasons() + "." : "";
        return "The cluster cannot play a match: " + failure + excluded;
    }

    private void submitAgain(Sent job, boolean wasInvalid, String[] excluded) {
        if (job.attempts() >= MAX_ATTEMPTS) {
            throw new MachineFault(
                    "A match was sent " + MAX_ATTEMPTS + " times, but no worker could play it: " + workers.reasons()
                            + ".",
                    null);
        }
        flush(); // jobs submitted together need consecutive numbers
        Sent next = new Sent(job.job(), job.audited(), job.attempts() + 1, wasInvalid);
        String[] text = {text(next)};
        cluster.submit(sent, new MatchTask(text, true, workers.excludedAnd(excluded)), ends);
        open.put(sent++, next);
    }

    @Override
    public void cancel() {
        cluster.cancel();
        open.clear();
        pending.clear();
        ends = new LinkedBlockingQueue<>();
    }

    @Override
    public void close() {
        cancel();
        workers.reportInvalid();
        cluster.close();
        WorkerJobRunner.close();
        shipper.close();
    }
}
