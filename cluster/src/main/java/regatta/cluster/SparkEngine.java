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
import regatta.core.Counted;
import regatta.core.Scenario;
import regatta.host.match.ClusterEngine;
import regatta.host.match.Conditions;
import regatta.host.match.Farm;
import regatta.host.match.Job;
import regatta.host.process.TimeControl;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;

/** Apache Spark. */
public final class SparkEngine implements ClusterEngine {

    private static final long LONGEST_WAIT_NANOS = 60_000_000_000L;
    private static final long FIRST_WORD_NANOS = 3_000_000_000L;

    private static final String OBJECTS = "maxdepth=200;java.lang.*;java.lang.invoke.SerializedLambda;java.util.*;"
            + "java.util.concurrent.**;java.io.*;java.net.URI;java.nio.*;java.math.*;scala.**;org.apache.spark.**;"
            + "org.roaringbitmap.**;regatta.cluster.*;!*";

    /** What a bot is looked at with; nobody plays by it. */
    private static final Conditions LOOKED_AT =
            new Conditions(new TimeControl(1, 1, 0, 0, false), Sandbox.Level.NONE, Limits.USUAL);

    @Override
    public Farm farm(Order order) {
        quieten();
        filterObjects();
        HeadCheck.reach(order.master());
        enter(order);
        SparkContext context = context(order);
        try {
            Cluster cluster = new Cluster(context);
            awaitWorkers(cluster, order);
            SparkFarm farm = new SparkFarm(context, cluster, order);
            farm.prepare(new Job("", Scenario.parse("any"), order.bots(), LOOKED_AT, false));
            return farm;
        } catch (RuntimeException e) {
            context.stop();
            throw e;
        }
    }

    /** Who tells Spark itself how to get in need not know our secret. */
    private static void enter(Order order) {
        if (order.settings().keySet().stream().noneMatch(key -> key.startsWith("spark.authenticate"))) {
            HeadCheck.enter(order.master(), Secret.read(order.secret(), order.master()));
        }
    }

    /**
     * Results are arrays of strings, but Spark reads them, and what else workers send, as Java objects. A worker that knows the
     * secret could send objects of any class on the class path, of which some run code when they are read; so only
     * classes that Spark's own messages consist of are made.
     */
    static void filterObjects() {
        if (ObjectInputFilter.Config.getSerialFilter() == null) {
            ObjectInputFilter.Config.setSerialFilter(ObjectInputFilter.Config.createFilter(OBJECTS));
        }
    }

    /** What goes wrong is told in our words. */
    static void quieten() {
        if (System.getProperty("log4j2.configurationFile") == null) {
            System.setProperty("log4j2.configurationFile", "classpath:regatta/cluster/log4j2.properties");
        }
    }

    private static SparkContext context(Order order) {
        try {
            return new SparkContext(SparkSettings.of(order));
        } catch (BadInput e) {
            throw e;
        } catch (Exception e) { // Spark is written in Scala, which declares none of those it throws.
            String why = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
            throw new BadInput("--on " + order.master() + ": Spark cannot begin: " + why);
        }
    }

    private static void awaitWorkers(Cluster cluster, Order order) {
        long began = System.nanoTime();
        boolean said = false;
        while (cluster.slots() == 0) {
            long waited = System.nanoTime() - began;
            cluster.requireAlive();
            if (waited > LONGEST_WAIT_NANOS) {
                throw new BadInput(nobody(cluster, order));
            }
            if (!said && waited > FIRST_WORD_NANOS) {
                order.say().accept("Waits for a worker …");
                said = true;
            }
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new BadInput("--on " + order.master() + ": interrupted before a worker was there.");
            }
        }
    }

    private static String nobody(Cluster cluster, Order order) {
        String master = "--on " + order.master() + ": ";
        return cluster.executors() > 0
                ? master + "a match needs " + Counted.of(order.coresPerMatch(), "core")
                        + ", one for each program that thinks, and no worker has so many."
                        + " --spark spark.task.cpus=N allows fewer, and unfair clocks."
                : master + "no worker came within a minute. Start some: regatta cluster worker " + order.master();
    }

    @Override
    public int head(Address address, @Nullable Path secret, Consumer<String> say) {
        requireFree(address.host(), address.port());
        requireFree(address.host(), address.pagePort());
        Daemon daemon = new Daemon(address, secret);
        String url = "spark://" + address.host() + ":" + address.port();
        say.accept("The head is at " + url + "; what it does is shown at http://" + address.host() + ":"
                + address.pagePort() + ". Its secret: " + (secret == null ? Secret.usual() : secret) + ".");
        say.accept("Workers: regatta cluster worker " + url + "   Play: --on " + url + "   Ctrl-C ends it.");
        return daemon.run(Daemon.HEAD, List.of());
    }

    /** Spark would take the next port that is free, where nobody looks for it. */
    private static void requireFree(String host, int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(host, port));
        } catch (IOException | IllegalArgumentException e) {
            throw new BadInput("Port " + port + " of " + host + " cannot be used: " + e.getMessage()
                    + ". Is there a head already? Else choose others with --host, --port and --page-port.");
        }
    }

    @Override
    public int worker(String master, Address address, int cores, @Nullable Path secret, Consumer<String> say) {
        HeadCheck.reach(master);
        Daemon daemon = new Daemon(address, secret);
        HeadCheck.enter(master, daemon.secret());
        List<String> words = new ArrayList<>();
        if (cores > 0) {
            words.addAll(List.of("--cores", String.valueOf(cores)));
        }
        words.addAll(List.of("--work-dir", Daemon.workFolder().toString(), master));
        say.accept("A worker of " + master + ", with "
                + Counted.of(cores > 0 ? cores : Runtime.getRuntime().availableProcessors(), "core")
                + ". Ctrl-C ends it.");
        return daemon.run(Daemon.WORKER, words);
    }
}
