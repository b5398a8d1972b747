package regatta.league.report;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import regatta.core.GameInfo;
import regatta.core.Plural;
import regatta.league.store.RecordFolder;
import regatta.league.table.Duels;
import regatta.league.table.Fit;
import regatta.league.table.League;
import regatta.league.table.LeagueTable;
import regatta.league.table.LeagueTable.Row;
import regatta.league.table.RatingHistory;
import regatta.league.table.StoredBot;
import regatta.league.table.StoredMatch;
import regatta.league.table.WinsByBoard;

/** The HTML report of a league: ratings, head-to-head scores, ratings over time, and kept records. */
public final class LeaguePage {

    private static final int CHECKPOINTS = 30;

    private static final int MAX_RECORDS = 500;

    private static final List<String> COLUMNS = List.of(
            "Rank",
            "Ranks",
            "Bot",
            "Rating",
            "±",
            "Better than next",
            "Games",
            "Score",
            "Wins",
            "Draws",
            "Losses",
            "Faults");

    private final GameInfo game;
    private final League league;
    private final LeagueTable table;
    private final Html html = new Html();
    private final BotSections sections;

    private LeaguePage(GameInfo game, League league) {
        this.game = game;
        this.league = league;
        table = league.table();
        sections = new BotSections(league, html);
    }

    /**
     * Returns the report.
     *
     * @param folder the folder of the store
     * @param pathToFolder the path of that folder relative to the report
     */
    public static String of(GameInfo game, League league, Path folder, Path pathToFolder) {
        LeaguePage page = new LeaguePage(game, league);
        page.writeHead();
        page.writeTable();
        page.writeDisqualified();
        page.sections.writeVersions();
        page.sections.writeFaults();
        page.writeCrossTable();
        page.writeWinsByBoard();
        page.writeHistory();
        page.sections.writeMatches((match, html) -> page.writeLinks(match, folder, pathToFolder));
        page.writeRecords(folder, pathToFolder);
        return page.html.end();
    }

    private void writeHead() {
        List<StoredMatch> matches = league.played();
        html.begin(game.title() + " league", "").raw("<p>%s", Plural.of(matches.size(), "match"));
        if (!matches.isEmpty()) {
            html.raw(", the last finished ")
                    .text(matches.get(matches.size() - 1).finishedAt());
        }
        html.raw(".</p>\n");
    }

    private void writeTable() {
        html.raw(
                "<h2>Table</h2>\n<p>Ratings are Elo with a 95 % interval, fitted to all matches at once; their order does"
                        + " not matter. <em>Ranks</em> are those that a bot can have, with 95 % confidence for all bots at once;"
                        + " <em>better than next</em> is the probability that a bot is better than the one below it.</p>\n");
        html.raw("<p>").text(table.ranks().sentence()).raw("</p>\n");
        if (table.groups() > 1) {
            html.raw(
                    "<p class=\"warning\">No match links the %d groups below: ratings of different groups cannot be"
                            + " compared.</p>\n",
                    table.groups());
        }
        html.raw("<div class=\"wide\"><table class=\"ratings\">\n<thead><tr>");
        for (String title : COLUMNS) {
            html.raw("<th scope=\"col\">").text(title).raw("</th>");
        }
        html.raw("</tr></thead>\n<tbody>\n");
        for (int place = 0; place < table.rows().size(); place++) {
            boolean newGroup = place > 0
                    && table.rows().get(place).group()
                            != table.rows().get(place - 1).group();
            writeRow(place, newGroup);
        }
        html.raw("</tbody>\n</table></div>\n");
    }

    /** Writes the wins of each bot on each board, if the boards have names. */
    private void writeWinsByBoard() {
        WinsByBoard wins = WinsByBoard.of(league, game);
        if (wins.boards().size() < 2) {
            return;
        }
        html.raw("<h2>Wins by board</h2>\n<div class=\"wide\"><table>\n<thead><tr><th scope=\"col\">Board</th>");
        wins.bots().forEach(bot -> html.raw("<th scope=\"col\">").text(bot).raw("</th>"));
        html.raw("</tr></thead>\n<tbody>\n");
        wins.boards().forEach((board, counts) -> {
            html.raw("<tr><th scope=\"row\">").text(board).raw("</th>");
            Arrays.stream(counts).forEach(count -> html.raw("<td>%d</td>", count));
            html.raw("</tr>\n");
        });
        html.raw("</tbody>\n</table></div>\n");
    }

