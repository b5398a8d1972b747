package regatta.host.process;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.Fault;
import regatta.core.Position;
import regatta.core.Seat;

/** A seat taken by a built-in bot or a recording. Its time is measured but not limited. */
public final class InProcessSeat<P extends Position<P>> implements HostSeat<P> {

    private static final ThreadMXBean CPU = ManagementFactory.getThreadMXBean();

    private final Seat<P> seat;
    private final LongSupplier clock;
    private long askNanos;
    private long answerNanos;
    private long askCpu;
    private long answerCpu;
    private long totalCpu;

    /** @param clock returns the time in nanoseconds, as {@link System#nanoTime} does */
    public InProcessSeat(Seat<P> seat, LongSupplier clock) {
        this.seat = seat;
        this.clock = clock;
    }

    @Override
    public void ask(P position, int awaitedLines) {
        long began = clock.getAsLong();
        long used = CPU.getCurrentThreadCpuTime();
        seat.ask(position, awaitedLines);
        askCpu = CPU.getCurrentThreadCpuTime() - used;
        askNanos = clock.getAsLong() - began;
    }

    @Override
    public @Nullable Fault hear(P position, Answer answer) {
        long began = clock.getAsLong();
        long used = CPU.getCurrentThreadCpuTime();
        Fault fault = seat.hear(position, answer);
        answerCpu = askCpu + CPU.getCurrentThreadCpuTime() - used;
        answerNanos = askNanos + clock.getAsLong() - began;
        totalCpu += answerCpu;
        return fault;
    }

    /** Returns the measurements. The bot runs in the arena's thread, whose time is the bot's meanwhile. */
    @Override
    public SeatTurn takeTurn(boolean metered) {
        return new SeatTurn(answerNanos / 1000, metered ? answerCpu / 1000 : 0, false, "", List.of());
    }

    @Override
    public long cpuMicros() {
        return totalCpu / 1000;
    }

    @Override
    public @Nullable Invalidation invalidation() {
        return null;
    }

    @Override
    public void failed() {}

    @Override
    public void close() {}
}
