package regatta.league.tune;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import regatta.league.report.Html;
import regatta.league.tune.search.ScoreRegression;
import regatta.league.tune.search.SearchBounds;

/** A heat map of the estimated score over two coordinates around the tuned point, as SVG. */
final class ScoreHeatMap {

    private static final int MAX_PARAMETERS = 3;
    private static final int CELLS = 21;
    private static final int PIXELS = 13;
    private static final int MARGIN = 34;

    /** The margin around the tuned point and the start, in steps. */
    private static final double REACH = 2;

    /** A coordinate is shown if its slope or curvature is at least this many errors from zero. */
    private static final double MIN_SIGNIFICANCE = 2;

    private final ScoreRegression.Estimate fit;
    private final SearchBounds bounds;
    private final double[] now;
    private final String[] names;
    private final int[] pair;

    private ScoreHeatMap(ScoreRegression.Estimate fit, SearchBounds bounds, double[] now, String[] names, int[] pair) {
        this.bounds = bounds;
        this.fit = fit;
        this.now = now;
        this.names = names;
        this.pair = pair;
    }

    /**
     * Returns the heat maps of the significant pairs of coordinates. With several groups, these are the shared ones.
     */
    static List<ScoreHeatMap> of(SearchPath path) {
        List<String> names = path.parameterSpace().coordinates();
        double[] now = path.now();
        ScoreRegression.Estimate plain = path.response().fit();
        List<Integer> mattering = IntStream.range(0, names.size())
                .boxed()
                .filter(i -> importance(plain, now, i) > MIN_SIGNIFICANCE)
                .sorted(Comparator.comparingDouble(i -> -importance(plain, now, i)))
                .limit(MAX_PARAMETERS)
                .toList();
        List<int[]> pairs = new ArrayList<>();
        for (int i = 0; i < mattering.size(); i++) {
            for (int j = 0; j < i; j++) {
                pairs.add(new int[] {mattering.get(j), mattering.get(i)});
            }
        }
        List<ScoreHeatMap> surfaces = new ArrayList<>();
        if (!pairs.isEmpty()) {
            ScoreRegression.Estimate fit = path.fitWith(pairs);
            SearchBounds bounds = path.parameterSpace().bounds(List.of());
            pairs.forEach(pair -> surfaces.add(
                    new ScoreHeatMap(fit, bounds, now, new String[] {names.get(pair[0]), names.get(pair[1])}, pair)));
        }
        return surfaces;
    }

    /** Returns the largest change of the score along a coordinate, in units of its error. */
    private static double importance(ScoreRegression.Estimate fit, double[] now, int coordinate) {
        double max = 0;
        for (double at : new double[] {-REACH, -1, 1, REACH}) {
            double[] point = new double[now.length];
            point[coordinate] = at;
            max = Math.max(max, Math.abs(fit.gain(point)) / Math.max(1e-9, fit.gainError(point)));
        }
        return max;
    }

    void write(Html html) {
        double[][] gains = new double[CELLS][CELLS];
        double largest = 1e-9;
        for (int i = 0; i < CELLS; i++) {
            for (int j = 0; j < CELLS; j++) {
                double[] point = now.clone();
                point[pair[0]] = at(0, i);
                point[pair[1]] = at(1, j);
                gains[i][j] = fit.gain(point);
                largest = Math.max(largest, Math.abs(gains[i][j]));
            }
        }
        int size = CELLS * PIXELS;
        html.raw("<figure><figcaption>")
                .text(names[0] + " (across) and " + names[1] + " (up), in steps from the start");
        html.raw(
                "; the darkest colour is %+.1f %%</figcaption><svg class=\"surface\" viewBox=\"0 0 %d %d\" role=\"img\""
                        + " aria-label=\"",
                100 * largest, size + 2 * MARGIN, size + 2 * MARGIN);
        html.text("estimated score by " + names[0] + " and " + names[1]).raw("\">\n");
        for (int i = 0; i < CELLS; i++) {
            for (int j = 0; j < CELLS; j++) {
                String color = gains[i][j] >= 0 ? "#0072b2" : "#e69f00";
                html.raw(
                        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"" + color
                                + "\" fill-opacity=\"%.2f\"/>",
                        MARGIN + i * PIXELS,
                        MARGIN + (CELLS - 1 - j) * PIXELS,
                        PIXELS,
                        PIXELS,
                        Math.abs(gains[i][j]) / largest);
            }
            html.raw("\n");
        }
        marks(html, size);
        html.raw("</svg></figure>\n");
    }

    private void marks(Html html, int size) {
        html.raw(
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"8\" height=\"8\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\"/>",
                place(0, 0) - 4, flipped(0) - 4);
        html.raw(
                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"5\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\"/>\n",
                place(0, now[pair[0]]), flipped(now[pair[1]]));
        html.raw(
                "<text x=\"%d\" y=\"%d\">%.1f</text><text x=\"%d\" y=\"%d\" text-anchor=\"end\">%.1f</text>",
                MARGIN, size + MARGIN + 20, at(0, 0), size + MARGIN, size + MARGIN + 20, at(0, CELLS - 1));
        html.raw(
                "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%.1f</text><text x=\"%d\" y=\"%d\" text-anchor=\"end\">%.1f</text>\n",
                MARGIN - 4, size + MARGIN, at(1, 0), MARGIN - 4, MARGIN + 12, at(1, CELLS - 1));
    }

    private double low(int axis) {
        return bounds.clamp(pair[axis], Math.min(0, now[pair[axis]]) - REACH);
    }

    private double high(int axis) {
        return bounds.clamp(pair[axis], Math.max(0, now[pair[axis]]) + REACH);
    }

    private double at(int axis, int cell) {
        return low(axis) + (high(axis) - low(axis)) * cell / (CELLS - 1);
    }

    private double place(int axis, double value) {
        double cell = (value - low(axis)) / (high(axis) - low(axis)) * (CELLS - 1);
        return MARGIN + (cell + 0.5) * PIXELS;
    }

    private double flipped(double value) {
        return 2 * MARGIN + CELLS * PIXELS - place(1, value);
    }
}
