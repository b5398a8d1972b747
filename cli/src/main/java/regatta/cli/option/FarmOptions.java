package regatta.cli.option;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import regatta.core.BadInput;
import regatta.host.bot.BotSpec;
import regatta.host.io.TerminalText;
import regatta.host.match.ClusterEngine;
import regatta.host.match.Farm;
import regatta.host.match.ThreadFarm;

/** The options for where matches are played: on threads of this machine or on a cluster. */
public final class FarmOptions {

    private final MainCommand main;

    @Mixin
    private ThreadOptions threads;

    @Option(
            names = "--cluster",
            paramLabel = "MASTER",
            description =
                    "Play on Apache Spark: spark://HOST:PORT, local[N], yarn, k8s://…. The first use downloads 120"
                            + " MB.")
    private @Nullable String master;

    @Option(
            names = "--verify",
            paramLabel = "WHICH",
            description = "With --cluster: replay all, a sample or none of the matches here before they count. Default:"
                    + " sample.")
    private String verify = "sample";

    @Option(
            names = "--secret",
            paramLabel = "FILE",
            description = "With --cluster: its secret. Default: ~/.config/regatta/cluster.secret.")
    private @Nullable Path secret;

    @Option(
            names = "--spark",
            paramLabel = "KEY=VALUE",
            description = "With --cluster: a Spark setting, such as spark.executor.memory=2g.")
    private Map<String, String> settings = new LinkedHashMap<>();

    public FarmOptions(MainCommand main) {
        this.main = main;
    }

    /**
     * Opens the farm that plays the matches.
     *
     * @param bots all bots that play
     * @param seats the number of players per match
     */
    public Farm farm(List<BotSpec> bots, int seats) {
        return farm(bots, seats, bots);
    }

    /**
     * Opens the farm that plays the matches.
     *
     * @param bots the bots of a typical match
     * @param all all bots that play; none of them can read the files of another
     */
    public Farm farm(List<BotSpec> bots, int seats, List<BotSpec> all) {
        if (master != null) {
            return cluster(master, bots, seats);
        }
        return new ThreadFarm(threads.count(bots, seats), all);
    }

    /** Checks the options, before anything slow begins. */
    public void check() {
        Integer given = threads.given();
        if (master != null && given != null) {
            throw new BadInput(
                    "--threads " + given + ": with --cluster, the cluster chooses how many matches run in parallel.");
        }
        verify();
    }

    private Farm cluster(String where, List<BotSpec> bots, int seats) {
        check();
        ClusterEngine.Order order = new ClusterEngine.Order(
                where,
                List.copyOf(bots),
                ThreadFarm.coresPerMatch(bots, seats),
                verify(),
                secret,
                settings,
                this::print);
        return engine().farm(order);
    }

    private void print(String sentence) {
        main.err().println(TerminalText.text(sentence));
    }

    private ClusterEngine.Verify verify() {
        List<String> known = List.of("all", "sample", "none");
        if (!known.contains(verify)) {
            throw BadInput.unknown("value of --verify", verify, known);
        }
        return ClusterEngine.Verify.valueOf(verify.toUpperCase(Locale.ROOT));
    }

    /** Returns the cluster module, which the launcher downloads for commands that need it. */
    public static ClusterEngine engine() {
        ClusterEngine engine = ClusterEngine.find();
        if (engine == null) {
            throw new BadInput(
                    "The cluster module is not on the class path. Use the launcher ./regatta, which builds it on"
                            + " first use.");
        }
        return engine;
    }
}
