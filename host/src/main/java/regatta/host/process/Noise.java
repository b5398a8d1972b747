package regatta.host.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import regatta.host.io.MachineFault;
import regatta.host.sandbox.Grounds;
import regatta.host.sandbox.Sandbox;

/**
 * How steady this machine is: what a bot that does nothing needs for an answer. Bots' clocks can be no fairer than that.
 *
 * @param turns how many answers were timed
 * @param percentile50 in microseconds, as all times here
 * @param voidShare of a hundred matches of {@link #MATCH_TURNS} answers, how many have one that takes longer than
 *     {@link #CLOCK_MILLIS} though the bot does nothing: the machine made it late, and such a match is void
 */
public record Noise(int turns, long percentile50, long percentile99, long percentile999, long worst, double voidShare) {

    public static final int MATCH_TURNS = 200;
    public static final int CLOCK_MILLIS = 50;

    private static final int WARM_UP = 2_000;

    /** Echoes each line at once. */
    private static final List<String> NULL_BOT = List.of("cat");

    /**
     * Asks a bot that does nothing, under the usual limits.
     *
     * @param matches for how many matches of {@link #MATCH_TURNS} answers
     */
    public static Noise measure(int matches) {
        long[] micros = new long[matches * MATCH_TURNS];
        try {
            BotProcess bot =
                    BotProcess.start(NULL_BOT, Grounds.of(NULL_BOT, Path.of("").toAbsolutePath()), Sandbox.usual());
            try {
                ask(bot, new long[WARM_UP]);
                ask(bot, micros);
            } finally {
                bot.close();
            }
        } catch (IOException e) {
            throw new MachineFault("A bot that does nothing cannot be run: " + MachineFault.reason(e), e);
        }
        return of(micros);
    }

    private static void ask(BotProcess bot, long[] micros) throws IOException {
        byte[] ping = "ping\n".getBytes(StandardCharsets.US_ASCII);
        byte[] pong = new byte[ping.length];
        OutputStream out = bot.input();
        InputStream in = bot.output();
        for (int turn = 0; turn < micros.length; turn++) {
            long began = System.nanoTime();
            out.write(ping);
            out.flush();
            if (in.readNBytes(pong, 0, pong.length) < pong.length) {
                throw new IOException("it ended");
            }
            micros[turn] = (System.nanoTime() - began) / 1_000;
        }
    }

    /** Sums up times in the order they were taken. */
    static Noise of(long[] micros) {
        int matches = micros.length / MATCH_TURNS;
        int voided = 0;
        for (int match = 0; match < matches; match++) {
            long[] ofMatch = Arrays.copyOfRange(micros, match * MATCH_TURNS, (match + 1) * MATCH_TURNS);
            voided += Arrays.stream(ofMatch).max().orElse(0) > CLOCK_MILLIS * 1_000L ? 1 : 0;
        }
        long[] sorted = micros.clone();
        Arrays.sort(sorted);
        return new Noise(
                micros.length,
                percentile(sorted, 0.5),
                percentile(sorted, 0.99),
                percentile(sorted, 0.999),
                sorted[sorted.length - 1],
                100.0 * voided / matches);
    }

    private static long percentile(long[] sorted, double share) {
        return sorted[(int) Math.ceil(sorted.length * share) - 1];
    }
}
