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
 * A built-in bot as a program: it plays one match of any arena that speaks the game's own language, on standard input and
 * output. It sees what the text tells, thinks by the clock, and is otherwise the very bot that plays in process.
 *
 * @param rules the rule set, or empty for the default
 * @param bot as in {@code greedy} or {@code greedy?key=value}
 * @param seed what its chance is drawn from, or null to have that follow from the first message
 * @param firstMillis how long it may take for its first answer
 * @param turnMillis how long it may take for each later one
 */
public record BotProgram(
        Game game, String rules, String bot, @Nullable Long seed, int firstMillis, int turnMillis) {

    /** Of its time a bot uses this share at the most; the rest is for the way there and back. */
    private static final double SHARE = 0.7;

    /** So much of its time it leaves in any case: for that long a virtual machine may stand still, to compile or to clean up. */
    private static final int SPARE_MILLIS = 25;

    /** For so long at most, and for this share of the time for its first answer, a bot warms up before it gives that. */
    private static final long MOST_WARM_UP_NANOS = 400_000_000;

    private static final double WARM_UP_SHARE = 0.3;

    /** The clock of the first answer runs since the process began: the warm-up ends when this share of it is gone. */
    private static final double STARTED_SHARE = 0.5;

    /** For so many turns the warm-up plays on from the first view before it begins again. */
    private static final int WARM_UP_TURNS = 50;

    private static final long NANOS_A_MILLI = 1_000_000;

    /**
     * Prepares a program.
     *
     * @throws regatta.core.BadInput if the game has no such bot, or the bot no such parameter
     */
    public BotProgram {
        BuiltIn.Call call = BuiltIn.Call.of(bot);
        BuiltIn.named(game, call.name()).settings(0, call.parameters()); // A mistake is told before the game begins.
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
        return (long) (millis * NANOS_A_MILLI);
    }

    private <P extends Position<P>> Bot seat(Mirror<P> mirror, P view) {
        long chance = seed == null ? view.fingerprint() + mirror.seat() : seed;
        return BuiltIn.seat(game, bot, chance, mirror.rules(), view, mirror.seat());
    }

    /** A virtual machine begins slowly: the bot plays a match of its own until the compiler has seen it. */
    private <P extends Position<P>> void warmUp(Mirror<P> mirror, ClockBudget budget) {
        double left = Math.min(firstMillis * WARM_UP_SHARE, firstMillis * STARTED_SHARE - processMillis());
        long nanos = Math.min(MOST_WARM_UP_NANOS, (long) (left * NANOS_A_MILLI));
        long began = System.nanoTime();
        P view = mirror.view().copy();
        Orders orders = new Orders(view.seats());
        Events events = new Events();
        while (System.nanoTime() - began < nanos) {
            view.copyFrom(mirror.view());
            Bot sparring = seat(mirror, view);
            for (int turn = 0; turn < WARM_UP_TURNS && !view.over() && System.nanoTime() - began < nanos; turn++) {
                orders.clear();
                if (mirror.rules().awaitedLines(view, mirror.seat()) > 0) {
                    sparring.play(orders, budget.begin(nanos / WARM_UP_TURNS));
                }
                mirror.rules().advance(view, orders, events);
            }
        }
    }

    /** Returns how long ago this process began. */
    private static long processMillis() {
        return ProcessHandle.current()
                .info()
                .startInstant()
                .map(began -> Duration.between(began, Instant.now()).toMillis())
                .orElse(0L);
    }
}