    private void writeRow(int place, boolean newGroup) {
        Row row = table.rows().get(place);
        html.raw(newGroup ? "<tr class=\"group\">" : "<tr>");
        html.raw("<td>%d</td><td data-label=\"Ranks\">", table.ranks().rank(place))
                .text(table.ranks().range(place).toString());
        html.raw("</td><th scope=\"row\"><a href=\"#" + BotSections.anchor(row.player()) + "\">")
                .text(row.name())
                .raw("</a></th>");
        String superiority = Double.isNaN(row.superiority()) ? "" : percent(row.superiority());
        List<String> values = List.of(
                String.valueOf(Math.round(row.elo())),
                String.valueOf(Math.round(row.error())),
                superiority,
                String.valueOf(row.games()),
                percent(row.score()),
                String.valueOf(row.wins()),
                String.valueOf(row.draws()),
                String.valueOf(row.losses()),
                String.join(", ", row.faultTexts()));
        for (int i = 0; i < values.size(); i++) {
            // On a phone the table has no columns, so each value has a label.
            html.raw("<td data-label=\"").text(COLUMNS.get(i + 3)).raw("\">");
            html.text(values.get(i)).raw("</td>");
        }
        html.raw("</tr>\n");
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    private void writeDisqualified() {
        if (league.disqualified().isEmpty()) {
            return;
        }
        html.raw("<h2>Disqualified</h2>\n<p>These bots failed repeatedly. Their matches do not count.</p>\n");
        writeList(league.disqualified());
    }

    private void writeList(Map<StoredBot, ?> texts) {
        html.raw("<ul>\n");
        texts.forEach((bot, text) -> html.raw("<li><strong>")
                .text(bot.name())
                .raw("</strong> ")
                .text(text.toString())
                .raw("</li>\n"));
        html.raw("</ul>\n");
    }

    private void writeCrossTable() {
        if (table.rows().size() < 2) {
            return;
        }
        Duels duels = league.duels();
        Fit fit = league.fit();
        html.raw(
                "<h2>Head to head</h2>\n<p>The score of the bot on the left against the one above, in percent: the bluer"
                        + " the better, the more orange the worse.</p>\n<div class=\"wide\"><table class=\"cross\">\n<thead><tr>"
                        + "<th scope=\"col\">Bot</th>");
        for (int i = 0; i < table.rows().size(); i++) {
            html.raw("<th scope=\"col\"><abbr title=\"")
                    .text(table.rows().get(i).name())
                    .raw("\">%d</abbr></th>", i + 1);
        }
        html.raw("</tr></thead>\n<tbody>\n");
        for (int i = 0; i < table.rows().size(); i++) {
            Row row = table.rows().get(i);
            html.raw("<tr><th scope=\"row\">%d. ", i + 1).text(row.name()).raw("</th>");
            for (Row other : table.rows()) {
                boolean surprise = fit.isSurprise(row.player(), other.player());
                writeDuel(
                        duels.games(row.player(), other.player()), duels.score(row.player(), other.player()), surprise);
            }
            html.raw("</tr>\n");
        }
        html.raw("</tbody>\n</table></div>\n");
        if (!fit.sentence().isEmpty()) {
            html.raw("<p><strong>").text(fit.sentence()).raw("</strong> Such pairs are marked with a star.</p>\n");
        }
    }

    private void writeDuel(int games, double score, boolean surprise) {
        if (games == 0) {
            html.raw("<td class=\"never\">–</td>");
            return;
        }
        String color = score >= 0.5 ? "0,114,178" : "230,159,0";
        html.raw(
                "<td style=\"background:rgba(" + color + ",%.2f)\" title=\"%s\">%.0f" + (surprise ? "*" : "") + "</td>",
                Math.abs(score - 0.5) * 1.3,
                Plural.of(games, "game"),
                100 * score);
    }

    private void writeHistory() {
        RatingHistory history = RatingHistory.of(league, CHECKPOINTS);
        if (history.points().isEmpty()) {
            return;
        }
        html.raw("<h2>Ratings over time</h2>\n");
        if (table.rows().size() > RatingChart.MAX_LINES) {
            html.raw("<p>The best %d bots.</p>\n", RatingChart.MAX_LINES);
        }
        RatingChart chart = new RatingChart(history, table.rows());
        chart.writeKey(html);
        html.raw("<div class=\"wide\">\n");
        chart.write(html);
        html.raw("</div>\n");
    }

    /** Returns the listed records, which are the last ones, relative to the store. */
    public static List<String> listed(League league) {
        return last(league).stream()
                .map(match -> Objects.requireNonNull(match.record()))
                .toList();
    }

    private static List<StoredMatch> last(League league) {
        List<StoredMatch> kept =
                league.played().stream().filter(match -> match.record() != null).toList();
        return kept.subList(Math.max(0, kept.size() - MAX_RECORDS), kept.size());
    }

    private void writeRecords(Path folder, Path pathToFolder) {
        List<StoredMatch> kept = last(league);
        if (kept.isEmpty()) {
            return;
        }
        html.raw("<h2>Records</h2>\n");
        if (kept.size() == MAX_RECORDS) {
            html.raw("<p>The last %d records.</p>\n", MAX_RECORDS);
        }
        html.raw(
                "<div class=\"wide\"><table class=\"records\">\n<thead><tr><th scope=\"col\">Match</th><th scope=\"col\">Scenario</th>"
                        + "<th scope=\"col\">Record</th></tr></thead>\n<tbody>\n");
        for (StoredMatch match : kept) {
            html.raw("<tr><td>")
                    .text(BotSections.result(match))
                    .raw("</td><td>")
                    .text(match.label().toString())
                    .raw("</td><td>");
            writeLinks(match, folder, pathToFolder);
            html.raw("</td></tr>\n");
        }
        html.raw("</tbody>\n</table></div>\n");
    }

    /** Writes the links to the viewer and the record of a match, if they were kept. */
    private void writeLinks(StoredMatch match, Path folder, Path pathToFolder) {
        String record = match.record();
        if (record == null) {
            return;
        }
        if (Files.exists(folder.resolve(RecordFolder.pageOf(record)))) {
            writeLink(pathToFolder, RecordFolder.pageOf(record), "watch");
            html.raw(" · ");
        }
        writeLink(pathToFolder, record, "file");
    }

    private void writeLink(Path pathToFolder, String file, String name) {
        StringBuilder link = new StringBuilder();
        for (Path part : pathToFolder.resolve(file)) {
            String encoded =
                    URLEncoder.encode(part.toString(), StandardCharsets.UTF_8).replace("+", "%20");
            link.append(link.isEmpty() ? "" : "/").append(encoded);
        }
        html.raw("<a href=\"").text(link.toString()).raw("\">" + name + "</a>");
    }
}
