package regatta.host.match;

import java.util.function.BooleanSupplier;

/**
 * A farm on which no more jobs begin after some time.
 *
 * @param farm the farm that plays the jobs
 * @param timeIsUp returns whether the time is up
 */
public record TimedFarm(Farm farm, BooleanSupplier timeIsUp) implements Farm {

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
        farm.begin(job);
    }

    @Override
    public JobResult next() throws InterruptedException {
        return farm.next();
    }

    @Override
    public void cancel() {
        farm.cancel();
    }

    @Override
    public void close() {
        farm.close();
    }
}
