package regatta.halite;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import regatta.core.Scenario;
import regatta.core.SeatAnswer;
import regatta.core.Transcript;
import regatta.testkit.Golden;

/**
 * Plays games that were recorded with the original engine again with each given engine, one process per game, and
 * prints the processor time and the size of the replay. The bots repeat their recorded answers and use almost no time.
 * {@code ./regatta-bench --drop-in [ENGINE]}
 */
public final class DropInBench {

    /** The prefix of games with default settings, which need no further options. */
    private static final String REGULAR = "game_n";

    /** The last line of the shell's {@code times}: minutes and seconds of its children, in user and system mode. */
    private static final Pattern TIMES = Pattern.compile("(\\d+)m([\\d.]+)s (\\d+)m([\\d.]+)s\\s*$");

    private record Cost(double seconds, long bytes) {}

    private DropInBench() {}

    /** Takes the command line of each engine as one argument. */
    public static void main(String[] engines) throws Exception {
        System.out.printf("%-22s", "game");
        for (String engine : engines) {
            System.out.printf("  %-32s", engine.length() > 32 ? "…" + engine.substring(engine.length() - 31) : engine);
        }
        System.out.println();
        double[] seconds = new double[engines.length];
        long[] bytes = new long[engines.length];
        for (Path file : Golden.of("halite").files(REGULAR, ".json.gz")) {
            System.out.printf("%-22s", file.getFileName().toString().replace(".json.gz", ""));
            for (int i = 0; i < engines.length; i++) {
                Cost cost = play(engines[i], new GoldenGame(file));
                seconds[i] += cost.seconds;
                bytes[i] += cost.bytes;
                print(cost.seconds, cost.bytes);
            }
            System.out.println();
        }
        System.out.printf("%-22s", "all");
        for (int i = 0; i < engines.length; i++) {
            print(seconds[i], bytes[i]);
        }
        System.out.println();
    }

    private static void print(double seconds, long bytes) {
        System.out.printf(Locale.ROOT, "  %6.2f s CPU %,12d bytes        ", seconds, bytes);
        System.out.flush();
    }

    private static Cost play(String engine, GoldenGame game) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("regatta-drop-in");
        try {
            Scenario scenario = game.scenario();
            List<String> words = new ArrayList<>(List.of("sh", "-c", engine + " \"$@\" >/dev/null 2>&1; times", "sh"));
            words.addAll(List.of("-s", scenario.option("seed"), "-m", scenario.option("map")));
            words.addAll(List.of("--width", scenario.option("width"), "--height", scenario.option("height")));
            words.addAll(List.of("-i", folder.toString(), "--no-timeout"));
            Transcript transcript = game.transcript();
            for (int seat = 0; seat < transcript.seats(); seat++) {
                words.add(bot(folder.resolve("bot" + seat), transcript, seat));
            }
            Process process = new ProcessBuilder(words).start();
            process.getOutputStream().close();
            String times = new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
            process.waitFor();
            return new Cost(seconds(times), replay(folder));
        } finally {
            clear(folder);
        }
    }

    /** Returns the command of a bot that writes all its answers at once. */
    private static String bot(Path file, Transcript transcript, int seat) throws IOException {
        List<String> lines = new ArrayList<>();
        for (int turn = 0; turn < transcript.turns(); turn++) {
            SeatAnswer answer = transcript.answer(turn, seat);
            lines.add(
                    answer == null || answer.lines().isEmpty()
                            ? ""
                            : answer.lines().get(0));
        }
        Files.write(file, lines);
        return "cat " + file + "; exec cat > /dev/null";
    }

    private static double seconds(String times) {
        Matcher found = TIMES.matcher(times);
        if (!found.find()) {
            throw new IllegalStateException("Unexpected output of 'times': " + times);
        }
        double minutes = Double.parseDouble(found.group(1)) + Double.parseDouble(found.group(3));
        return 60 * minutes + Double.parseDouble(found.group(2)) + Double.parseDouble(found.group(4));
    }

    private static long replay(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            Path replay = files.filter(file -> file.toString().endsWith(".hlt"))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("The engine wrote no replay."));
            return Files.size(replay);
        }
    }

    private static void clear(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }
}
