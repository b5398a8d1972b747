package regatta.soak.bots.skirmisher;

import regatta.soak.Roster;
import regatta.soak.SoakPosition;
import regatta.soak.Terrain;

/** Moves the team: the wettest first, each to the best tile that no teammate has claimed. */
final class Moves {

    private final SoakPosition view;
    private final Terrain terrain;
    private final MoveScore score;
    private final boolean[] claimed;

    Moves(SoakPosition view, MoveScore score) {
        this.view = view;
        terrain = view.terrain();
        this.score = score;
        claimed = new boolean[terrain.cells];
    }

    /** Writes the destination of each own agent into {@code stand}. */
    void choose(int seat, Stand stand) {
        int left = view.living(seat);
        while (left != 0) {
            int agent = wettest(left);
            left &= ~(1 << agent);
            stand.tile[agent] = best(agent, stand);
            claimed[stand.tile[agent]] = true;
        }
        for (int all = view.living(seat); all != 0; all &= all - 1) {
            claimed[stand.tile[Roster.first(all)]] = false;
        }
    }

    private int wettest(int agents) {
        int wettest = Roster.first(agents);
        for (int left = agents; left != 0; left &= left - 1) {
            int agent = Roster.first(left);
            wettest = view.wetness[agent] > view.wetness[wettest] ? agent : wettest;
        }
        return wettest;
    }

    /**
     * Returns the best of staying and the four steps, the first of equal ones. An agent whose tiles are all claimed
     * stays.
     */
    private int best(int agent, Stand stand) {
        int here = view.cell[agent];
        int best = here;
        double max = claimed[here] ? Double.NEGATIVE_INFINITY : score.of(agent, here, stand);
        for (int direction = 0; direction < Terrain.DIRECTIONS; direction++) {
            int step = terrain.neighbour(here, direction);
            if (terrain.floor(step) && !claimed[step]) {
                double value = score.of(agent, step, stand);
                if (value > max) {
                    max = value;
                    best = step;
                }
            }
        }
        return best;
    }
}
