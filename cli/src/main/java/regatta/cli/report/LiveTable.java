package regatta.cli.report;

import java.util.List;

/** Lines on a terminal that are drawn over and over while something goes on; of them a log gets the last, now and then. */
public final class LiveTable {

    private static final String TO_LINE_END = "\033[K";
    private static final String TO_SCREEN_END = "\033[J";

    private final StatusLine pace;
    private int drawn;

    /** Makes a table that is drawn if it is wanted. */
    public LiveTable(boolean wanted) {
        pace = new StatusLine(wanted);
    }

    /** Returns whether it is time to draw the table again. */
    public boolean due() {
        return pace.due();
    }

    public void draw(List<String> lines) {
        if (!pace.onTerminal()) {
            pace.draw(lines.get(lines.size() - 1));
            return;
        }
        clear();
        lines.subList(0, lines.size() - 1).forEach(line -> System.err.print(line + TO_LINE_END + "\n"));
        pace.draw(lines.get(lines.size() - 1));
        drawn = lines.size();
    }

    /** Makes room for what is printed next. */
    public void clear() {
        if (drawn > 0) {
            pace.clear();
            System.err.print(drawn > 1 ? "\033[" + (drawn - 1) + "A\r" + TO_SCREEN_END : "");
            System.err.flush();
            drawn = 0;
        }
    }
}
