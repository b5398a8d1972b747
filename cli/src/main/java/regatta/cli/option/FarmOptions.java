package regatta.cli.option;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import regatta.core.BadInput;
import regatta.host.bot.BotSpec;
import regatta.host.io.Plain;
import regatta.host.match.ClusterEngine;
import regatta.host.match.Farm;
import regatta.host.match.ThreadFarm;

/** The options that say where many matches are played: on threads here, or on a cluster. */
public final class FarmOptions {

    @CommandLine.Spec(CommandLine.Spec.Target.MIXEE)
    private CommandLine.Model.CommandSpec spec;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description =
                    "Matches at a time. Default: one a core; with bots that are programs, so many that each program"
                            + " at a table has a core.")
    private @Nullable Integer threads;

    @Option(
            names = "--on",
            paramLabel = "MASTER",
            description = "Play on a cluster of Apache Spark: spark://HOST:PORT, local[N], yarn, k8s://…. The first use"
                    + " fetches about 120 MB. See docs/cluster.md.")
    private @Nullable String master;

    @Option(
            names = "--verify",
            paramLabel = "WHICH",
            description = "With --on: play orders again here before a result counts, of all matches, a sample or none."
                    + " Default: sample.")
    private String verify = "sample";

    @Option(
            names = "--secret",
            paramLabel = "FILE",
            description = "With --on: the secret of the cluster. Default: ~/.config/regatta/cluster.secret, if there is"
                    + " one.")
    private @Nullable Path secret;

    @Option(
            names = "--spark",
            paramLabel = "KEY=VALUE",
            description = "With --on: a setting of Spark, such as spark.executor.memory=2g.")
    private Map<String, String> settings = new LinkedHashMap<>();

    /**
     * Opens what plays the matches.
     *
     * @param bots who play
     * @param seats how many of them at a table
     */
    public Farm farm(List<BotSpec> bots, int seats) {
        return farm(bots, seats, bots);
    }

    /**
     * Opens what plays the matches.
     *
     * @param bots some of those who play, of whom each table is like the others
     * @param all everybody who plays: they do not see each other's files
     */
    public Farm farm(List<BotSpec> bots, int seats, List<BotSpec> all) {
        if (master != null) {
            return cluster(master, bots, seats);
        }
        int atATime = threads == null
                ? ThreadFarm.usualThreads(bots, seats)
                : CompareOptions.atLeastOne("--threads", threads);
        return new ThreadFarm(atATime, all);
    }

    /** Finds out whether the options make sense, before anything takes its time. */
    public void check() {
        if (master != null && threads != null) {
            throw new BadInput(
                    "--threads " + threads + ": with --on the cluster says how many matches it plays at a time.");
        }
        if (threads != null) {
            CompareOptions.atLeastOne("--threads", threads);
        }
        verify();
    }

    private Farm cluster(String where, List<BotSpec> bots, int seats) {
        check();
        ClusterEngine.Order order = new ClusterEngine.Order(
                where,
                List.copyOf(bots),
                ThreadFarm.thinkingAtOnce(bots, seats),
                verify(),
                secret,
                settings,
                this::say);
        return engine().farm(order);
    }

    private void say(String sentence) {
        spec.commandLine().getErr().println(Plain.text(sentence));
        spec.commandLine().getErr().flush();
    }

    private ClusterEngine.Verify verify() {
        List<String> known = List.of("all", "sample", "none");
        if (!known.contains(verify)) {
            throw BadInput.unknown("value of --verify", verify, known);
        }
        return ClusterEngine.Verify.valueOf(verify.toUpperCase(Locale.ROOT));
    }

    /** Returns what runs clusters, which the launcher fetches if it sees what it is for. */
    public static ClusterEngine engine() {
        ClusterEngine engine = ClusterEngine.find();
        if (engine == null) {
            throw new BadInput(
                    "The module for clusters is not on the class path. Use the launcher ./regatta, which builds"
                            + " it on first use.");
        }
        return engine;
    }
}
