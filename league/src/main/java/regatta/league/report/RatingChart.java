package regatta.league.report;

import java.util.List;
import regatta.league.table.LeagueTable.Row;
import regatta.league.table.RatingHistory;
import regatta.league.table.RatingHistory.Point;

/** Draws the ratings over the matches, as an SVG. Lines differ by colour and by dashes, and end at their names, with the error bars of the last values before them. */
final class RatingChart {

    /** More lines than these nobody can follow: the best are drawn. */
    static final int MOST_LINES = 16;

    private static final int WIDTH = 760;
    private static final int HEIGHT = 360;
    private static final int LEFT = 50;
    private static final int RIGHT = 210;

    /** Error bars stand beside each other: so many, so far apart. */
    private static final int BARS_ABREAST = 4;

    private static final int BAR_STEP = 7;
    private static final int TO_NAMES = 4 + BARS_ABREAST * BAR_STEP;
    private static final int TOP = 12;
    private static final int BOTTOM = 34;

    /** The colours of Okabe and Ito, which people with any colour vision tell apart; black is left to the theme. */
    private static final String[] COLORS = {
        "#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#b8a800", "currentColor"
    };

    private static final String[] DASHES = {"", "7 4", "2 4"};

    private final RatingHistory history;
    private final List<Row> rows;
    private final double least;
    private final double most;

    RatingChart(RatingHistory history, List<Row> rows) {
        this.history = history;
        this.rows = rows.subList(0, Math.min(MOST_LINES, rows.size()));
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (Point point : history.points()) {
            for (Row row : this.rows) {
                double elo = point.elo()[row.player()];
                low = Double.isNaN(elo) ? low : Math.min(low, elo);
                high = Double.isNaN(elo) ? high : Math.max(high, elo);
            }
        }
        for (Row row : this.rows) {
            low = Math.min(low, row.elo() - error(row));
            high = Math.max(high, row.elo() + error(row));
        }
        double margin = Math.max(10, (high - low) / 20);
        least = low - margin;
        most = high + margin;
    }

    void write(Html html) {
        html.raw(
                "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"Ratings after so many matches;"
                        + " the last values, with their 95 %% intervals, are those of the table above\">\n",
                WIDTH, HEIGHT);
        writeAxes(html);
        double[] labels = spread();
        for (int i = 0; i < rows.size(); i++) {
            writeLine(html, i, labels[i]);
        }
        html.raw("</svg>\n");
    }

    private void writeAxes(Html html) {
        double step = step();
        for (double elo = Math.ceil(least / step) * step; elo <= most; elo += step) {
            html.raw(
                    "<line class=\"grid\" x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\"/>"
                            + "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%.0f</text>\n",
                    LEFT, WIDTH - RIGHT, y(elo), y(elo), LEFT - 6, y(elo) + 4, elo);
        }
        int total = total();
        for (int i = 0; i <= 4; i++) {
            int matches = total * i / 4;
            html.raw(
                    "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d</text>\n",
                    x(matches), HEIGHT - BOTTOM + 18, matches);
        }
        html.raw("<text x=\"%d\" y=\"%d\" text-anchor=\"end\">matches</text>\n", WIDTH - RIGHT, HEIGHT - 2);
    }

    private static double error(Row row) {
        return Double.isFinite(row.error()) ? row.error() : 0;
    }

    private void writeErrorBar(Html html, int index, String color) {
        Row row = rows.get(index);
        double x = WIDTH - RIGHT + 4 + BAR_STEP * (index % BARS_ABREAST) + BAR_STEP / 2.0;
        double top = y(row.elo() + error(row));
        double bottom = y(row.elo() - error(row));
        html.raw(
                "<path class=\"bar\" stroke=\"" + color + "\" d=\"M%.1f %.1fh5m-2.5 0V%.1fm-2.5 0h5\"><title>",
                x - 2.5,
                top,
                bottom);
        html.text(row.name()).raw(": %.0f ± %.0f</title></path>\n", row.elo(), row.error());
    }

    private void writeLine(Html html, int index, double labelY) {
        Row row = rows.get(index);
        String color = COLORS[index % COLORS.length];
        html.raw("<polyline fill=\"none\" stroke=\"" + color + "\" stroke-width=\"2\" stroke-dasharray=\""
                + DASHES[index / COLORS.length % DASHES.length] + "\" points=\"");
        for (Point point : history.points()) {
            double elo = point.elo()[row.player()];
            if (!Double.isNaN(elo)) {
                html.raw("%.1f,%.1f ", x(point.matches()), y(elo));
            }
        }
        html.raw("\"/>\n");
        writeErrorBar(html, index, color);
        html.raw("<text x=\"%d\" y=\"%.1f\" fill=\"" + color + "\">", WIDTH - RIGHT + TO_NAMES, labelY + 4)
                .text(row.name().length() <= 25 ? row.name() : row.name().substring(0, 24) + "…")
                .raw("</text>\n");
    }

    /** Returns where the names stand: beside the ends of their lines, but not upon each other. */
    private double[] spread() {
        double[] labels = new double[rows.size()];
        double above = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < labels.length; i++) {
            double end = y(history.points()
                    .get(history.points().size() - 1)
                    .elo()[rows.get(i).player()]);
            labels[i] = Math.max(end, above + 15);
            above = labels[i];
        }
        double below = HEIGHT - 6;
        for (int i = labels.length - 1; i >= 0; i--) {
            labels[i] = Math.min(labels[i], below);
            below = labels[i] - 15;
        }
        return labels;
    }

    private double step() {
        double step = 1;
        while ((most - least) / step > 8) {
            step *= String.valueOf(step).startsWith("2") ? 2.5 : 2;
        }
        return step;
    }

    private int total() {
        return history.points().get(history.points().size() - 1).matches();
    }

    private double x(int matches) {
        return LEFT + (double) matches / total() * (WIDTH - LEFT - RIGHT);
    }

    private double y(double elo) {
        return TOP + (most - elo) / (most - least) * (HEIGHT - TOP - BOTTOM);
    }
}
