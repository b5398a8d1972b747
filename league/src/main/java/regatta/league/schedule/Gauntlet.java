package regatta.league.schedule;

import java.util.ArrayList;
import java.util.List;

/** The first bot against all others, who do not play among themselves unless a table has more than two seats. */
public record Gauntlet() implements Schedule {

    @Override
    public List<Pairing> next(History history) {
        if (history.played() > 0) {
            return List.of();
        }
        List<Pairing> pairings = new ArrayList<>();
        for (List<Integer> field : Groups.of(history.entered() - 1, history.seats() - 1)) {
            List<Integer> bots = new ArrayList<>(List.of(0));
            field.forEach(other -> bots.add(other + 1));
            pairings.add(new Pairing(bots));
        }
        return pairings;
    }

    @Override
    public int rounds(int entered, int seats) {
        return 1;
    }
}
