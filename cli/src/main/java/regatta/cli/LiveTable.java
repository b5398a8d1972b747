package regatta.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import regatta.league.table.LeagueTable;
import regatta.league.tourney.Progress;
import regatta.league.tourney.Tourney;

/** The table of a tournament under way, drawn over and over on a terminal. Nothing at all where there is none. */
final class LiveTable {

    private static final long STEP_NANOS = 500_000_000;

    /** Rating takes time that the matches would use: it may take this part of it. */
    private static final int MOST_SHARE = 50;

    private static final int MOST_ROWS = 20;

    private final Tourney tourney;
    private final boolean shown;
    private final long began = System.nanoTime();
    private long nextAt = began + STEP_NANOS;
    private int drawn;

    LiveTable(Tourney tourney, boolean wanted) {
        this.tourney = tourney;
        shown = wanted && Boolean.getBoolean("regatta.terminal");
    }

    /** Draws the table if it is time to. */
    synchronized void matchCounted() {
        long now = System.nanoTime();
        if (!shown || now < nextAt) {
            return;
        }
        List<String> lines = new ArrayList<>();
        List<String> table = LeagueSheets.table(
                        LeagueTable.of(tourney.matches(), tourney.setAside().keySet()))
                .lines();
        lines.addAll(table.subList(0, Math.min(table.size(), MOST_ROWS + 1)));
        if (table.size() > MOST_ROWS + 1) {
            lines.add("… and " + (table.size() - MOST_ROWS - 1) + " more");
        }
        lines.add(status(tourney.progress(), (now - began) / 1e9));
        clear();
        lines.forEach(System.err::println);
        System.err.flush();
        drawn = lines.size();
        nextAt = now + Math.max(STEP_NANOS, MOST_SHARE * (System.nanoTime() - now));
    }

    static String status(Progress progress, double seconds) {
        double rate = (progress.counted() - progress.resumed()) / Math.max(1e-9, seconds);
        String skipped = progress.skipped() > 0 ? ", " + progress.skipped() + " skipped" : "";
        return String.format(
                Locale.ROOT,
                "%d of %d matches%s, %.1f a second, %s to go",
                progress.counted(),
                progress.planned(),
                skipped,
                rate,
                duration(progress.left() / Math.max(1e-9, rate)));
    }

    private static String duration(double seconds) {
        long whole = Math.round(seconds);
        if (whole >= 3600) {
            return whole / 3600 + " h " + whole % 3600 / 60 + " min";
        }
        return whole >= 60 ? whole / 60 + " min " + whole % 60 + " s" : whole + " s";
    }

    /** Makes room for what is printed next. */
    synchronized void clear() {
        if (drawn > 0) {
            System.err.print("\033[" + drawn + "A\r\033[J");
            System.err.flush();
            drawn = 0;
        }
    }
}
