package regatta.cli.report;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import regatta.core.Plural;
import regatta.host.io.TerminalText;
import regatta.host.match.Job;
import regatta.league.table.StoredMatch;
import regatta.league.tourney.Progress;
import regatta.league.tourney.Tourney;

/** The progress of a tournament: a live table on a terminal, and a line for each failed match. */
public final class TourneyWatch implements Tourney.TourneyListener, AutoCloseable {

    /** Computing ratings takes at most one part in this many of the time. */
    private static final int MIN_PAUSE = 50;

    private static final int MAX_ROWS = 20;

    private final Tourney tourney;
    private final PrintWriter err;
    private final boolean everyMatch;
    private final LiveText live;
    private final long began = System.nanoTime();
    private long nextAt = began;

    /**
     * Creates the display.
     *
     * @param everyMatch whether to print a line for each match, not only for failed ones
     */
    public TourneyWatch(Tourney tourney, PrintWriter err, boolean enabled, boolean everyMatch) {
        this.tourney = tourney;
        this.err = err;
        this.everyMatch = everyMatch;
        live = new LiveText(enabled);
    }

    @Override
    public void roundBegan(Progress progress) {
        if (progress.resumed() > 0 && progress.counted() == progress.resumed()) {
            print(Plural.of(progress.resumed(), "match") + " were played before; continuing with " + progress.left()
                    + ".");
        }
        show();
    }

    @Override
    public void matchCounted(Job job, StoredMatch match) {
        MatchLine.print(job, match, everyMatch, live, err);
        show();
    }

    private void print(String line) {
        live.clear();
        err.println(TerminalText.text(line));
    }

    /** Draws the table if it is due. */
    private void show() {
        long now = System.nanoTime();
        if (now >= nextAt) {
            live.show(() -> lines((now - began) / 1e9));
            nextAt = now + MIN_PAUSE * (System.nanoTime() - now);
        }
    }

    private List<String> lines(double seconds) {
        List<String> table = LeagueTables.ratings(tourney.league().table()).lines();
        List<String> lines = new ArrayList<>(table.subList(0, Math.min(table.size(), MAX_ROWS + 1)));
        if (table.size() > lines.size()) {
            lines.add("… and " + (table.size() - lines.size()) + " more");
        }
        lines.add(status(tourney.progress(), seconds));
        return lines;
    }

    private static String status(Progress progress, double seconds) {
        int done = progress.counted() - progress.resumed();
        String skipped = progress.skipped() > 0 ? ", " + progress.skipped() + " skipped" : "";
        return new Pace("match", done, progress.left(), seconds).after(progress.resumed()) + skipped;
    }

    @Override
    public void close() {
        live.close();
    }
}
