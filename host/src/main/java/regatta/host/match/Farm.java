package regatta.host.match;

/**
 * What plays jobs: threads here, a cluster there. Whoever has many keeps it full and counts what comes, in whatever order;
 * a farm that loses a worker plays the job again, so a key may come twice. A match that turns out void it plays once
 * more. One thread uses it.
 */
public interface Farm extends AutoCloseable {

    /** Returns how many jobs are played at a time. To keep a farm full, let some more than these be under way. */
    int capacity();

    /** Returns how many jobs have begun whose end {@link #next} has not told yet. */
    int underWay();

    /** Begins a job as soon as there is room, without waiting. */
    void begin(Job job);

    /**
     * Awaits the end of any job.
     *
     * @throws regatta.core.BadInput if a job cannot be played as it is
     * @throws InterruptedException if the thread is interrupted, also if a job has ended already
     */
    Played next() throws InterruptedException;

    /** Ends all that is under way, and its bots with it; the farm is as new. */
    void cancel();

    /** Ends all that is under way, for good. */
    @Override
    void close();
}
