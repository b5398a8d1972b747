package regatta.league.report;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Games;
import regatta.core.Scenario;
import regatta.league.store.StoredBot;
import regatta.league.store.StoredMatch;
import regatta.league.store.StoredMatch.StoredSeat;

/** How often each bot won on each board, in a league that is played on boards with names. */
final class BoardTable {

    private final List<String> bots;
    private final Map<String, int[]> wins = new TreeMap<>();

    private BoardTable(List<String> bots) {
        this.bots = bots;
    }

    static BoardTable of(List<StoredMatch> matches, Set<StoredBot> setAside) {
        BoardTable table = new BoardTable(matches.stream()
                .flatMap(match -> match.seats().stream())
                .map(StoredSeat::bot)
                .filter(bot -> !setAside.contains(bot))
                .map(StoredBot::name)
                .distinct()
                .sorted()
                .toList());
        matches.forEach(table::add);
        return table;
    }

    private void add(StoredMatch match) {
        String board = board(match.label());
        long winners = match.seats().stream().filter(seat -> seat.rank() == 1).count();
        if (board == null || winners != 1) {
            return;
        }
        for (StoredSeat seat : match.seats()) {
            int bot = bots.indexOf(seat.bot().name());
            if (bot >= 0 && seat.rank() == 1) {
                wins.computeIfAbsent(board, any -> new int[bots.size()])[bot]++;
            }
        }
    }

    private static @Nullable String board(Scenario scenario) {
        return Games.named(scenario.game()).info().value(scenario, Role.BOARD);
    }

    void write(Html html) {
        if (wins.size() < 2) {
            return;
        }
        html.raw("<h2>Wins by board</h2>\n<div class=\"wide\"><table>\n<thead><tr><th scope=\"col\">Board</th>");
        bots.forEach(bot -> html.raw("<th scope=\"col\">").text(bot).raw("</th>"));
        html.raw("</tr></thead>\n<tbody>\n");
        wins.forEach((board, counts) -> {
            html.raw("<tr><th scope=\"row\">").text(board).raw("</th>");
            Arrays.stream(counts).forEach(count -> html.raw("<td>%d</td>", count));
            html.raw("</tr>\n");
        });
        html.raw("</tbody>\n</table></div>\n");
    }
}
