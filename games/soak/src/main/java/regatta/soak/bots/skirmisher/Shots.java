package regatta.soak.bots.skirmisher;

import regatta.soak.Roster;
import regatta.soak.SoakPosition;
import regatta.soak.Terrain;

/** Chooses a target to shoot. The choice is in the fields until the next one. */
final class Shots {

    /** No shot is worth it. */
    static final int NOBODY = 0;

    private final SoakPosition view;
    private final Terrain terrain;
    private final SkirmisherParameters weights;

    int target = NOBODY;

    /** The certain damage of the chosen shot, wherever its target steps. */
    int damage;

    Shots(SoakPosition view, SkirmisherParameters weights) {
        this.view = view;
        terrain = view.terrain();
        this.weights = weights;
    }

    /** Finds the best target of {@code shooter}; of equal ones the nearer, then the one with the lower id. */
    void choose(int shooter, int enemies, Stand stand) {
        target = NOBODY;
        damage = 0;
        if (view.readyIn(shooter) > 0) {
            return;
        }
        double best = weights.shotNeeds;
        int bestDistance = 0;
        for (int left = enemies; left != 0; left &= left - 1) {
            int enemy = Roster.first(left);
            int distance = terrain.manhattan(stand.tile[shooter], stand.tile[enemy]);
            if (stand.soaked(enemy) || distance > 2 * view.roster().range[shooter]) {
                continue;
            }
            int min = worstCase(shooter, enemy, stand);
            double value = value(stand.wetness[enemy], min);
            if (value > best || value == best && target != NOBODY && distance < bestDistance) {
                best = value;
                bestDistance = distance;
                target = enemy;
                damage = min;
            }
        }
    }

    /** Returns the minimum damage over the moves of {@code enemy}: stay or take a step, hunkered if it cannot act. */
    int worstCase(int shooter, int enemy, Stand stand) {
        int from = stand.tile[shooter];
        int to = stand.tile[enemy];
        boolean hunkered = view.readyIn(enemy) > 0 && view.bombs[enemy] == 0; // It cannot act.
        int min = view.damage(shooter, from, to, hunkered);
        for (int direction = 0; direction < Terrain.DIRECTIONS; direction++) {
            int step = terrain.neighbour(to, direction);
            if (terrain.floor(step)) {
                min = Math.min(min, view.damage(shooter, from, step, hunkered));
            }
        }
        return min;
    }

    /**
     * A shot is worth its damage and the target's wetness, more if it eliminates, and more if it brings the target to
     * 50.
     */
    double value(int wetness, int hit) {
        double value = hit + wetness;
        if (wetness + hit >= 100) {
            value += weights.kill;
        }
        if (wetness < 50 && wetness + hit >= 50) {
            value += weights.halfway;
        }
        return value;
    }
}
