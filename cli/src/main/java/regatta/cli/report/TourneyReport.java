package regatta.cli.report;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import regatta.core.Game;
import regatta.core.Plural;
import regatta.host.io.TerminalText;
import regatta.league.table.League;
import regatta.league.table.LeagueTable.Row;
import regatta.league.table.WinsByBoard;
import regatta.league.tourney.Progress;
import regatta.league.tourney.Tourney;

/** The output of a tournament, as text, CSV or JSON. */
public record TourneyReport(CommandLine command, Game game, Progress progress, League league, Path page) {

    private record TourneyJson(
            boolean complete,
            int matches,
            int resumed,
            int skipped,
            int left,
            int repeated,
            int groups,
            Path page,
            List<Map<String, Object>> table,
            List<Map<String, Object>> stats,
            @JsonProperty("setAside") List<Map<String, Object>> disqualified,
            @Nullable Map<String, Map<String, Integer>> winsPerBoard,
            RefereeReport.@Nullable RefereeJson referee) {}

    public TourneyReport(CommandLine command, Game game, Tourney tourney, Path page) {
        this(command, game, tourney.progress(), tourney.league(), page);
    }

    public void print(TableOptions options, boolean perBoard, boolean complete) {
        TextTable table = LeagueTables.ratings(league.table());
        options.print(table, json(table, perBoard, complete), command);
        if (options.forPeople()) {
            explain(perBoard, complete);
        }
    }

    private void explain(boolean perBoard, boolean complete) {
        PrintWriter out = command.getOut();
        out.println(LeagueTables.notes(league));
        TextTable stats = LeagueTables.stats(league.table());
        if (!stats.values().isEmpty()) {
            out.println();
            out.println("Values reported by bots, mean of all matches");
            stats.print(out, command.getColorScheme());
        }
        if (!league.disqualified().isEmpty()) {
            out.println();
            out.println("Disqualified; " + Plural.of(progress.skipped(), "match")
                    + " skipped, and their finished matches do not count:");
            league.disqualified()
                    .forEach((bot, reason) -> out.println(TerminalText.text("  " + bot.name() + ": " + reason)));
        }
        if (perBoard) {
            out.println();
            out.println("Wins per board");
            winsPerBoard().forEach((bot, wins) -> out.println(TerminalText.text(bot) + ": " + text(wins)));
        }
        out.println();
        String resumed = progress.resumed() > 0 ? ", " + progress.resumed() + " of them in earlier runs" : "";
        out.println(Plural.of(progress.counted(), "match") + resumed + ". Report: "
                + page.toAbsolutePath().toUri());
        int repeated = league.repeated();
        if (repeated > 0) {
            out.println(
                    repeated + " of them were identical to another match and count once. Deterministic bots on a fixed"
                            + " board always play the same match: vary the board or the random seed.");
        }
        RefereeReport.lines(game).forEach(out::println);
        if (!complete) {
            out.println("Stopped with " + Plural.of(progress.left(), "match") + " left. The same command continues.");
        }
    }

    private static String text(Map<String, Integer> wins) {
        return wins.entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
    }

    /** Returns the wins of each bot on each board, best bot and most wins first. */
    private Map<String, Map<String, Integer>> winsPerBoard() {
        WinsByBoard counted = WinsByBoard.of(league, game.info());
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

    private TourneyJson json(TextTable table, boolean perBoard, boolean complete) {
        return new TourneyJson(
                complete,
                progress.counted(),
                progress.resumed(),
                progress.skipped(),
                progress.left(),
                league.repeated(),
                league.table().groups(),
                page,
                table.values(),
                LeagueTables.stats(league.table()).values(),
                LeagueTables.disqualified(league.disqualified()).values(),
                perBoard ? winsPerBoard() : null,
                RefereeReport.json(game));
    }
}
