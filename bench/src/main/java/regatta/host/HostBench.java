package regatta.host;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import regatta.core.Answer;
import regatta.core.Fault;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.GameInfo;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Job;
import regatta.host.match.MatchConditions;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchRunner;
import regatta.host.process.BotProcess;
import regatta.host.process.MatchClock;
import regatta.host.process.ProcessSeat;
import regatta.host.process.TimeControl;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Machine;
import regatta.host.sandbox.Sandbox;

/**
 * Measures the overhead of the arena: the round trip of a turn with a bot that only echoes, compared with the same over
 * plain pipes; and the matches of process bots per minute. {@code ./regatta-bench --host}
 */
public final class HostBench {

    private static final int WARM_UP = 20_000;
    private static final int TURNS = 50_000;
    private static final int MATCHES = 200;
    private static final Path HERE = Path.of("").toAbsolutePath();

    /** Echoes each line: the smallest bot of the smallest game. */
    private static final List<String> ECHO = List.of("cat");

    private HostBench() {}

    public static void main(String[] arguments) throws Exception {
        report("plain pipes", pipes());
        for (Sandbox.Level level : Sandbox.Level.values()) {
            if (level != Sandbox.Level.SEALED || Machine.here().canSeal()) {
                report("sandbox " + level.name().toLowerCase(Locale.ROOT), seated(Sandbox.of(level, Limits.DEFAULTS)));
            }
        }
        matches();
    }

    private static long[] pipes() throws IOException {
        Process process = new ProcessBuilder(ECHO).start();
        byte[] ping = "ping\n".getBytes(StandardCharsets.US_ASCII);
        byte[] chunk = new byte[64];
        long[] nanos = new long[TURNS];
        try (OutputStream out = process.getOutputStream();
                InputStream in = process.getInputStream()) {
            for (int turn = -WARM_UP; turn < TURNS; turn++) {
                long began = System.nanoTime();
                out.write(ping);
                out.flush();
                int n = 0;
                while (n < ping.length) {
                    n += in.read(chunk);
                }
                if (turn >= 0) {
                    nanos[turn] = System.nanoTime() - began;
                }
            }
        }
        process.destroyForcibly();
        return nanos;
    }

    private static long[] seated(Sandbox sandbox) throws IOException {
        Ping rules = new Ping();
        Ping.Count position = rules.start();
        GameInfo.ProtocolTerms terms = GameInfo.ProtocolTerms.ofMillis(5000, 5000)
                .withAnswerBytes(1000)
                .withThinkTurns(0);
        TimeControl time = new TimeControl(5000, 5000, 0, 0, false);
        long[] nanos = new long[TURNS];
        try (MatchClock clock = MatchClock.start();
                ProcessSeat<Ping.Count> seat =
                        new ProcessSeat<>(rules, 0, terms, time, clock, BotProcess.start(ECHO, HERE, sandbox), true)) {
            Answer answer = new Answer();
            for (int turn = -WARM_UP; turn < TURNS; turn++) {
                answer.clear();
                long began = System.nanoTime();
                seat.ask(position, 1);
                Fault fault = seat.hear(position, answer);
                if (turn >= 0) {
                    nanos[turn] = System.nanoTime() - began;
                }
                if (fault != null) {
                    throw new IllegalStateException(fault.toString());
                }
            }
        }
        return nanos;
    }

    private static void report(String what, long[] nanos) {
        Arrays.sort(nanos);
        System.out.printf(
                Locale.ROOT,
                "%-16s p50 %6.1f µs   p99 %6.1f µs   p99.9 %7.1f µs%n",
                what,
                nanos[TURNS / 2] / 1000.0,
                nanos[TURNS / 100 * 99] / 1000.0,
                nanos[TURNS / 1000 * 999] / 1000.0);
    }

    private static void matches() throws Exception {
        Game halite = GameCatalog.onClassPath().game("halite");
        String quiet = "yes '' | head -n 600; cat > /dev/null";
        int cores = Runtime.getRuntime().availableProcessors();
        ExecutorService threads = Executors.newFixedThreadPool(cores);
        List<Future<MatchReport>> reports = new ArrayList<>();
        long began = System.nanoTime();
        for (int i = 0; i < MATCHES; i++) {
            Job job = new Job(
                    halite,
                    Scenario.parse("halite size=32 seed=" + (i + 1)),
                    List.of(BotSpec.of(quiet, halite, HERE), BotSpec.of(quiet, halite, HERE)),
                    MatchConditions.defaults(halite.info()));
            reports.add(threads.submit(() -> new MatchRunner(job).play()));
        }
        int faults = 0;
        for (Future<MatchReport> report : reports) {
            for (MatchReport.SeatReport seat : report.get().seats()) {
                faults += seat.faults().size();
            }
        }
        threads.shutdown();
        double minutes = (System.nanoTime() - began) / 60e9;
        System.out.printf(
                Locale.ROOT,
                "Halite 32x32, 400 turns, two process bots, %d matches at a time: %.0f matches per minute, %d faults%n",
                cores,
                MATCHES / minutes,
                faults);
    }
}
