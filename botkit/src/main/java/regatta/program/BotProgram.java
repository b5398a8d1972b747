package regatta.program;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import regatta.core.Bot;
import regatta.core.BuiltIn;
import regatta.core.Events;
import regatta.core.Game;
import regatta.core.Mirror;
import regatta.core.Orders;
import regatta.core.Position;
import regatta.core.TextIn;
import regatta.core.TextOut;

/**
 * A built-in bot as a program, which plays one match by the game's own protocol on standard input and output. It sees
 * only the messages and thinks by the clock, but is otherwise the same bot as in process.
 *
 * @param rules the rule set, or empty for the default
 * @param bot the bot, such as {@code greedy} or {@code greedy?key=value}
 * @param seed the random seed, or null to derive it from the first message
 * @param firstMillis the time limit of the first answer
 * @param turnMillis the time limit of later answers
 */
public record BotProgram(
        Game game, String rules, String bot, @Nullable Long seed, int firstMillis, int turnMillis) {

    /** The share of its time that a bot uses at most. The rest is for transmission. */
    private static final double SHARE = 0.7;

    /** The time that is always left, for pauses of the virtual machine. */
    private static final int SPARE_MILLIS = 25;

    /** The warm-up before the first answer takes at most this time, and at most the next share of the time limit. */
    private static final long MAX_WARM_UP_NANOS = 400_000_000;

    private static final double WARM_UP_SHARE = 0.3;

    /** The warm-up ends when this share of the first time limit has passed since the process started. */
    private static final double STARTED_SHARE = 0.5;

    /** The number of turns that the warm-up plays from the first view before it starts again. */
    private static final int WARM_UP_TURNS = 50;

    private static final long NANOS_PER_MILLI = 1_000_000;

    /** @throws regatta.core.BadInput if the bot or a parameter is unknown */
    public BotProgram {
        BuiltIn.Call call = BuiltIn.Call.of(bot);
        BuiltIn.named(game, call.name()).settings(0, call.parameters()); // reports errors before the match
    }

    /** Plays one match and returns when the input ends. */
    public void play(InputStream in, OutputStream out) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        play(game.mirror(rules, new TextIn(() -> nextLine(reader))), out);
    }

    private static @Nullable String nextLine(BufferedReader reader) {
        try {
            return reader.readLine();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private <P extends Position<P>> void play(Mirror<P> mirror, OutputStream out) throws IOException {
        Bot player = seat(mirror, mirror.view());
        ClockBudget budget = new ClockBudget();
        warmUp(mirror, budget);
        Orders orders = new Orders(mirror.view().seats());
        TextOut text = new TextOut();
        do {
            orders.clear();
            player.play(orders, budget.begin(thinkNanos()));
            text.clear();
            mirror.rules().write(mirror.view(), mirror.seat(), orders, text);
            out.write(text.array(), 0, text.size());
            out.flush();
        } while (mirror.next());
    }

    private long thinkNanos() {
        double millis = Math.min(turnMillis * SHARE, Math.max(turnMillis - SPARE_MILLIS, turnMillis / 4.0));
        return (long) (millis * NANOS_PER_MILLI);
    }

    private <P extends Position<P>> Bot seat(Mirror<P> mirror, P view) {
        long botSeed = seed == null ? view.fingerprint() + mirror.seat() : seed;
        return BuiltIn.seat(game, bot, botSeed, mirror.rules(), view, mirror.seat());
    }

    /** Plays turns until the compiler has optimised the bot's code. */
    private <P extends Position<P>> void warmUp(Mirror<P> mirror, ClockBudget budget) {
        double left = Math.min(firstMillis * WARM_UP_SHARE, firstMillis * STARTED_SHARE - processMillis());
        long nanos = Math.min(MAX_WARM_UP_NANOS, (long) (left * NANOS_PER_MILLI));
        long began = System.nanoTime();
        P view = mirror.view().copy();
        Orders orders = new Orders(view.seats());
        Events events = new Events();
        while (System.nanoTime() - began < nanos) {
            view.copyFrom(mirror.view());
            Bot warmed = seat(mirror, view);
            for (int turn = 0; turn < WARM_UP_TURNS && !view.over() && System.nanoTime() - began < nanos; turn++) {
                orders.clear();
                if (mirror.rules().awaitedLines(view, mirror.seat()) > 0) {
                    warmed.play(orders, budget.begin(nanos / WARM_UP_TURNS));
                }
                mirror.rules().advance(view, orders, events);
            }
        }
    }

    private static long processMillis() {
        return ProcessHandle.current()
                .info()
                .startInstant()
                .map(began -> Duration.between(began, Instant.now()).toMillis())
                .orElse(0L);
    }
}
