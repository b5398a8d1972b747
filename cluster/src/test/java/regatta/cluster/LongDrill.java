package regatta.cluster;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.apache.spark.launcher.JavaModuleOptions;
import regatta.host.match.Farm;
import regatta.host.match.ThreadFarm;
import regatta.host.spi.JarRunner;

/** A long tournament on a cluster. Five workers are killed and replaced, and the driver is killed and resumed. */
final class LongDrill {

    private static final int KILLS = 5;
    private static final String STORE = "drill.league";

    private LongDrill() {}

    static void run(Path folder, int matches) throws Exception {
        int scenarios = Math.max(1, matches / 12);
        Contest contest = new Contest(folder, scenarios);
        Contest.Result here;
        try (Farm farm = new ThreadFarm(2)) {
            here = contest.play(farm, "drill-threads.league", () -> {});
        }
        long began = System.nanoTime();
        try (Standalone cluster = new Standalone(folder)) {
            Deque<Standalone.Part> workers = new ArrayDeque<>(List.of(cluster.worker(), cluster.worker()));
            int kills = 0;
            boolean driverKilled = false;
            int counted = 0;
            while (counted < contest.matches()) {
                Process driver = driver(folder, cluster, scenarios);
                try (BufferedReader lines =
                        new BufferedReader(new InputStreamReader(driver.getInputStream(), StandardCharsets.UTF_8))) {
                    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                        counted = Integer.parseInt(line);
                        if (kills < KILLS && counted > (kills + 1) * contest.matches() / (KILLS + 2)) {
                            workers.remove().kill();
                            workers.add(cluster.worker());
                            kills++;
                        }
                        if (!driverKilled && counted > contest.matches() / 2) {
                            driver.toHandle().destroyForcibly(); // Process.destroyForcibly would close the stream
                            driverKilled = true;
                        }
                    }
                }
                driver.waitFor();
            }
            double seconds = (System.nanoTime() - began) / 1e9;
            Contest.Result there = contest.stored(STORE);
            ClusterBench.print(
                    "long drill: %d matches, %d workers killed, driver killed and resumed: %s, ratings %s, %.0f s",
                    there.outcomes().size(),
                    kills,
                    there.outcomes().equals(here.outcomes()) ? "same outcomes as on threads" : "DIFFERENT",
                    there.ratings().equals(here.ratings()) ? "identical" : "DIFFERENT",
                    seconds);
        }
    }

    private static Process driver(Path folder, Standalone cluster, int scenarios) throws IOException {
        List<String> words = new ArrayList<>(List.of(JarRunner.java(), "-Xmx1g", "-XX:+UseSerialGC"));
        words.addAll(List.of(JavaModuleOptions.defaultModuleOptionArray()));
        words.addAll(List.of("-cp", System.getProperty("java.class.path"), LongDrill.class.getName()));
        words.addAll(List.of(folder.toString(), cluster.url, cluster.secret.toString(), String.valueOf(scenarios)));
        return new ProcessBuilder(words)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** The driver. It prints the number of stored matches after each match. */
    public static void main(String[] arguments) throws Exception {
        Contest contest = new Contest(Path.of(arguments[0]), Integer.parseInt(arguments[3]));
        List<String> log = new ArrayList<>();
        try (Farm farm =
                new SparkEngine().farm(Contest.order(arguments[1], contest.bots(), Path.of(arguments[2]), log))) {
            contest.playOn(farm, STORE, count -> System.out.println(count));
        }
    }
}
