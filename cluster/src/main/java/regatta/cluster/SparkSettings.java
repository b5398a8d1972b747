package regatta.cluster;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
import regatta.core.BadInput;
import regatta.host.match.ClusterEngine;

/** The settings of Spark for a farm. */
final class SparkSettings {

    private static final Pattern LOCAL = Pattern.compile("local(?:\\[(\\d+|\\*)(?:,\\d+)?])?");

    /** The failures allowed per match. Workers may leave and join at any time. */
    private static final int MAX_FAILURES = 64;

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
        List<Path> jars = new ArrayList<>(isLocal(master) ? List.of() : ApplicationJars.jars());
        jars.addAll(order.gameJars());
        conf.setJars(jars.stream().map(Path::toString).toArray(String[]::new));
        if (!isLocal(master)) {
            remote(conf, order);
        }
        order.settings().forEach(conf::set);
        return conf;
    }

    private static void remote(SparkConf conf, ClusterEngine.Order order) {
        conf.set("spark.task.maxFailures", String.valueOf(MAX_FAILURES))
                .set("spark.excludeOnFailure.enabled", "true")
                .set("spark.excludeOnFailure.task.maxTaskAttemptsPerNode", String.valueOf(MAX_FAILURES - 1))
                .set("spark.excludeOnFailure.stage.maxFailedExecutorsPerNode", String.valueOf(MAX_FAILURES))
                .set("spark.excludeOnFailure.application.maxFailedExecutorsPerNode", String.valueOf(MAX_FAILURES))
                .set("spark.scheduler.excludeOnFailure.unschedulableTaskSetTimeout", "15s");
        String secret = Secret.read(order.secret(), order.master());
        if (!secret.isEmpty()) {
            Secret.apply(secret, conf::set);
        }
    }

    /** Returns the number of cores per match, at most those of a local cluster. */
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
            throw new BadInput("--cluster " + order.master() + ": needs at least 1 core.");
        }
        return Math.min(offered, order.coresPerMatch());
    }

    /** Returns whether the whole cluster is on this machine, so that it need not be reachable from others. */
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
