package regatta.league.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Games;
import regatta.league.table.StoredMatch.StoredSeat;

/**
 * How often each bot won alone on each board that has a name. Matches of bots that were set aside count for nobody, and a
 * match that was played again on the same board, move for move, counts once.
 *
 * @param bots their names, each unlike all others
 * @param boards by board the wins of each bot, in the order of {@code bots}
 */
public record WinsByBoard(List<String> bots, Map<String, int[]> boards) {

    public static WinsByBoard of(League league) {
        Map<String, int[]> boards = new TreeMap<>();
        byBoard(league).forEach((board, played) -> {
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

    private static Map<String, List<StoredMatch>> byBoard(League league) {
        Map<String, List<StoredMatch>> boards = new TreeMap<>();
        for (StoredMatch match : league.played()) {
            String board = Games.named(match.label().game()).info().value(match.label(), Role.BOARD);
            if (board != null && league.isWithoutSetAside(match)) {
                boards.computeIfAbsent(board, any -> new ArrayList<>()).add(match);
            }
        }
        return boards;
    }

    /** Returns how often a bot won on each board. */
    public Map<String, Integer> of(String bot) {
        int index = bots.indexOf(bot);
        Map<String, Integer> wins = new TreeMap<>();
        boards.forEach((board, counts) -> wins.put(board, counts[index]));
        return wins;
    }
}
