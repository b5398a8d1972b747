package regatta.cli.report;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine;
import regatta.core.Counted;
import regatta.core.JsonOut;
import regatta.core.TextOut;
import regatta.host.io.Plain;
import regatta.league.table.League;
import regatta.league.table.LeagueTable.Row;
import regatta.league.table.WinsByBoard;
import regatta.league.tourney.Progress;
import regatta.league.tourney.Tourney;

/** Tells what came of a tournament. */
public record TourneyReport(CommandLine command, Tourney tourney, League league, Path page) {

    public TourneyReport(CommandLine command, Tourney tourney, Path page) {
        this(command, tourney, tourney.league(), page);
    }

    public void print(SheetOptions options, boolean perBoard, boolean complete) {
        Sheet sheet = LeagueSheets.table(league.table());
        if (options.csv()) {
            sheet.printCsv(command.getOut());
        } else if (options.json()) {
            printJson(sheet, perBoard, complete);
        } else {
            printForPeople(sheet, perBoard, complete);
        }
    }

    private void printForPeople(Sheet sheet, boolean perBoard, boolean complete) {
        PrintWriter out = command.getOut();
        sheet.print(out, command.getColorScheme());
        out.println(LeagueSheets.notes(league));
        Progress progress = tourney.progress();
        if (!league.setAside().isEmpty()) {
            out.println();
            out.println("Set aside, with " + Counted.of(progress.skipped(), "match")
                    + " not played; those they did play count for nobody:");
            league.setAside().forEach((bot, reason) -> out.println(Plain.text("  " + bot.name() + ": " + reason)));
        }
        if (perBoard) {
            out.println();
            out.println("Wins per board");
            winsPerBoard().forEach((bot, wins) -> out.println(Plain.text(bot) + ": " + told(wins)));
        }
        out.println();
        String resumed = progress.resumed() > 0 ? ", " + progress.resumed() + " of them in earlier runs" : "";
        out.println(Counted.of(progress.counted(), "match") + resumed + ". The page: "
                + page.toAbsolutePath().toUri());
        int repeated = league.repeated();
        if (repeated > 0) {
            out.println(
                    repeated + " of them repeated another one, move for move, and count once. Bots that play by rule"
                            + " on a board that does not change play one match, however often: vary the board or the seed.");
        }
        if (!complete) {
            out.println(
                    "Interrupted with " + Counted.of(progress.left(), "match") + " to go. The same command goes on.");
        }
        out.flush();
    }

    private static String told(Map<String, Integer> wins) {
        return wins.entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
    }

    /** Returns by bot, the best first, how often it won on each board, most wins first. */
    private Map<String, Map<String, Integer>> winsPerBoard() {
        WinsByBoard counted = WinsByBoard.of(league);
        Map<String, Map<String, Integer>> wins = new LinkedHashMap<>();
        for (Row row : league.table().rows()) {
            Map<String, Integer> sorted = new LinkedHashMap<>();
            counted.of(row.name()).entrySet().stream()
                    .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                    .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
            wins.put(row.name(), sorted);
        }
        return wins;
    }

    private void printJson(Sheet sheet, boolean perBoard, boolean complete) {
        TextOut text = new TextOut();
        JsonOut json = new JsonOut(text).open('{');
        Progress progress = tourney.progress();
        json.key("complete").value(complete);
        json.key("matches").value(progress.counted());
        json.key("resumed").value(progress.resumed());
        json.key("skipped").value(progress.skipped());
        json.key("left").value(progress.left());
        json.key("repeated").value(league.repeated());
        json.key("groups").value(league.table().groups());
        json.key("page").value(page.toString());
        json.key("table");
        sheet.writeJson(json);
        json.key("setAside");
        LeagueSheets.setAside(league.setAside()).writeJson(json);
        if (perBoard) {
            json.key("winsPerBoard").open('{');
            winsPerBoard().forEach((bot, wins) -> {
                json.key(bot).open('{');
                wins.forEach((board, count) -> json.key(board).value(count));
                json.close('}');
            });
            json.close('}');
        }
        json.close('}');
        command.getOut().println(text);
        command.getOut().flush();
    }
}
