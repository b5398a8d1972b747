package regatta.cli.report;

import java.util.List;
import java.util.function.Supplier;
import regatta.host.io.TerminalText;

/**
 * Lines on a terminal that are redrawn while a command runs. Without a terminal, the last line is printed after a
 * second and then once per minute. Closing clears the lines.
 */
public final class LiveText implements AutoCloseable {

    private static final long STEP_NANOS = 100_000_000;
    private static final long LOG_STEP_NANOS = 60_000_000_000L;

    /** The first line of a log comes after a second, or not at all if the command is faster. */
    private static final long FIRST_LOG_NANOS = 1_000_000_000L;

    private static final String TO_LINE_START = "\r";
    private static final String ERASE_LINE = "\033[K";
    private static final String ERASE_SCREEN = "\033[J";

    private final boolean enabled;
    private final boolean terminal = Boolean.getBoolean("regatta.terminal"); // Set by the launcher.
    private long drawnAt;
    private int drawn;

    /** Creates the display. If {@code enabled} is false, nothing is shown. */
    public LiveText(boolean enabled) {
        this.enabled = enabled;
        drawnAt = System.nanoTime() - (terminal ? STEP_NANOS : LOG_STEP_NANOS - FIRST_LOG_NANOS);
    }

    /** Draws the lines if they are due. */
    public void show(Supplier<List<String>> lines) {
        if (enabled && System.nanoTime() - drawnAt > (terminal ? STEP_NANOS : LOG_STEP_NANOS)) {
            draw(lines.get());
        }
    }

    private void draw(List<String> lines) {
        drawnAt = System.nanoTime();
        String last = TerminalText.text(lines.get(lines.size() - 1));
        if (terminal) {
            clear();
            lines.subList(0, lines.size() - 1).forEach(line -> System.err.print(line + ERASE_LINE + "\n"));
            System.err.print(last + ERASE_LINE);
            drawn = lines.size();
        } else {
            System.err.print(last + "\n");
        }
        System.err.flush();
    }

    /** Clears the lines, so that other text can be printed. */
    public void clear() {
        if (drawn > 0) {
            String up = drawn > 1 ? "\033[" + (drawn - 1) + "A" : "";
            System.err.print(up + TO_LINE_START + ERASE_SCREEN);
            System.err.flush();
            drawn = 0;
        }
    }

    @Override
    public void close() {
        clear();
    }
}
