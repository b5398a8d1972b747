package regatta.host.match;

/**
 * Plays jobs on threads or machines, in any order. A farm that loses a worker plays its jobs again, so a key may be
 * returned twice. An invalid match is played once more. Not thread-safe.
 */
public interface Farm extends AutoCloseable {

    /** Returns the number of jobs played at a time. To keep a farm busy, begin a few more. */
    int capacity();

    /** Returns the number of jobs begun whose results {@link #next} has not returned. */
    int underWay();

    /** Returns whether more jobs are wanted. If not, those under way are the last. */
    default boolean accepts() {
        return true;
    }

    /** Begins a job as soon as there is room, without waiting. */
    void begin(Job job);

    /**
     * Waits for the end of any job.
     *
     * @throws regatta.core.BadInput if a job cannot be played
     * @throws InterruptedException if the thread is interrupted, even if a job has already ended
     */
    JobResult next() throws InterruptedException;

    /** Ends all running jobs and their bots. The farm can be used again. */
    void cancel();

    /** Ends all running jobs and closes the farm. */
    @Override
    void close();
}
