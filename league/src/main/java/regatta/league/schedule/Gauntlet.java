package regatta.league.schedule;

import java.util.ArrayList;
import java.util.List;

/** A gauntlet: the first bot plays all others. The others only meet in matches with more than two seats. */
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
