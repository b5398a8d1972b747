package regatta.league.tune;

import java.util.Locale;
import regatta.league.report.Html;

/** A line chart with a band of uncertainty, as SVG. */
final class PathChart {

    private static final int LEFT = 64;
    private static final int RIGHT = 12;
    private static final int TOP = 12;
    private static final int BOTTOM = 30;
    private static final int LINES = 3;

    private final int width;
    private final int height;
    private final double[] x;
    private final double[] y;
    private final double[] errors;
    private final double low;
    private final double high;

    PathChart(int width, int height, double[] x, double[] y, double[] errors) {
        this.width = width;
        this.height = height;
        this.x = x;
        this.y = y;
        this.errors = errors;
        double min = Double.POSITIVE_INFINITY;
        double max = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < y.length; i++) {
            min = Math.min(min, y[i] - errors[i]);
            max = Math.max(max, y[i] + errors[i]);
        }
        double margin = Math.max((max - min) / 20, Math.max(1e-9, Math.abs(max) / 50));
        low = min - margin;
        high = max + margin;
    }

    void write(Html html, String label) {
        html.raw("<svg style=\"width:%dpx\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"", width, width, height);
        html.text(label).raw("\">\n");
        for (int i = 0; i <= LINES; i++) {
            double value = low + (high - low) * i / LINES;
            html.raw(
                    "<line class=\"grid\" x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\"/>",
                    LEFT, width - RIGHT, yAt(value), yAt(value));
            html.raw("<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">", LEFT - 6, yAt(value) + 4)
                    .text(String.format(Locale.ROOT, "%.4g", value))
                    .raw("</text>\n");
        }
        html.raw("<text x=\"%d\" y=\"%d\" text-anchor=\"end\">", width - RIGHT, height - 6)
                .text(String.format(Locale.ROOT, "%.0f games", x[x.length - 1]))
                .raw("</text>\n");
        band(html);
        html.raw("<polyline fill=\"none\" stroke=\"#0072b2\" stroke-width=\"2\" points=\"");
        for (int i = 0; i < x.length; i++) {
            html.raw("%.1f,%.1f ", xAt(x[i]), yAt(y[i]));
        }
        html.raw("\"/>\n</svg>\n");
    }

    private void band(Html html) {
        html.raw("<polygon fill=\"#0072b2\" fill-opacity=\"0.18\" stroke=\"none\" points=\"");
        for (int i = 0; i < x.length; i++) {
            html.raw("%.1f,%.1f ", xAt(x[i]), yAt(y[i] + errors[i]));
        }
        for (int i = x.length - 1; i >= 0; i--) {
            html.raw("%.1f,%.1f ", xAt(x[i]), yAt(y[i] - errors[i]));
        }
        html.raw("\"/>\n");
    }

    private double xAt(double value) {
        double last = Math.max(1, x[x.length - 1]);
        return LEFT + value / last * (width - LEFT - RIGHT);
    }

    private double yAt(double value) {
        return TOP + (high - value) / (high - low) * (height - TOP - BOTTOM);
    }
}
