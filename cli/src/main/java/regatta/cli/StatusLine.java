package regatta.cli;

import regatta.host.Plain;

/** One line on a terminal that is drawn over and over while something goes on. Nothing at all where there is no terminal. */
final class StatusLine {

    private static final long STEP_NANOS = 100_000_000;
    private static final String FROM_THE_LEFT = "\r\033[K";

    private final boolean shown;
    private long drawnAt;

    /** Makes a line that is drawn if it is wanted and there is a terminal, which the launcher tells. */
    StatusLine(boolean wanted) {
        shown = wanted && Boolean.getBoolean("regatta.terminal");
    }

    /** Returns whether it is time to draw the line again. */
    boolean due() {
        return shown && System.nanoTime() - drawnAt > STEP_NANOS;
    }

    void draw(String text) {
        if (shown) {
            drawnAt = System.nanoTime();
            System.err.print(FROM_THE_LEFT + Plain.text(text));
            System.err.flush();
        }
    }

    /** Makes room for what is printed next. */
    void clear() {
        if (shown && drawnAt != 0) {
            drawnAt = 0;
            System.err.print(FROM_THE_LEFT);
            System.err.flush();
        }
    }
}
