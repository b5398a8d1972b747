package regatta.host.match;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import regatta.host.bot.BotSpec;
import regatta.host.spi.Services;

/**
 * What plays jobs on more than one machine. It comes in a module of its own, which is heavy and mostly not there; found by
 * {@link java.util.ServiceLoader}.
 */
public interface ClusterEngine {

    /** How much of what workers say is played again here before it counts. */
    enum Verify {
        ALL,
        SAMPLE,
        NONE
    }

    /**
     * What is asked of a farm.
     *
     * @param master where it is, such as {@code spark://head:7077} or {@code local[2]}
     * @param bots those that are going to play, as far as they are known
     * @param coresPerMatch how many programs think at once in a match
     * @param secret the file with the secret that all machines share, or null for the usual one, if there is one
     * @param settings what else to tell the engine, in its own words
     * @param say takes what people should know, a sentence each
     */
    record Order(
            String master,
            List<BotSpec> bots,
            int coresPerMatch,
            Verify verify,
            @Nullable Path secret,
            Map<String, String> settings,
            Consumer<String> say) {}

    /**
     * Where a head or a worker listens.
     *
     * @param host the address it is reached by and bound to
     * @param port 0 for any
     * @param pagePort of its own web page, 0 for any
     */
    record Address(String host, int port, int pagePort) {}

    /**
     * Opens a farm, and waits until somebody is there to play.
     *
     * @throws regatta.core.BadInput if nobody is, or a bot cannot be sent
     */
    Farm farm(Order order);

    /**
     * Runs the head of a cluster until it is ended, and returns its exit code.
     *
     * @param say takes what people should know, a sentence each
     */
    int head(Address address, @Nullable Path secret, Consumer<String> say);

    /**
     * Runs a worker of a cluster until it is ended, and returns its exit code.
     *
     * @param cores how many it offers, or 0 for all
     * @throws regatta.core.BadInput if there is no such head, or it does not know the secret
     */
    int worker(String master, Address address, int cores, @Nullable Path secret, Consumer<String> say);

    /** Returns the engine, or null if its module is not there. */
    static @Nullable ClusterEngine find() {
        List<ClusterEngine> all = Services.all(ClusterEngine.class);
        return all.isEmpty() ? null : all.get(0);
    }
}
