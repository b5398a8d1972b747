package regatta.cli.report;

import regatta.host.io.Plain;

/**
 * One line on a terminal that is drawn over and over while something goes on. Where there is no terminal, as in a log, a line
 * is printed now and then, so that whoever looks sees that it goes on.
 */
public final class StatusLine {

    private static final long STEP_NANOS = 100_000_000;
    private static final long LOG_STEP_NANOS = 60_000_000_000L;
    private static final String FROM_THE_LEFT = "\r\033[K";

    private final boolean wanted;
    private final boolean terminal;
    private long drawnAt;
    private boolean drawn;

    /** Makes a line that is drawn if it is wanted; the launcher tells whether there is a terminal. */
    public StatusLine(boolean wanted) {
        this.wanted = wanted;
        terminal = Boolean.getBoolean("regatta.terminal");
        drawnAt = System.nanoTime() - (terminal ? STEP_NANOS : 0);
    }

    boolean onTerminal() {
        return terminal;
    }

    /** Returns whether it is time to draw the line again. */
    public boolean due() {
        return wanted && System.nanoTime() - drawnAt > (terminal ? STEP_NANOS : LOG_STEP_NANOS);
    }

    public void draw(String text) {
        if (wanted) {
            drawnAt = System.nanoTime();
            drawn = terminal;
            System.err.print(terminal ? FROM_THE_LEFT + Plain.text(text) : Plain.text(text) + "\n");
            System.err.flush();
        }
    }

    /** Makes room for what is printed next. */
    public void clear() {
        if (drawn) {
            drawn = false;
            System.err.print(FROM_THE_LEFT);
            System.err.flush();
        }
    }
}
