package regatta.league.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option.Role;
import regatta.league.table.StoredMatch.StoredSeat;

/**
 * The number of games that each bot won alone on each named board. Matches of disqualified bots do not count, and
 * identical matches on the same board count once.
 *
 * @param bots the unique names of the bots
 * @param boards the wins of each bot on each board, in the order of {@code bots}
 */
public record WinsByBoard(List<String> bots, Map<String, int[]> boards) {

    public static WinsByBoard of(League league, GameInfo game) {
        Map<String, int[]> boards = new TreeMap<>();
        byBoard(league, game).forEach((board, played) -> {
            int[] wins = new int[league.bots().size()];
            for (StoredMatch match : StoredMatch.withoutRepeats(played)) {
                List<StoredSeat> first =
                        match.seats().stream().filter(seat -> seat.rank() == 1).toList();
                if (first.size() == 1) {
                    wins[league.player(first.get(0).bot())]++;
                }
            }
            boards.put(board, wins);
        });
        return new WinsByBoard(league.names(), boards);
    }

    private static Map<String, List<StoredMatch>> byBoard(League league, GameInfo game) {
        Map<String, List<StoredMatch>> boards = new TreeMap<>();
        for (StoredMatch match : league.played()) {
            String board = game.value(match.label(), Role.BOARD);
            if (board != null && league.isWithoutDisqualified(match)) {
                boards.computeIfAbsent(board, any -> new ArrayList<>()).add(match);
            }
        }
        return boards;
    }

    public Map<String, Integer> of(String bot) {
        int index = bots.indexOf(bot);
        Map<String, Integer> wins = new TreeMap<>();
        boards.forEach((board, counts) -> wins.put(board, counts[index]));
        return wins;
    }
}
