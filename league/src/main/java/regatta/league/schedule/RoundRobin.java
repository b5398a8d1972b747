package regatta.league.schedule;

import java.util.List;

/** Everybody against everybody, in one round. With many bots at tables of many seats, a balanced part of all tables. */
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
