package regatta.cluster;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.SparkFiles;

/** The station of a worker's process: made by the first match that comes, ended with the process. */
final class Outpost {

    private static final Map<Path, Station> STATIONS = new ConcurrentHashMap<>();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(Outpost::close, "regatta-outpost-end"));
    }

    private Outpost() {}

    /** The name under which a bundle is sent. */
    static String file(String bundle) {
        return bundle + ".zip";
    }

    static Station here() {
        Path root = Path.of(SparkFiles.getRootDirectory()).toAbsolutePath().normalize();
        return STATIONS.computeIfAbsent(
                root, at -> new Station(at.resolve("bots"), bundle -> Path.of(SparkFiles.get(file(bundle)))));
    }

    static void close() {
        STATIONS.values().forEach(Station::close);
        STATIONS.clear();
    }
}
