package regatta.cluster;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.SparkContext;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Scenario;
import regatta.host.ClusterEngine;
import regatta.host.Conditions;
import regatta.host.Farm;
import regatta.host.Job;
import regatta.host.Limits;
import regatta.host.Sandbox;
import regatta.host.TimeControl;

/** Apache Spark. */
public final class SparkEngine implements ClusterEngine {

    private static final int LONGEST_CONNECT_MILLIS = 5_000;
    private static final long LONGEST_WAIT_NANOS = 60_000_000_000L;
    private static final long FIRST_WORD_NANOS = 3_000_000_000L;

    /** What a bot is looked at with; nobody plays by it. */
    private static final Conditions LOOKED_AT =
            new Conditions(new TimeControl(1, 1, 0, 0, false), Sandbox.Level.NONE, Limits.USUAL);

    @Override
    public Farm farm(Order order) {
        quieten();
        checkMaster(order.master());
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

    private static void quieten() {
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

    /** Finds out in a moment what Spark takes a minute to give up on. */
    private static void checkMaster(String master) {
        boolean known = SparkSettings.isLocal(master)
                || master.startsWith("local-cluster[")
                || master.startsWith("spark://")
                || master.startsWith("k8s://")
                || master.equals("yarn");
        if (!known) {
            throw new BadInput("--on " + master
                    + ": give a Spark master: spark://HOST:PORT, local[N], local[*], yarn or" + " k8s://….");
        }
        if (!master.startsWith("spark://") || master.contains(",")) {
            return;
        }
        URI address = address(master);
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(address.getHost(), address.getPort()), LONGEST_CONNECT_MILLIS);
        } catch (IOException | IllegalArgumentException e) {
            throw new BadInput("--on " + master + ": nobody answers there (" + e.getMessage()
                    + "). Is the head running? 'regatta cluster head' starts one.");
        }
    }

    private static URI address(String master) {
        try {
            URI address = URI.create(master);
            if (address.getHost() != null && address.getPort() > 0) {
                return address;
            }
        } catch (IllegalArgumentException e) {
            // Said below.
        }
        throw new BadInput("--on " + master + ": give host and port, such as spark://head:7077.");
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
                ? master + "a match needs " + order.coresPerMatch()
                        + " cores, one for each program that thinks, and no worker has so many."
                        + " --spark spark.task.cpus=N allows fewer, and unfair clocks."
                : master + "no worker came within a minute. Start some: regatta cluster worker " + order.master();
    }

    @Override
    public int head(Address address, @Nullable Path secret) {
        return new Daemon(address, secret).run(Daemon.HEAD, List.of());
    }

    @Override
    public int worker(String master, Address address, int cores, @Nullable Path secret) {
        checkMaster(master);
        List<String> words = new ArrayList<>();
        if (cores > 0) {
            words.addAll(List.of("--cores", String.valueOf(cores)));
        }
        words.addAll(List.of("--work-dir", Daemon.workFolder().toString(), master));
        return new Daemon(address, secret).run(Daemon.WORKER, words);
    }
}
