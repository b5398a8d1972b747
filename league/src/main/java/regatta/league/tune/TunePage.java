package regatta.league.tune;

import java.util.List;
import regatta.league.report.Html;
import regatta.league.tune.search.Response;

/** A tuning as a page: one file without a script, which fetches nothing. */
public final class TunePage {

    private static final String STYLE = """
            figure { display: inline-block; margin: 0 1rem 1rem 0; vertical-align: top; }
            figcaption { font-size: 0.9rem; }
            .surface { width: 340px; height: 320px; }
            """;

    private final Course course;
    private final Standings standings;
    private final Html html = new Html();

    private TunePage(Course course) {
        this.course = course;
        standings = Standings.of(course);
    }

    /**
     * Writes a page.
     *
     * @param lines what to say about it, a paragraph each
     * @param sets what the sets of numbers are for
     */
    public static String of(String title, List<String> lines, List<String> sets, Course course) {
        TunePage page = new TunePage(course);
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
                "<h2>Parameters</h2>\n<p><em>Moved</em> is how far a number is from its start in units of its uncertainty: what"
                        + " is below 2 may be luck.</p>\n<div class=\"wide\"><table>\n<thead><tr><th scope=\"col\">Parameter</th>"
                        + "<th scope=\"col\">Start</th><th scope=\"col\">Tuned</th><th scope=\"col\">Moved</th></tr></thead>\n<tbody>\n");
        for (Standings.Row row : standings.rows()) {
            html.raw("<tr><th scope=\"row\">")
                    .text(label(row, sets))
                    .raw("</th><td>")
                    .text(row.start());
            html.raw("</td><td>").text(row.now()).raw("</td><td>%+.1f σ</td></tr>\n", row.moved());
        }
        html.raw("</tbody>\n</table></div>\n");
    }

    private static String label(Standings.Row row, List<String> sets) {
        return row.parameter().name() + (sets.size() > 1 ? " (" + sets.get(row.set()) + ")" : "");
    }

    private void gain() {
        html.raw(
                "<h2>Estimated gain</h2>\n<p>How much more of the score the point of the search has than the start, as all"
                        + " games together say, with a 95 % interval. It flatters, because the same games chose the point; the"
                        + " test on held-out scenarios does not.</p>\n");
        Response.Fit fit = course.response().fit();
        int points = Math.min(200, course.told());
        double[] games = new double[points + 1];
        double[] gains = new double[points + 1];
        double[] errors = new double[points + 1];
        for (int i = 0; i <= points; i++) {
            int told = points == 0 ? 0 : (int) ((long) course.told() * i / points);
            double[] at = course.path().get(told);
            games[i] = 2.0 * told;
            gains[i] = 100 * fit.gain(at);
            errors[i] = 196 * fit.gainError(at);
        }
        html.raw("<figure>");
        new PathChart(700, 260, games, gains, errors).write(html, "estimated gain in percent of the score, by games");
        html.raw("</figure>\n");
    }

    private void paths(List<String> sets) {
        html.raw("<h2>The path of every parameter</h2>\n");
        Layout layout = course.layout();
        int points = Math.min(150, course.told());
        for (int row = 0; row < standings.rows().size(); row++) {
            Standings.Row of = standings.rows().get(row);
            int parameter = row % layout.parameters().size();
            double[] games = new double[points + 1];
            double[] values = new double[points + 1];
            for (int i = 0; i <= points; i++) {
                int told = points == 0 ? 0 : (int) ((long) course.told() * i / points);
                games[i] = 2.0 * told;
                values[i] = layout.number(course.path().get(told), of.set(), parameter);
            }
            html.raw("<figure><figcaption>").text(label(of, sets)).raw("</figcaption>");
            new PathChart(250, 130, games, values, new double[points + 1]).write(html, label(of, sets) + " by games");
            html.raw("</figure>\n");
        }
    }

    private void surfaces() {
        html.raw("<h2>Response surfaces</h2>\n");
        List<Surface> surfaces = Surface.of(course);
        if (surfaces.isEmpty()) {
            html.raw("<p>No two parameters matter so much that a picture of them would show more than noise.</p>\n");
            return;
        }
        html.raw(
                "<p>Estimated score against the start around the tuned point, for the parameters that matter most: the bluer"
                        + " the better, the more orange the worse. The square is the start, the circle the tuned point.</p>\n");
        surfaces.forEach(surface -> surface.write(html));
    }
}
