package regatta.league.report;

import java.util.List;
import regatta.league.table.LeagueTable.Row;
import regatta.league.table.RatingHistory;
import regatta.league.table.RatingHistory.Point;

/**
 * A chart of the ratings over the matches, as SVG. Lines differ by colour and dashes. At their ends are the error bars
 * of the final ratings and the names.
 */
final class RatingChart {

    /** The maximum number of lines; the best bots are drawn. */
    static final int MAX_LINES = 16;

    private static final int WIDTH = 760;
    private static final int HEIGHT = 360;
    private static final int LEFT = 50;
    private static final int RIGHT = 210;

    /** The number of columns of error bars and the distance between them. */
    private static final int BAR_COLUMNS = 4;

    private static final int BAR_STEP = 7;
    private static final int NAME_OFFSET = 4 + BAR_COLUMNS * BAR_STEP;
    private static final int TOP = 12;
    private static final int BOTTOM = 34;

    /**
     * The colours of Okabe and Ito, which are distinguishable with any colour vision. Black is replaced by the colour
     * of the theme.
     */
    private static final String[] COLORS = {
        "#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#b8a800", "currentColor"
    };

    private static final String[] DASHES = {"", "7 4", "2 4"};

    private final RatingHistory history;
    private final List<Row> rows;
    private final double min;
    private final double max;

    RatingChart(RatingHistory history, List<Row> rows) {
        this.history = history;
        this.rows = rows.subList(0, Math.min(MAX_LINES, rows.size()));
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
        min = low - margin;
        max = high + margin;
    }

    void write(Html html) {
        html.raw(
                "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"Ratings by number of matches;"
                        + " the last values, with their 95 %% intervals, are those of the table above\">\n",
                WIDTH, HEIGHT);
        writeAxes(html);
        double[] labels = spread();
        for (int i = 0; i < rows.size(); i++) {
            writeLine(html, i, labels[i]);
        }
        html.raw("</svg>\n");
    }

    /** Writes the names with their colours, for phones, on which the ends of the lines are out of sight. */
    void writeKey(Html html) {
        html.raw("<ul class=\"key\">\n");
        for (int i = 0; i < rows.size(); i++) {
            html.raw("<li><span style=\"background:" + COLORS[i % COLORS.length] + "\"></span>")
                    .text(rows.get(i).name())
                    .raw("</li>\n");
        }
        html.raw("</ul>\n");
    }

    private void writeAxes(Html html) {
        double step = step();
        for (double elo = Math.ceil(min / step) * step; elo <= max; elo += step) {
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
        double x = WIDTH - RIGHT + 4 + BAR_STEP * (index % BAR_COLUMNS) + BAR_STEP / 2.0;
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
        html.raw("<text x=\"%d\" y=\"%.1f\" fill=\"" + color + "\">", WIDTH - RIGHT + NAME_OFFSET, labelY + 4)
                .text(row.name().length() <= 25 ? row.name() : row.name().substring(0, 24) + "…")
                .raw("</text>\n");
    }

    /** Returns the positions of the names: near the ends of their lines, without overlap. */
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
        while ((max - min) / step > 8) {
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
        return TOP + (max - elo) / (max - min) * (HEIGHT - TOP - BOTTOM);
    }
}
