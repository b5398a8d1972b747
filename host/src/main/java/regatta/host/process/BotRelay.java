package regatta.host.process;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import regatta.core.Fault;
import regatta.host.io.MachineFault;
import regatta.host.io.Sha256;

/**
 * Connects a bot to a program outside the arena, such as a referee, by two named pipes. The bot is started when the
 * program opens the pipes. Its answers are timed and counted, and a bot that floods its output is stopped.
 */
public final class BotRelay implements AutoCloseable {

    /** The output of a bot between two messages. A program that reads all of it would run out of memory. */
    private static final int MAX_ANSWER_BYTES = 1 << 20;

    private static final int CHUNK = 16 * 1024;

    /** How long a bot that has closed its output may take to end. */
    private static final int MAX_END_SECONDS = 2;

    private static final int MAX_TIMES = 100_000;
    private static final int JOIN_MILLIS = 10;
    private static final int MAX_JOIN_MILLIS = 5_000;
    private static final long METER_INTERVAL_NANOS = 10_000_000;

    private final Path messages;
    private final Path answers;
    private final Supplier<BotProcess> starter;
    private final Thread thread;
    private final MessageDigest answerDigest = Sha256.digest();
    private final MessageDigest messageDigest = Sha256.digest();

    /** The digest of the messages before the last answer. What follows may be lost at the end of a match. */
    private byte[] messagesBefore = new byte[0];

    private volatile boolean ended;
    private volatile @Nullable RuntimeException problem;
    private volatile @Nullable BotProcess current;

    /** Whether the program has closed the input of the bot, which may then end. */
    private boolean inputEnded;

    private boolean asked;
    private long askedAt;
    private int answerBytes;
    private long[] micros = new long[64];
    private int count;
    private @Nullable CpuMeter meter;

    /** The processor time of earlier connections. */
    private long cpuBefore;

    private long cpuMicros;
    private long meterReadAt;
    private @Nullable Fault fault;

    /**
     * Waits for the program to open the pipes, in a thread of its own.
     *
     * @param messages the pipe to which the program writes
     * @param answers the pipe from which the program reads
     * @param starter starts the bot
     */
    public BotRelay(Path messages, Path answers, Supplier<BotProcess> starter) {
        this.messages = messages;
        this.answers = answers;
        this.starter = starter;
        thread = daemon(this::serve, "regatta-relay");
    }

    private static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    /** Serves one connection after the other, because a referee may start a bot again for another round. */
    private void serve() {
        while (!ended) {
            try (InputStream in = new FileInputStream(messages.toFile())) {
                try (OutputStream out = new FileOutputStream(answers.toFile())) {
                    if (!ended) {
                        serve(in, out);
                    }
                }
            } catch (IOException e) {
                problem = new MachineFault("A bot cannot be connected: " + MachineFault.reason(e), e);
                return;
            } catch (RuntimeException e) {
                problem = e;
                return;
            }
        }
    }

    private void serve(InputStream in, OutputStream out) throws IOException {
        try (BotProcess bot = starter.get()) {
            begin(bot);
            Thread answering = daemon(() -> passAnswers(bot, out), "regatta-answers");
            passMessages(in, bot);
            answering.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            current = null;
        }
    }

    private synchronized void begin(BotProcess bot) {
        inputEnded = false;
        asked = false;
        answerBytes = 0;
        current = bot;
        meter = bot.cpuMeter();
        cpuBefore = cpuMicros;
        if (ended) {
            bot.close();
        }
    }

    /** Passes messages on until the program closes its end. Messages to a bot that has ended are dropped. */
    private void passMessages(InputStream in, BotProcess bot) {
        byte[] chunk = new byte[CHUNK];
        try (OutputStream to = bot.input()) {
            for (int length = in.read(chunk); length >= 0; length = in.read(chunk)) {
                noteMessage(chunk, length);
                write(to, chunk, length);
            }
        } catch (IOException e) {
            // The bot has ended, which the other thread reports.
        }
        synchronized (this) {
            inputEnded = true;
        }
    }

    private static void write(OutputStream to, byte[] chunk, int length) {
        try {
            to.write(chunk, 0, length);
            to.flush();
        } catch (IOException e) {
            // The reader has ended; the rest is dropped.
        }
    }

    private synchronized void noteMessage(byte[] chunk, int length) {
        messageDigest.update(chunk, 0, length);
        asked = true;
        askedAt = System.nanoTime();
        answerBytes = 0;
    }

