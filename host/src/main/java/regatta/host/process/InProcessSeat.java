package regatta.host.process;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.Fault;
import regatta.core.Position;
import regatta.core.Seat;

/**
 * A built-in bot or a recording in a seat, with a clock that is read but never held against it.
 *
 * @param <P> the position of the game being played
 */
public final class InProcessSeat<P extends Position<P>> implements HostSeat<P> {

    private static final ThreadMXBean CPU = ManagementFactory.getThreadMXBean();

    private final Seat<P> seat;
    private long askNanos;
    private long answerNanos;
    private long askCpu;
    private long answerCpu;
    private long totalCpu;

    public InProcessSeat(Seat<P> seat) {
        this.seat = seat;
    }

    @Override
    public void ask(P position, int awaitedLines) {
        long began = System.nanoTime();
        long used = CPU.getCurrentThreadCpuTime();
        seat.ask(position, awaitedLines);
        askCpu = CPU.getCurrentThreadCpuTime() - used;
        askNanos = System.nanoTime() - began;
    }

    @Override
    public @Nullable Fault hear(P position, Answer answer) {
        long began = System.nanoTime();
        long used = CPU.getCurrentThreadCpuTime();
        Fault fault = seat.hear(position, answer);
        answerCpu = askCpu + CPU.getCurrentThreadCpuTime() - used;
        answerNanos = askNanos + System.nanoTime() - began;
        totalCpu += answerCpu;
        return fault;
    }

    /** It runs in the arena's own thread, whose processor time while it thinks is its own. */
    @Override
    public SeatTurn takeTurn(boolean metered) {
        return new SeatTurn(answerNanos / 1000, metered ? answerCpu / 1000 : 0, false, "", List.of());
    }

    @Override
    public long cpuMicros() {
        return totalCpu / 1000;
    }

    @Override
    public @Nullable Invalidation voided() {
        return null;
    }

    @Override
    public void failed() {}

    @Override
    public void close() {}
}
