package regatta.league.tune;

import java.util.List;
import regatta.league.report.Html;
import regatta.league.tune.search.ScoreRegression;

/** The HTML report of a tuning run: a single file without scripts and external resources. */
public final class TunePage {

    private static final String STYLE = """
            figure { display: inline-block; margin: 0 1rem 1rem 0; vertical-align: top; }
            figcaption { font-size: 0.9rem; }
            .surface { width: 340px; height: 320px; }
            """;

    private final SearchPath path;
    private final SearchProgress progress;
    private final Html html = new Html();

    private TunePage(SearchPath path) {
        this.path = path;
        progress = SearchProgress.of(path);
    }

    /**
     * Writes the report.
     *
     * @param lines the introduction, one paragraph per line
     * @param sets the labels of the sets of values
     */
    public static String of(String title, List<String> lines, List<String> sets, SearchPath path) {
        TunePage page = new TunePage(path);
        page.head(title, lines);
        page.table(sets);
        page.gain();
        page.paths(sets);
        page.surfaces();
        return page.html.end();
    }

    private void head(String title, List<String> lines) {
        html.begin(title, STYLE);
        lines.forEach(line -> html.raw("<p>").text(line).raw("</p>\n"));
    }

    private void table(List<String> sets) {
        html.raw(
                "<h2>Parameters</h2>\n<p><em>Moved</em> is the distance of a value from its start in units of its uncertainty: less"
                        + " than 2 may be chance.</p>\n<div class=\"wide\"><table>\n<thead><tr><th scope=\"col\">Parameter</th>"
                        + "<th scope=\"col\">Start</th><th scope=\"col\">Tuned</th><th scope=\"col\">Moved</th></tr></thead>\n<tbody>\n");
        for (SearchProgress.ParameterProgress row : progress.rows()) {
            html.raw("<tr><th scope=\"row\">")
                    .text(label(row, sets))
                    .raw("</th><td>")
                    .text(row.start());
            html.raw("</td><td>").text(row.now()).raw("</td><td>%+.1f σ</td></tr>\n", row.moved());
        }
        html.raw("</tbody>\n</table></div>\n");
    }

    private static String label(SearchProgress.ParameterProgress row, List<String> sets) {
        return row.parameter().name() + (sets.size() > 1 ? " (" + sets.get(row.set()) + ")" : "");
    }

    private void gain() {
        html.raw(
                "<h2>Estimated gain</h2>\n<p>The estimated gain in score of the search's recommendation over the start, from"
                        + " all games, with a 95 % interval. It is too high, because the same games chose the point; the"
                        + " test on held-out scenarios does not.</p>\n");
        ScoreRegression.Estimate fit = path.response().fit();
        int points = Math.min(200, path.finished());
        double[] games = new double[points + 1];
        double[] gains = new double[points + 1];
        double[] errors = new double[points + 1];
        for (int i = 0; i <= points; i++) {
            int finished = points == 0 ? 0 : (int) ((long) path.finished() * i / points);
            double[] at = path.path().get(finished);
            games[i] = 2.0 * finished;
            gains[i] = 100 * fit.gain(at);
            errors[i] = 196 * fit.gainError(at);
        }
        html.raw("<figure>");
        new PathChart(700, 260, games, gains, errors).write(html, "estimated gain in percent of the score, by games");
        html.raw("</figure>\n");
    }

    private void paths(List<String> sets) {
        html.raw("<h2>The path of every parameter</h2>\n");
        ParameterSpace parameterSpace = path.parameterSpace();
        int points = Math.min(150, path.finished());
        for (int row = 0; row < progress.rows().size(); row++) {
            SearchProgress.ParameterProgress of = progress.rows().get(row);
            int parameter = row % parameterSpace.parameters().size();
            double[] games = new double[points + 1];
            double[] values = new double[points + 1];
            for (int i = 0; i <= points; i++) {
                int finished = points == 0 ? 0 : (int) ((long) path.finished() * i / points);
                games[i] = 2.0 * finished;
                values[i] = parameterSpace.number(path.path().get(finished), of.set(), parameter);
            }
            html.raw("<figure><figcaption>").text(label(of, sets)).raw("</figcaption>");
            new PathChart(250, 130, games, values, new double[points + 1]).write(html, label(of, sets) + " by games");
            html.raw("</figure>\n");
        }
    }

    private void surfaces() {
        html.raw("<h2>Score by pairs of parameters</h2>\n");
        List<ScoreHeatMap> surfaces = ScoreHeatMap.of(path);
        if (surfaces.isEmpty()) {
            html.raw("<p>No pair of parameters has an effect that is larger than the noise.</p>\n");
            return;
        }
        html.raw(
                "<p>Estimated score against the start around the tuned point, for the parameters that matter most: the bluer"
                        + " the better, the more orange the worse. The square is the start, the circle the tuned point.</p>\n");
        surfaces.forEach(surface -> surface.write(html));
    }
}
