package regatta.cli.option;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.host.bot.BotSpec;
import regatta.host.io.TerminalText;
import regatta.host.match.ClusterEngine;
import regatta.host.match.Farm;
import regatta.host.match.OutsideGame;
import regatta.host.match.ThreadFarm;
import regatta.host.match.WatchedFarm;
import regatta.host.spi.GameJars;

/** The options for where and how long matches are played: on threads of this machine or on a cluster. */
public final class FarmOptions {

    private static final Pattern DURATION = Pattern.compile("(?:(\\d{1,4})h)?(?:(\\d{1,6})m)?(?:(\\d{1,8})s)?");

    private final MainCommand main;

    @Mixin
    private ThreadOptions threads;

    @Option(
            names = "--for",
            paramLabel = "TIME",
            description =
                    "Begin no more matches after this time, such as 90s, 30m or 1h30m. Running ones are finished.")
    private @Nullable String time;

    @Option(names = "--list", description = "Print a line for every finished match, not only for failed ones.")
    private boolean everyMatch;

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
    public WatchedFarm farm(List<BotSpec> bots, int seats) {
        return farm(bots, seats, bots);
    }

    /**
     * Opens the farm that plays the matches.
     *
     * @param bots the bots of a typical match
     * @param all all bots that play; none of them can read the files of another
     */
    public WatchedFarm farm(List<BotSpec> bots, int seats, List<BotSpec> all) {
        Duration time = time();
        Farm farm = master != null ? cluster(master, bots, seats) : new ThreadFarm(threads.count(bots, seats), all);
        long began = System.nanoTime();
        return new WatchedFarm(farm, () -> time != null && System.nanoTime() - began >= time.toNanos());
    }

    private @Nullable Duration time() {
        if (time == null) {
            return null;
        }
        Matcher parts = DURATION.matcher(time);
        Duration given = parts.matches()
                ? Duration.ofHours(number(parts.group(1)))
                        .plusMinutes(number(parts.group(2)))
                        .plusSeconds(number(parts.group(3)))
                : Duration.ZERO;
        if (given.isZero()) {
            throw new BadInput("--for " + time + ": give hours, minutes or seconds, such as 90s, 30m or 1h30m.");
        }
        return given;
    }

    private static long number(@Nullable String digits) {
        return digits == null ? 0 : Long.parseLong(digits);
    }

    /** Returns whether every match is printed. */
    public boolean everyMatch() {
        return everyMatch;
    }

    /** Returns whether the time of this run is limited, so that it may end before all is played. */
    public boolean timed() {
        return time != null;
    }

    /** Checks the options, before anything slow begins. */
    public void check(Game game) {
        if (master != null && game instanceof OutsideGame) {
            throw new BadInput("--cluster: a referee plays on this machine only. Leave out --cluster.");
        }
        check();
    }

    private void check() {
        time();
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
                GameJars.of(main.games()),
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

    /** Returns the command that adds Apache Spark to this copy of Regatta. A checkout adds it without being asked. */
    public static String unpacksSpark() {
        Path home = Path.of(System.getProperty("regatta.home", ".")).toAbsolutePath();
        return "tar xzf regatta-" + Version.number() + "-spark.tar.gz --strip-components 1 -C " + home;
    }

    /** Returns the cluster module, which the launcher downloads for commands that need it. */
    public static ClusterEngine engine() {
        ClusterEngine engine = ClusterEngine.find();
        if (engine == null) {
            throw new BadInput(
                    "Playing on a cluster needs Apache Spark. Unpack it over this copy of Regatta: " + unpacksSpark());
        }
        return engine;
    }
}
