package regatta.cluster;

import java.net.URI;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
import regatta.core.BadInput;
import regatta.host.match.ClusterEngine;

/** What Spark is told. */
final class SparkSettings {

    private static final Pattern LOCAL = Pattern.compile("local(?:\\[(\\d+|\\*)(?:,\\d+)?])?");

    /** Workers may be lost, and join, as often as they like: what fails here is machines, never a bot. */
    private static final int MOST_FAILURES = 64;

    private SparkSettings() {}

    static boolean isLocal(String master) {
        return LOCAL.matcher(master).matches();
    }

    static SparkConf of(ClusterEngine.Order order) {
        String master = order.master();
        SparkConf conf = new SparkConf(true)
                .setAppName("Regatta")
                .setMaster(master)
                .set("spark.ui.enabled", "false")
                .set("spark.ui.showConsoleProgress", "false")
                .set("spark.locality.wait", "0")
                .set("spark.task.cpus", String.valueOf(coresPerMatch(order)));
        if (isLoopback(master)) {
            conf.set("spark.driver.host", "127.0.0.1").set("spark.driver.bindAddress", "127.0.0.1");
        }
        if (!isLocal(master)) {
            remote(conf, order);
        }
        order.settings().forEach(conf::set);
        return conf;
    }

    private static void remote(SparkConf conf, ClusterEngine.Order order) {
        conf.setJars(Code.jars().stream().map(Path::toString).toArray(String[]::new));
        conf.set("spark.task.maxFailures", String.valueOf(MOST_FAILURES))
                .set("spark.excludeOnFailure.enabled", "true")
                .set("spark.excludeOnFailure.task.maxTaskAttemptsPerNode", String.valueOf(MOST_FAILURES - 1))
                .set("spark.excludeOnFailure.stage.maxFailedExecutorsPerNode", String.valueOf(MOST_FAILURES))
                .set("spark.excludeOnFailure.application.maxFailedExecutorsPerNode", String.valueOf(MOST_FAILURES))
                .set("spark.scheduler.excludeOnFailure.unschedulableTaskSetTimeout", "15s");
        String secret = Secret.read(order.secret(), order.master());
        if (!secret.isEmpty()) {
            Secret.apply(secret, conf::set);
        }
    }

    /** A machine that has fewer cores than a match has programs plays it all the same, as threads do. */
    private static int coresPerMatch(ClusterEngine.Order order) {
        Matcher local = LOCAL.matcher(order.master());
        if (!local.matches()) {
            return order.coresPerMatch();
        }
        String cores = local.group(1);
        int offered = cores == null
                ? 1
                : cores.equals("*") ? Runtime.getRuntime().availableProcessors() : Integer.parseInt(cores);
        if (offered < 1) {
            throw new BadInput("--on " + order.master() + ": give 1 core or more.");
        }
        return Math.min(offered, order.coresPerMatch());
    }

    /** Returns whether all of a cluster is on this machine, so that nothing need be heard by others. */
    static boolean isLoopback(String master) {
        if (master.startsWith("local")) {
            return true;
        }
        if (!master.startsWith("spark://") || master.contains(",")) {
            return false;
        }
        String host = URI.create(master).getHost();
        return host != null && (host.equals("localhost") || host.startsWith("127."));
    }
}
