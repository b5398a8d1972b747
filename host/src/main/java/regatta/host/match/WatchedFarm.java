package regatta.host.match;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;

/** A farm on which no more jobs begin after some time, and whose results are reported with their jobs. */
public final class WatchedFarm implements Farm {

    private final Farm farm;
    private final BooleanSupplier timeIsUp;
    private final Map<String, Job> begun = new HashMap<>();
    private BiConsumer<Job, MatchReport> observer = (job, report) -> {};

    /**
     * Creates the farm.
     *
     * @param farm the farm that plays the jobs
     * @param timeIsUp returns whether the time is up
     */
    public WatchedFarm(Farm farm, BooleanSupplier timeIsUp) {
        this.farm = farm;
        this.timeIsUp = timeIsUp;
    }

    /** Reports every result before it is counted. */
    public void onResult(BiConsumer<Job, MatchReport> receiver) {
        observer = receiver;
    }

    @Override
    public boolean accepts() {
        return !timeIsUp.getAsBoolean();
    }

    @Override
    public int capacity() {
        return farm.capacity();
    }

    @Override
    public int underWay() {
        return farm.underWay();
    }

    @Override
    public void begin(Job job) {
        begun.put(job.key(), job);
        farm.begin(job);
    }

    @Override
    public JobResult next() throws InterruptedException {
        JobResult result = farm.next();
        Job job = begun.remove(result.key());
        if (job != null) {
            observer.accept(job, result.report());
        }
        return result;
    }

    @Override
    public void cancel() {
        begun.clear();
        farm.cancel();
    }

    @Override
    public void close() {
        farm.close();
    }
}
