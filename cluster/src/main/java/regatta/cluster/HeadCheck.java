package regatta.cluster;

import java.io.IOException;
import java.io.ObjectStreamException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.UnknownHostException;
import org.apache.spark.SecurityManager;
import org.apache.spark.SecurityManager$;
import org.apache.spark.SparkConf;
import org.apache.spark.rpc.RpcAddress;
import org.apache.spark.rpc.RpcEndpointNotFoundException;
import org.apache.spark.rpc.RpcEnv;
import regatta.core.BadInput;

/** Finds out in a moment, and says in a sentence, what Spark takes a minute to give up on. */
final class HeadCheck {

    private static final int LONGEST_CONNECT_MILLIS = 5_000;
    private static final String STANDALONE = "spark://";

    private HeadCheck() {}

    /**
     * Looks whether there is a head, if that can be seen from here.
     *
     * @throws BadInput if there is none, or this is none
     */
    static void reach(String master) {
        boolean known = SparkSettings.isLocal(master)
                || master.startsWith("local-cluster[")
                || master.startsWith(STANDALONE)
                || master.startsWith("k8s://")
                || master.equals("yarn");
        if (!known) {
            throw new BadInput("--on " + master
                    + ": give a Spark master: spark://HOST:PORT, local[N], local[*], yarn or k8s://….");
        }
        if (!isOneHead(master)) {
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

    /**
     * Looks whether a head lets somebody in who knows a secret, or none if it is empty.
     *
     * @throws BadInput if it does not
     */
    static void enter(String master, String secret) {
        if (!isOneHead(master)) {
            return;
        }
        SparkEngine.quieten();
        URI address = address(master);
        SparkConf conf = new SparkConf(false);
        if (!secret.isEmpty()) {
            Secret.apply(secret, conf::set);
        }
        SecurityManager security = new SecurityManager(
                conf,
                SecurityManager$.MODULE$.$lessinit$greater$default$2(),
                SecurityManager$.MODULE$.$lessinit$greater$default$3());
        RpcEnv visitor = RpcEnv.create("regatta-visitor", "127.0.0.1", 0, conf, security, true);
        try {
            visitor.setupEndpointRef(new RpcAddress(address.getHost(), address.getPort()), "Master");
        } catch (Exception e) { // Spark is written in Scala, which declares none of those it throws.
            throw new BadInput(refusal(master, secret, e));
        } finally {
            visitor.shutdown();
        }
    }

    /** Says why a head was not entered, as far as what Spark threw tells it. */
    static String refusal(String master, String secret, Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof ConnectException || cause instanceof UnknownHostException) {
                return "The head at " + master + " is not reached any more. Is it still running?";
            }
            if (cause instanceof ObjectStreamException || cause instanceof ClassNotFoundException) {
                return "What answers at " + master
                        + " does not speak as this Regatta does: its head is of another version,"
                        + " or another Spark. All machines need the same version.";
            }
            if (cause instanceof RpcEndpointNotFoundException) {
                return "At " + master + " there is a Spark, but no head: a worker, perhaps? Give the address that"
                        + " 'regatta cluster head' prints.";
            }
        }
        return secret.isEmpty()
                ? "The head at " + master + " asks for a secret. Copy its file (on the head: " + Secret.usual()
                        + ") to this machine, or name it with --secret."
                : "The head at " + master
                        + " does not know the secret of this machine. All machines need the same file (on the head: "
                        + Secret.usual() + "): copy it here, or name it with --secret.";
    }

    private static boolean isOneHead(String master) {
        return master.startsWith(STANDALONE) && !master.contains(",");
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
}
