package regatta.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import regatta.core.Counted;
import regatta.league.tourney.Progress;
import regatta.league.tourney.Tourney;

/** Shows on a terminal how a tournament goes: the table so far, and how long it will take. */
public final class TourneyWatch {

    /** Rating takes time that the matches could use: no more than this part of it. */
    private static final int MOST_SHARE = 50;

    private static final int MOST_ROWS = 20;

    private final Tourney tourney;
    private final LiveTable live;
    private final long began = System.nanoTime();
    private long nextAt = began;

    public TourneyWatch(Tourney tourney, boolean wanted) {
        this.tourney = tourney;
        live = new LiveTable(wanted);
    }

    /** Draws the table if it is time to. */
    public void matchCounted() {
        long now = System.nanoTime();
        if (now >= nextAt && live.due()) {
            live.draw(lines((now - began) / 1e9));
            nextAt = now + MOST_SHARE * (System.nanoTime() - now);
        }
    }

    private List<String> lines(double seconds) {
        List<String> table = LeagueSheets.table(tourney.league().table()).lines();
        List<String> lines = new ArrayList<>(table.subList(0, Math.min(table.size(), MOST_ROWS + 1)));
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
                "%d of %s%s, %.1f a second, %s to go",
                progress.counted(),
                Counted.of(progress.planned(), "match"),
                skipped,
                rate,
                duration(progress.left() / Math.max(1e-9, rate)));
    }

    public static String duration(double seconds) {
        long whole = Math.round(seconds);
        if (whole >= 3600) {
            return whole / 3600 + " h " + whole % 3600 / 60 + " min";
        }
        return whole >= 60 ? whole / 60 + " min " + whole % 60 + " s" : whole + " s";
    }

    /** Makes room for what is printed next. */
    public void clear() {
        live.clear();
    }
}
