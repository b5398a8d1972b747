package regatta.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.ClusterEngine;
import regatta.host.match.Farm;
import regatta.host.match.Job;
import regatta.host.match.MatchConditions;
import regatta.host.match.ThreadFarm;

/** Measures the overhead of a cluster. The argument is the number of matches of the long drill; 0 skips it. */
final class ClusterBench {

    private static final String SHORT = "halite size=16 turns=20";
    private static final String LONG = "halite size=32 turns=200";
    private static final String TINY = "halite size=16 turns=1";

    private ClusterBench() {}

    public static void main(String[] arguments) throws Exception {
        Path folder = Files.createTempDirectory("regatta-cluster-bench");
        int drill = arguments.length == 0 ? 10_000 : Integer.parseInt(arguments[0]);
        bytes(folder);
        try (Farm threads = new ThreadFarm(2)) {
            report("threads, 2", threads);
        }
        try (Farm local = farm("local[2]", null)) {
            report("local[2]", local);
            reportDriver(local);
            reportCancel(local);
        }
        standalone(folder);
        if (drill > 0) {
            LongDrill.run(folder, drill);
        }
    }

    private static Farm farm(String master, @Nullable Path secret) {
        ClusterEngine.Order order = new ClusterEngine.Order(
                master, List.of(), List.of(), 1, ClusterEngine.Verify.SAMPLE, secret, Map.of(), sentence -> {});
        return new SparkEngine().farm(order);
    }

    private static void bytes(Path folder) throws IOException {
        Contest contest = new Contest(folder, 1);
        Bundle bundle = Bundle.of(contest.bots().get(0));
        Path zip = folder.resolve("bundle.zip");
        if (bundle != null) {
            bundle.write(zip);
            print(
                    "a bot of %d files and %,d bytes: %,d bytes sent to each worker, once",
                    bundle.files(), bundle.bytes(), Files.size(zip));
        }
        long code = 0;
        for (Path jar : ApplicationJars.jars()) {
            code += Files.size(jar);
        }
        print("the program itself: %,d bytes sent to each worker, once per run", code);
    }

    private static void report(String name, Farm farm) throws InterruptedException {
        run(farm, SHORT, 60);
        int matches = 400;
        double seconds = run(farm, SHORT, matches);
        print("%-24s %5.1f ms per match of %s", name, 1000 * seconds / matches, SHORT);
    }

    /** Measures matches of one turn, in which distributing and counting dominates. */
    private static void reportDriver(Farm farm) throws InterruptedException {
        int matches = 3000;
        double seconds = run(farm, TINY, matches);
        print(
                "the driver distributes and counts %.0f matches per second, on the same cores as the players",
                matches / seconds);
    }

    private static void reportCancel(Farm farm) throws InterruptedException {
        double worst = 0;
        for (int i = 0; i < 5; i++) {
            for (int match = 0; match < 200; match++) {
                farm.begin(job(LONG, match));
            }
            farm.next();
            long began = System.nanoTime();
            farm.cancel();
            worst = Math.max(worst, (System.nanoTime() - began) / 1e9);
        }
        print("cancelling 199 tasks: at most %.2f s in 5 trials", worst);
    }

    private static void standalone(Path folder) throws Exception {
        double[] rates = new double[3];
        for (int count = 1; count <= 2; count++) {
            try (Standalone cluster = new Standalone(Files.createDirectories(folder.resolve("standalone" + count)))) {
                for (int i = 0; i < count; i++) {
                    cluster.pinnedWorker(i).await(Standalone.KNOWN);
                }
                try (Farm farm = farm(cluster.url, cluster.secret)) {
                    run(farm, LONG, 150 * count); // warm-up: each worker compiles the code
                    rates[count] = 120 / run(farm, LONG, 120);
                    print(
                            "%d worker%s of one core: %.1f matches per second of %s",
                            count, count == 1 ? "" : "s", rates[count], LONG);
                    if (count == 2) {
                        report("standalone, 2 workers", farm);
                        reportDriver(farm);
                        reportCancel(farm);
                    }
                }
            }
        }
        print("speed-up of two workers over one: %.2f, with the driver on the same two cores", rates[2] / rates[1]);
    }

    /** Plays matches of built-ins like a tournament, keeping the farm busy. Returns the duration in seconds. */
    private static double run(Farm farm, String scenario, int matches) throws InterruptedException {
        long began = System.nanoTime();
        int begun = 0;
        for (int ended = 0; ended < matches; ended++) {
            while (begun < matches && farm.underWay() < 2 * farm.capacity()) {
                farm.begin(job(scenario, begun++));
            }
            farm.next();
        }
        return (System.nanoTime() - began) / 1e9;
    }

    private static Job job(String scenario, int seed) {
        List<BotSpec> bots = new ArrayList<>();
        for (String bot : List.of("greedy", "random")) {
            bots.add(BotSpec.of(bot, Contest.GAME, Path.of("").toAbsolutePath()));
        }
        return new Job(
                "match " + seed,
                Contest.GAME,
                Scenario.parse(scenario + " seed=" + seed),
                bots,
                MatchConditions.defaults(Contest.GAME.info()),
                false);
    }

    @SuppressWarnings("AnnotateFormatMethod") // the annotation needs another library
    static void print(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values));
    }
}
