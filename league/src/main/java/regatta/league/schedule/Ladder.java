package regatta.league.schedule;

import java.util.ArrayList;
import java.util.List;

/**
 * Bots of whom a game would teach the most meet: those of uncertain and close ratings, and new ones before all others.
 * About half of the bots play in a round, so that the next one can use what was learnt.
 */
public record Ladder(int rounds) implements Schedule {

    @Override
    public int rounds(int entered, int seats) {
        return rounds;
    }

    @Override
    public List<Pairing> next(History history) {
        List<Integer> free = new ArrayList<>(history.playing());
        if (history.played() >= rounds || free.size() < history.seats()) {
            return List.of();
        }
        OnlineRatings ratings = new OnlineRatings(history.entered());
        history.rounds().forEach(round -> round.forEach(ratings::note));
        int tables = Math.max(1, (free.size() / history.seats() + 1) / 2);
        List<Pairing> pairings = new ArrayList<>();
        while (pairings.size() < tables) {
            List<Integer> table = bestPair(free, ratings);
            free.removeAll(table);
            while (table.size() < history.seats()) {
                table.add(Lists.take(free, bestThird(free, table, ratings)));
            }
            pairings.add(new Pairing(table));
        }
        return pairings;
    }

    private static List<Integer> bestPair(List<Integer> free, OnlineRatings ratings) {
        List<Integer> best = new ArrayList<>();
        double most = -1;
        for (int i = 0; i < free.size(); i++) {
            for (int j = i + 1; j < free.size(); j++) {
                double worth = worth(free.get(i), free.get(j), ratings);
                if (worth > most) {
                    most = worth;
                    best = new ArrayList<>(List.of(free.get(i), free.get(j)));
                }
            }
        }
        return best;
    }

    /** Returns where in {@code free} the bot stands that is to join a table. */
    private static int bestThird(List<Integer> free, List<Integer> table, OnlineRatings ratings) {
        int best = 0;
        double most = -1;
        for (int i = 0; i < free.size(); i++) {
            double worth = 0;
            for (int other : table) {
                worth += worth(free.get(i), other, ratings);
            }
            if (worth > most) {
                most = worth;
                best = i;
            }
        }
        return best;
    }

    /** Two new bots come before one, and one before none: a game between rated bots is never worth a thousand. */
    private static double worth(int bot, int other, OnlineRatings ratings) {
        int fresh = (ratings.isNew(bot) ? 1 : 0) + (ratings.isNew(other) ? 1 : 0);
        return 1000.0 * fresh + ratings.information(bot, other);
    }
}
