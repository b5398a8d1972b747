package regatta.league.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A ladder: rounds of pairings by the {@link Matchmaker}. About half of the bots play in a round, so that the next one
 * can use the results.
 */
public record Ladder(int rounds) implements Schedule {

    @Override
    public int rounds(int entered, int seats) {
        return rounds;
    }

    @Override
    public List<Pairing> next(History history) {
        List<Integer> playing = history.playing();
        if (history.played() >= rounds || playing.size() < history.seats()) {
            return List.of();
        }
        OnlineRatings ratings = new OnlineRatings(history.entered());
        history.rounds().forEach(round -> round.forEach(ratings::note));
        int tables = Math.max(1, (playing.size() / history.seats() + 1) / 2);
        List<Pairing> pairings = new ArrayList<>();
        while (pairings.size() < tables) {
            Pairing next = Matchmaker.next(ratings, playing, pairings, history.seats());
            pairings.add(Objects.requireNonNull(next));
        }
        return pairings;
    }
}