    private void passAnswers(BotProcess bot, OutputStream out) {
        byte[] chunk = new byte[CHUNK];
        boolean answered = false;
        try (out;
                InputStream from = bot.output()) {
            for (int length = from.read(chunk); length >= 0; length = from.read(chunk)) {
                answered = true;
                if (!noteAnswer(chunk, length)) {
                    bot.endOverLimit("The bot wrote more than " + (MAX_ANSWER_BYTES >> 20)
                            + " MB without waiting for a message.");
                    break;
                }
                out.write(chunk, 0, length);
                readMeter(false);
            }
            noteEnd(bot, answered); // before the program sees the end and reacts
        } catch (IOException e) {
            // The program has closed its end.
        }
        readMeter(true);
        bot.close();
    }

    /** Times and counts an answer. Returns whether the bot is within its limit. */
    private synchronized boolean noteAnswer(byte[] chunk, int length) {
        if (asked) {
            if (count == micros.length && count < MAX_TIMES) {
                micros = Arrays.copyOf(micros, count * 2);
            }
            if (count < micros.length) {
                micros[count] = (System.nanoTime() - askedAt) / 1000;
                count++;
            }
            asked = false;
            messagesBefore = copy(messageDigest).digest();
        }
        answerDigest.update(chunk, 0, length);
        answerBytes += length;
        return answerBytes <= MAX_ANSWER_BYTES;
    }

    private synchronized void readMeter(boolean last) {
        long now = System.nanoTime();
        if (meter != null && (last || now - meterReadAt > METER_INTERVAL_NANOS)) {
            cpuMicros = Math.max(cpuMicros, cpuBefore + meter.micros());
            meterReadAt = now;
        }
    }

    /** Notes the fault of a bot that ended before its input did. With code 0 it may just know that it has lost. */
    private void noteEnd(BotProcess bot, boolean answered) {
        readMeter(true);
        boolean byItself;
        synchronized (this) {
            byItself = !ended && !inputEnded;
        }
        String overLimit = bot.overLimit();
        Fault found = null;
        if (overLimit != null) {
            found = Fault.overLimit(overLimit);
        } else if (byItself) {
            bot.awaitEnd(MAX_END_SECONDS);
            boolean stopped = ended;
            String ending = bot.ending();
            boolean harmless = ending.equals("ended with code 0") || stopped && ending.equals("was killed by signal 9");
            if (!bot.alive() && !harmless) {
                bot.stderr().finish();
                found = Fault.crashed(
                        CrashReport.of("The bot " + ending + ".", bot.stderr().lastLines()));
                String sandbox = answered ? "" : bot.sandboxProblem();
                if (!sandbox.isEmpty()) {
                    problem = new MachineFault("Cannot set up the sandbox of a bot on this machine: " + sandbox, null);
                }
            }
        }
        synchronized (this) {
            fault = fault == null ? found : fault;
        }
    }

    /** Returns why the bot could not be started, or null. */
    public @Nullable RuntimeException problem() {
        return problem;
    }

    /** Returns the first fault that the arena noticed, or null. To be called after {@link #close}. */
    public synchronized @Nullable Fault fault() {
        return fault;
    }

    /** Returns whether the bot has received a message since its last answer. */
    public synchronized boolean owesAnswer() {
        return asked;
    }

    /** Returns the times of the answers in microseconds. An answer ends the wait after one or more messages. */
    public synchronized long[] answerMicros() {
        return Arrays.copyOf(micros, count);
    }

    public synchronized long cpuMicros() {
        return cpuMicros;
    }

    private static MessageDigest copy(MessageDigest digest) {
        try {
            return (MessageDigest) digest.clone();
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException("SHA-256 can be copied on every platform", e);
        }
    }

    /** Returns a digest of the answers and of the messages before them. To be called once, after the match. */
    public synchronized String digest() {
        answerDigest.update(messagesBefore);
        return HexFormat.of().formatHex(answerDigest.digest());
    }

    /** Ends the bot and waits for its threads. */
    @Override
    public void close() {
        BotProcess bot;
        synchronized (this) {
            ended = true;
            bot = current;
        }
        if (bot != null) {
            readMeter(true);
            bot.close();
        }
        for (int waited = 0; thread.isAlive() && waited < MAX_JOIN_MILLIS; waited += JOIN_MILLIS) {
            endOpening(messages);
            endOpening(answers);
            try {
                thread.join(JOIN_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    /** Opens and closes both ends of a pipe, which ends the wait of a thread that opens one of them. */
    private static void endOpening(Path pipe) {
        try {
            new RandomAccessFile(pipe.toFile(), "rw").close();
        } catch (IOException e) {
            // Without the pipe, nobody waits for it.
        }
    }
}
