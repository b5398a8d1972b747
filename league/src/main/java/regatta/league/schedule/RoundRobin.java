package regatta.league.schedule;

import java.util.List;

/**
 * A round robin: all bots play each other in one round. If there are too many groups, a balanced selection is played.
 */
public record RoundRobin() implements Schedule {

    @Override
    public List<Pairing> next(History history) {
        if (history.played() > 0) {
            return List.of();
        }
        return Groups.of(history.entered(), history.seats()).stream()
                .map(Pairing::new)
                .toList();
    }

    @Override
    public int rounds(int entered, int seats) {
        return 1;
    }
}
