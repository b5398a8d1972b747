package regatta.cluster;

import java.io.IOException;
import java.io.ObjectInputFilter;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.spark.SparkContext;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Plural;
import regatta.host.match.ClusterEngine;
import regatta.host.match.Farm;

/** The cluster engine on Apache Spark. */
public final class SparkEngine implements ClusterEngine {

    private static final long MAX_WAIT_NANOS = 60_000_000_000L;
    private static final long QUIET_WAIT_NANOS = 3_000_000_000L;

    private static final String ALLOWED_CLASSES =
            "maxdepth=200;java.lang.*;java.lang.invoke.SerializedLambda;java.util.*;"
                    + "java.util.concurrent.**;java.io.*;java.net.URI;java.nio.*;java.math.*;scala.**;org.apache.spark.**;"
                    + "org.roaringbitmap.**;regatta.cluster.*;!*";

    @Override
    public Farm farm(Order order) {
        silenceLog();
        filterObjects();
        HeadCheck.requireReachable(order.master());
        authenticate(order);
        SparkContext context = context(order);
        try {
            Cluster cluster = new Cluster(context);
            awaitWorkers(cluster, order);
            SparkFarm farm = new SparkFarm(context, cluster, order);
            farm.prepare(order.bots());
            return farm;
        } catch (RuntimeException e) {
            context.stop();
            throw e;
        }
    }

    /** Checks our secret, unless the user has configured Spark's authentication. */
    private static void authenticate(Order order) {
        if (order.settings().keySet().stream().noneMatch(key -> key.startsWith("spark.authenticate"))) {
            HeadCheck.authenticate(order.master(), Secret.read(order.secret(), order.master()));
        }
    }

    /**
     * Limits the classes of objects that Spark deserialises from workers. Otherwise a worker with the secret could send
     * objects of any class on the class path, some of which run code when they are read.
     */
    static void filterObjects() {
        if (ObjectInputFilter.Config.getSerialFilter() == null) {
            ObjectInputFilter.Config.setSerialFilter(ObjectInputFilter.Config.createFilter(ALLOWED_CLASSES));
        }
    }

    /** Turns off Spark's own log, because this class reports problems itself. */
    static void silenceLog() {
        if (System.getProperty("log4j2.configurationFile") == null) {
            System.setProperty("log4j2.configurationFile", "classpath:regatta/cluster/log4j2.properties");
        }
    }

    private static SparkContext context(Order order) {
        try {
            return new SparkContext(SparkSettings.of(order));
        } catch (BadInput e) {
            throw e;
        } catch (Exception e) { // Scala code throws undeclared exceptions
            String why = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
            throw new BadInput("--cluster " + order.master() + ": Spark cannot start: " + why);
        }
    }

    private static void awaitWorkers(Cluster cluster, Order order) {
        long began = System.nanoTime();
        boolean reported = false;
        while (cluster.slots() == 0) {
            long waited = System.nanoTime() - began;
            cluster.requireAlive();
            if (waited > MAX_WAIT_NANOS) {
                throw new BadInput(noWorker(cluster, order));
            }
            if (!reported && waited > QUIET_WAIT_NANOS) {
                order.log().accept("Waiting for a worker …");
                reported = true;
            }
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new BadInput("--cluster " + order.master() + ": interrupted while waiting for a worker.");
            }
        }
    }

    private static String noWorker(Cluster cluster, Order order) {
        String master = "--cluster " + order.master() + ": ";
        return cluster.executors() > 0
                ? master + "a match needs " + Plural.of(order.coresPerMatch(), "core")
                        + ", one per program, and no worker has as many."
                        + " Use --spark spark.task.cpus=N to play with fewer; clocks are then unfair."
                : master + "no worker connected within a minute. Start one: regatta cluster worker " + order.master();
    }

    @Override
    public int head(Address address, @Nullable Path secret, Consumer<String> log) {
        requireFree(address.host(), address.port());
        requireFree(address.host(), address.pagePort());
        SparkProcess process = new SparkProcess(address, secret);
        String url = "spark://" + address.host() + ":" + address.port();
        log.accept("Head: " + url + "   Status: http://" + address.host() + ":" + address.pagePort() + "   Secret: "
                + (secret == null ? Secret.defaults() : secret));
        log.accept("Start workers: regatta cluster worker " + url + "   Play: --cluster " + url + "   Stop: Ctrl-C");
        return process.run(SparkProcess.HEAD, List.of());
    }

    /** Checks that a port is free. Spark would otherwise use the next free port. */
    private static void requireFree(String host, int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(host, port));
        } catch (IOException | IllegalArgumentException e) {
            throw new BadInput("Cannot use port " + port + " of " + host + ": " + e.getMessage()
                    + ". If no head is running there, choose another with --host, --port or --ui-port.");
        }
    }

    @Override
    public int worker(String master, Address address, int cores, @Nullable Path secret, Consumer<String> log) {
        HeadCheck.requireReachable(master);
        SparkProcess process = new SparkProcess(address, secret);
        HeadCheck.authenticate(master, process.secret());
        List<String> words = new ArrayList<>();
        if (cores > 0) {
            words.addAll(List.of("--cores", String.valueOf(cores)));
        }
        words.addAll(List.of("--work-dir", SparkProcess.workFolder().toString(), master));
        log.accept("Worker of " + master + " with "
                + Plural.of(cores > 0 ? cores : Runtime.getRuntime().availableProcessors(), "core")
                + ". Stop: Ctrl-C");
        return process.run(SparkProcess.WORKER, words);
    }
}
