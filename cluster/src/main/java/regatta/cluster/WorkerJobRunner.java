package regatta.cluster;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.SparkFiles;
import regatta.host.spi.GameJars;

/** The job runner of a worker process: created with the first match, closed at the end of the process. */
final class WorkerJobRunner {

    private static final Map<Path, JobRunner> RUNNERS = new ConcurrentHashMap<>();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(WorkerJobRunner::close, "regatta-runner-end"));
    }

    private WorkerJobRunner() {}

    static String file(String bundle) {
        return bundle + ".zip";
    }

    static JobRunner here() {
        Path root = Path.of(SparkFiles.getRootDirectory()).toAbsolutePath().normalize();
        return RUNNERS.computeIfAbsent(
                root,
                at -> new JobRunner(
                        GameJars.visibleTo(Thread.currentThread().getContextClassLoader()),
                        at.resolve("bots"),
                        bundle -> Path.of(SparkFiles.get(file(bundle)))));
    }

    static void close() {
        RUNNERS.values().forEach(JobRunner::close);
        RUNNERS.clear();
    }
}
