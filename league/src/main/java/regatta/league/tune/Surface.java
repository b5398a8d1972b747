package regatta.league.tune;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import regatta.league.report.Html;
import regatta.league.tune.search.Box;
import regatta.league.tune.search.Response;

/** How the score depends on two coordinates around the tuned point, as a picture. */
final class Surface {

    private static final int MOST_PARAMETERS = 3;
    private static final int CELLS = 21;
    private static final int PIXELS = 13;
    private static final int MARGIN = 34;

    /** How far around the tuned point and the start it reaches, in steps. */
    private static final double REACH = 2;

    /** A coordinate matters if the slope or bend along it stands out from its error by this. */
    private static final double STANDS_OUT = 2;

    private final Response.Fit fit;
    private final Box box;
    private final double[] now;
    private final String[] names;
    private final int[] pair;

    private Surface(Response.Fit fit, Box box, double[] now, String[] names, int[] pair) {
        this.box = box;
        this.fit = fit;
        this.now = now;
        this.names = names;
        this.pair = pair;
    }

    /** Returns the surfaces of the pairs that matter; with several sets of numbers, of what they share. */
    static List<Surface> of(Course course) {
        List<String> names = course.layout().coordinates();
        double[] now = course.now();
        Response.Fit plain = course.response().fit();
        List<Integer> mattering = IntStream.range(0, names.size())
                .boxed()
                .filter(i -> importance(plain, now, i) > STANDS_OUT)
                .sorted(Comparator.comparingDouble(i -> -importance(plain, now, i)))
                .limit(MOST_PARAMETERS)
                .toList();
        List<int[]> pairs = new ArrayList<>();
        for (int i = 0; i < mattering.size(); i++) {
            for (int j = 0; j < i; j++) {
                pairs.add(new int[] {mattering.get(j), mattering.get(i)});
            }
        }
        List<Surface> surfaces = new ArrayList<>();
        if (!pairs.isEmpty()) {
            Response.Fit fit = course.fitWith(pairs);
            Box box = course.layout().box(List.of());
            pairs.forEach(pair -> surfaces.add(
                    new Surface(fit, box, now, new String[] {names.get(pair[0]), names.get(pair[1])}, pair)));
        }
        return surfaces;
    }

    /** Returns by how many of its errors the score changes at most along a coordinate. */
    private static double importance(Response.Fit fit, double[] now, int coordinate) {
        double most = 0;
        for (double at : new double[] {-REACH, -1, 1, REACH}) {
            double[] point = new double[now.length];
            point[coordinate] = at;
            most = Math.max(most, Math.abs(fit.gain(point)) / Math.max(1e-9, fit.gainError(point)));
        }
        return most;
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
                "; the deepest colour is %+.1f %%</figcaption><svg class=\"surface\" viewBox=\"0 0 %d %d\" role=\"img\""
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
        return box.clamp(pair[axis], Math.min(0, now[pair[axis]]) - REACH);
    }

    private double high(int axis) {
        return box.clamp(pair[axis], Math.max(0, now[pair[axis]]) + REACH);
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
