package regatta.cluster;

import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.spark.SparkContext;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.host.io.MachineFault;
import regatta.host.match.ClusterEngine;
import regatta.host.match.Farm;
import regatta.host.match.Job;
import regatta.host.match.Played;

/**
 * Plays jobs as tasks of Spark, one each. Spark sends them, plays those of lost workers again and hands out each result
 * once; here is decided what counts.
 */
final class SparkFarm implements Farm {

    /** How often a job is sent because what came back could not be used. */
    private static final int MOST_SENDINGS = 8;

    /** A job that is under way. */
    private record Sent(Job job, boolean audited, int sendings, boolean voidedOnce) {}

    /** How long workers are awaited if none of those that are there could play. */
    private static final long LATE_START_NANOS = 10_000_000_000L;

    private static final int LATE_START_PAUSE_MILLIS = 200;

    private final Cluster cluster;
    private final Freight freight;
    private final Audit audit;
    private final Workers workers;
    private final Map<Long, Sent> open = new HashMap<>();

    /** Those of them that Spark does not know yet, as text. */
    private final SortedMap<Long, String> pending = new TreeMap<>();

    private BlockingQueue<Cluster.Yield> yields = new LinkedBlockingQueue<>();
    private long sent;

    SparkFarm(SparkContext context, Cluster cluster, ClusterEngine.Order order) {
        this.cluster = cluster;
        freight = new Freight(context, order.say());
        audit = new Audit(order.verify());
        workers = new Workers(order.say());
    }

    /** Sends the bots, and finds out on each worker whether they could play there. */
    void prepare(Job trial) {
        String text = JobJson.write(trial, freight::bundle);
        boolean any = anyReady(text);
        // One that lacks something answers at once, while others are still starting: they are given time.
        for (long until = System.nanoTime() + LATE_START_NANOS;
                !any && System.nanoTime() < until;
                any = anyReady(text)) {
            if (!pause()) {
                return;
            }
        }
        requireWorkers(any);
    }

    private boolean anyReady(String trial) {
        boolean any = false;
        for (Answer answer : cluster.askAll(trial)) {
            any |= judge(answer);
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
            throw new BadInput("No worker is left that could play: " + workers.reasons() + ".");
        }
    }

    /** Returns whether an answer can be used; if it cannot because of the worker, that is set aside. */
    private boolean judge(Answer answer) {
        switch (answer.kind()) {
            case PLAYED, READY -> {
                return !workers.isSetAside(answer.executor());
            }
            case LACKING -> workers.setAside(answer, "lacks something: " + answer.text());
            case MACHINE -> workers.setAside(answer, "fails: " + answer.text());
            case BAD_INPUT -> throw new BadInput(answer.text());
            case DEFECT -> throw new IllegalStateException("on " + answer.worker() + ": " + answer.text());
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
        return JobJson.write(plain.counted(plain.key(), recorded), freight::bundle);
    }

    /**
     * Hands what waits to Spark. A job of Spark costs it more than a task, so what waits goes together, while there is still
     * some work for everybody.
     */
    private void flush() {
        if (!pending.isEmpty()) {
            String[] jobs = pending.values().toArray(String[]::new);
            cluster.submit(pending.firstKey(), new MatchTask(jobs, true, workers.setAside()), yields);
            pending.clear();
        }
    }

    @Override
    public Played next() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        if (open.isEmpty()) {
            throw new IllegalStateException("no job is under way");
        }
        while (true) {
            if (inFlight() <= capacity() + capacity() / 4) {
                flush();
            }
            Cluster.Yield yield = yields.poll(1, TimeUnit.SECONDS);
            if (yield == null) {
                cluster.requireAlive();
                continue;
            }
            if (yield.answer() == null) {
                throw new MachineFault(lost(yield.failure()), null);
            }
            Sent job = open.remove(yield.number());
            Played played = job == null ? null : counted(job, yield.answer());
            if (played != null) {
                return played;
            }
        }
    }

    /** Returns what came of a job if it counts; else the job is under way again. */
    private @Nullable Played counted(Sent job, Answer answer) {
        if (!judge(answer)) {
            requireWorkers(!cluster.isLocal());
            again(job, job.voidedOnce(), new String[0]);
            return null;
        }
        Played played = JobJson.read(answer.text());
        boolean isVoid = played.report().voided() != null;
        workers.note(answer, isVoid, cluster.executors() > 1);
        if (isVoid && !job.voidedOnce()) {
            again(job, true, cluster.executors() > 1 ? new String[] {answer.executor()} : new String[0]);
            return null;
        }
        String difference = job.audited() ? Audit.difference(job.job(), played) : null;
        if (difference != null) {
            workers.setAside(answer, "tells what does not re-run: " + difference);
            requireWorkers(!cluster.isLocal());
            again(job, job.voidedOnce(), new String[0]);
            return null;
        }
        return job.job().keepsRecord() ? played : new Played(played.key(), played.report(), null);
    }

    private String lost(String failure) {
        String set = workers.anySetAside() ? " Set aside: " + workers.reasons() + "." : "";
        return "The cluster cannot play a match: " + failure + set;
    }

    private void again(Sent job, boolean voidedOnce, String[] notOn) {
        if (job.sendings() >= MOST_SENDINGS) {
            throw new MachineFault(
                    "A match was sent " + MOST_SENDINGS + " times and no worker could play it: " + workers.reasons()
                            + ".",
                    null);
        }
        flush(); // Numbers of what goes together follow one another.
        Sent next = new Sent(job.job(), job.audited(), job.sendings() + 1, voidedOnce);
        String[] text = {text(next)};
        cluster.submit(sent, new MatchTask(text, true, workers.setAsideAnd(notOn)), yields);
        open.put(sent++, next);
    }

    @Override
    public void cancel() {
        cluster.cancel();
        open.clear();
        pending.clear();
        yields = new LinkedBlockingQueue<>();
    }

    @Override
    public void close() {
        cancel();
        workers.tellVoids();
        cluster.close();
        Outpost.close();
        freight.close();
    }
}
