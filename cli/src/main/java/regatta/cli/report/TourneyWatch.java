package regatta.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import regatta.core.Plural;
import regatta.league.tourney.Progress;
import regatta.league.tourney.Tourney;

/** The live table of a tournament on a terminal, with the time left. */
public final class TourneyWatch implements AutoCloseable {

    /** Computing ratings takes at most one part in this many of the time. */
    private static final int MIN_PAUSE = 50;

    private static final int MAX_ROWS = 20;

    private final Tourney tourney;
    private final LiveText live;
    private final long began = System.nanoTime();
    private long nextAt = began;

    public TourneyWatch(Tourney tourney, boolean enabled) {
        this.tourney = tourney;
        live = new LiveText(enabled);
    }

    /** Draws the table if it is due. */
    public void matchCounted() {
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
        double rate = (progress.counted() - progress.resumed()) / Math.max(1e-9, seconds);
        String skipped = progress.skipped() > 0 ? ", " + progress.skipped() + " skipped" : "";
        return String.format(
                Locale.ROOT,
                "%d of %s%s, %.1f per second, %s left",
                progress.counted(),
                Plural.of(progress.planned(), "match"),
                skipped,
                rate,
                duration(progress.left() / Math.max(1e-9, rate)));
    }

    public static String duration(double seconds) {
        long rounded = Math.round(seconds);
        if (rounded >= 3600) {
            return rounded / 3600 + " h " + rounded % 3600 / 60 + " min";
        }
        return rounded >= 60 ? rounded / 60 + " min " + rounded % 60 + " s" : rounded + " s";
    }

    @Override
    public void close() {
        live.close();
    }
}
