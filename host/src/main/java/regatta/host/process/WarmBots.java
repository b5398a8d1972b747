package regatta.host.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import regatta.host.sandbox.Grounds;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;
import regatta.host.spi.JarRunner;

/**
 * Programs that wait between two matches. Where a program can begin anew by itself ({@link JarRunner#between}), it plays
 * match after match, so that it is started and warmed up once. Whoever failed, or does not say at once that it is ready
 * again, is ended; so is everybody after some matches. Any thread may use it.
 */
public final class WarmBots implements AutoCloseable {

    /** How many wait at most; the one that waits longest goes. */
    private static final int MOST_WAITING = 32;

    /** How many matches one plays: limits hold for a process, however many matches it plays. */
    private static final int MOST_MATCHES = 100;

    private static final long LONGEST_CLEARING_NANOS = 3_000_000_000L;

    /** What has to be alike for a program to play on in another match. */
    public record Terms(List<String> command, Grounds grounds, Sandbox.Level sandbox, Limits limits, String between) {}

    /** A program that plays, and may be back. */
    private record Guest(Terms terms, BotProcess process, int matches) {}

    private final Deque<Guest> waiting = new ArrayDeque<>();
    private boolean closed;

    /** Returns a program for a match: one that waits, or a new one. It comes back by {@link BotProcess#release}. */
    public BotProcess take(Terms terms, Sandbox sandbox) throws IOException {
        Guest guest = waiting(terms);
        if (guest == null) {
            BotProcess process = BotProcess.start(terms.command(), terms.grounds(), sandbox);
            guest = new Guest(terms, process, 0);
        }
        Guest playing = new Guest(terms, guest.process(), guest.matches() + 1);
        playing.process().releaseTo(sound -> back(playing, sound));
        return playing.process();
    }

    private synchronized @Nullable Guest waiting(Terms terms) {
        for (Iterator<Guest> all = waiting.descendingIterator(); all.hasNext(); ) {
            Guest guest = all.next();
            if (guest.terms().equals(terms)) {
                all.remove();
                if (guest.process().alive()) {
                    return guest;
                }
                guest.process().close();
            }
        }
        return null;
    }

    private void back(Guest guest, boolean sound) {
        if (!sound || guest.matches() >= MOST_MATCHES || !ready(guest)) {
            guest.process().close();
            return;
        }
        guest.process().drain().forget();
        Guest surplus = add(guest);
        if (surplus != null) {
            surplus.process().close();
        }
    }

    private synchronized @Nullable Guest add(Guest guest) {
        if (closed) {
            return guest;
        }
        waiting.addLast(guest);
        return waiting.size() > MOST_WAITING ? waiting.removeFirst() : null;
    }

    /** Tells a program that the match is over. Returns whether it says the same, and nothing else: then it has begun anew. */
    private static boolean ready(Guest guest) {
        byte[] word = (guest.terms().between() + "\n").getBytes(StandardCharsets.US_ASCII);
        try {
            guest.process().input().write(word);
            guest.process().input().flush();
            InputStream in = guest.process().output();
            long began = System.nanoTime();
            while (in.available() < word.length && guest.process().alive()) {
                if (System.nanoTime() - began > LONGEST_CLEARING_NANOS
                        || Thread.currentThread().isInterrupted()) {
                    return false;
                }
                LockSupport.parkNanos(100_000);
            }
            return in.available() == word.length
                    && new String(in.readNBytes(word.length), StandardCharsets.US_ASCII)
                            .equals(new String(word, StandardCharsets.US_ASCII));
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public void close() {
        List<Guest> left;
        synchronized (this) {
            closed = true;
            left = List.copyOf(waiting);
            waiting.clear();
        }
        left.forEach(guest -> guest.process().close());
    }
}
