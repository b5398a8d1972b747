package regatta.host.match;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import regatta.host.bot.BotSpec;

/** Plays jobs on several machines. The optional implementation is found by {@link java.util.ServiceLoader}. */
public interface ClusterEngine {

    /** The share of workers' results that is verified by playing the matches again locally. */
    enum Verify {
        ALL,
        SAMPLE,
        NONE
    }

    /**
     * The parameters of a farm.
     *
     * @param master the address of the cluster, such as {@code spark://head:7077} or {@code local[2]}
     * @param bots the bots that will play, as far as they are known
     * @param gameJars the jars of games that do not belong to this program
     * @param coresPerMatch the number of programs that compute at the same time in a match
     * @param secret the file with the secret that all machines share, or null for the default one, if it exists
     * @param settings further settings of the engine
     * @param log receives messages for users, one sentence each
     */
    record Order(
            String master,
            List<BotSpec> bots,
            List<Path> gameJars,
            int coresPerMatch,
            Verify verify,
            @Nullable Path secret,
            Map<String, String> settings,
            Consumer<String> log) {}

    /**
     * The address on which a head or a worker listens.
     *
     * @param host the address to bind to, by which others reach it
     * @param port the port, or 0 for any
     * @param pagePort the port of its web page, or 0 for any
     */
    record Address(String host, int port, int pagePort) {}

    /**
     * Opens a farm, and waits until a worker is available.
     *
     * @throws regatta.core.BadInput if there is no worker, or a bot cannot be sent
     */
    Farm farm(Order order);

    /**
     * Runs the head of a cluster until it ends, and returns its exit code.
     *
     * @param log receives messages for users, one sentence each
     */
    int head(Address address, @Nullable Path secret, Consumer<String> log);

    /**
     * Runs a worker of a cluster until it ends, and returns its exit code.
     *
     * @param cores the number of cores to offer, or 0 for all
     * @throws regatta.core.BadInput if the head does not exist or has another secret
     */
    int worker(String master, Address address, int cores, @Nullable Path secret, Consumer<String> log);

    /** Returns the engine, or null if its module is not installed. */
    static @Nullable ClusterEngine find() {
        return ServiceLoader.load(ClusterEngine.class, ClusterEngine.class.getClassLoader())
                .findFirst()
                .orElse(null);
    }
}
