package regatta.cluster;

import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;

/** Counts the running tasks. */
final class TaskCount extends SparkListener {

    private final AtomicInteger running;

    TaskCount(AtomicInteger running) {
        this.running = running;
    }

    @Override
    public void onTaskStart(SparkListenerTaskStart start) {
        running.incrementAndGet();
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
        running.decrementAndGet();
    }
}
