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

/** Checks quickly that a head can be reached and accepts a secret. Spark itself would take a minute. */
final class HeadCheck {

    private static final int MAX_CONNECT_MILLIS = 5_000;
    private static final String STANDALONE = "spark://";

    private HeadCheck() {}

    /**
     * Checks that a head is listening, if its address is known.
     *
     * @throws BadInput if it is not, or if this is not the address of a head
     */
    static void requireReachable(String master) {
        boolean known = SparkSettings.isLocal(master)
                || master.startsWith("local-cluster[")
                || master.startsWith(STANDALONE)
                || master.startsWith("k8s://")
                || master.equals("yarn");
        if (!known) {
            throw new BadInput("--cluster " + master
                    + ": not a Spark master. Use spark://HOST:PORT, local[N], local[*], yarn or k8s://….");
        }
        if (!isOneHead(master)) {
            return;
        }
        URI address = address(master);
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(address.getHost(), address.getPort()), MAX_CONNECT_MILLIS);
        } catch (IOException | IllegalArgumentException e) {
            throw new BadInput("--cluster " + master + ": no answer (" + e.getMessage()
                    + "). Start a head: regatta cluster head.");
        }
    }

    /**
     * Checks that a head accepts a secret, or the absence of one if it is empty.
     *
     * @throws BadInput if it does not
     */
    static void authenticate(String master, String secret) {
        if (!isOneHead(master)) {
            return;
        }
        SparkEngine.silenceLog();
        URI address = address(master);
        SparkConf conf = new SparkConf(false);
        if (!secret.isEmpty()) {
            Secret.apply(secret, conf::set);
        }
        SecurityManager security = new SecurityManager(
                conf,
                SecurityManager$.MODULE$.$lessinit$greater$default$2(),
                SecurityManager$.MODULE$.$lessinit$greater$default$3());
        RpcEnv client = RpcEnv.create("regatta-client", "127.0.0.1", 0, conf, security, true);
        try {
            client.setupEndpointRef(new RpcAddress(address.getHost(), address.getPort()), "Master");
        } catch (Exception e) { // Scala code throws undeclared exceptions
            throw new BadInput(refusal(master, secret, e));
        } finally {
            client.shutdown();
        }
    }

    /** Returns why a head refused the connection, derived from Spark's exception. */
    static String refusal(String master, String secret, Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof ConnectException || cause instanceof UnknownHostException) {
                return "The head at " + master + " cannot be reached any more. Check that it is still running.";
            }
            if (cause instanceof ObjectStreamException || cause instanceof ClassNotFoundException) {
                return "The program at " + master
                        + " is another version of Regatta or Spark."
                        + " All machines need the same version.";
            }
            if (cause instanceof RpcEndpointNotFoundException) {
                return "The program at " + master + " is not a head, perhaps a worker. Use the address that"
                        + " 'regatta cluster head' prints.";
            }
        }
        return secret.isEmpty()
                ? "The head at " + master + " requires a secret. Copy its file (on the head: " + Secret.defaults()
                        + ") to this machine, or name it with --secret."
                : "The head at " + master
                        + " has another secret. All machines need the same file (on the head: "
                        + Secret.defaults() + "): copy it to this machine, or name it with --secret.";
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
            // Reported below.
        }
        throw new BadInput("--cluster " + master + ": needs host and port, such as spark://head:7077.");
    }
}
