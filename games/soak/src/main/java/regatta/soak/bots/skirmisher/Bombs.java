package regatta.soak.bots.skirmisher;

import regatta.soak.Roster;
import regatta.soak.SoakPosition;
import regatta.soak.Terrain;

/** Chooses where to throw a bomb. The choice is in the fields until the next one. */
final class Bombs {

    static final int DAMAGE = SoakPosition.SPLASH;
    private static final int REACH = SoakPosition.THROW_RANGE;

    private final SoakPosition view;
    private final Terrain terrain;
    private final SkirmisherParameters weights;

    /** The tile, or {@link Terrain#NONE} if no throw is worth it. */
    int tile = Terrain.NONE;

    Bombs(SoakPosition view, SkirmisherParameters weights) {
        this.view = view;
        terrain = view.terrain();
        this.weights = weights;
    }

    /**
     * Finds the best tile for a bomb of {@code thrower}, the first of equal ones.
     *
     * @param needs the value that the throw must exceed
     * @param shot the value of a shot, which a bomb must exceed too
     */
    void choose(int thrower, Stand stand, double needs, int shot) {
        tile = Terrain.NONE;
        if (view.bombs[thrower] == 0) {
            return;
        }
        int from = stand.tile[thrower];
        double best = needs;
        for (int cell = 0; cell < terrain.cells; cell++) {
            boolean safe = !hits(cell, from);
            if (safe && terrain.manhattan(from, cell) <= REACH && rawDamage(thrower, cell, stand) > shot) {
                double value = value(thrower, cell, stand);
                if (value > best) {
                    best = value;
                    tile = cell;
                }
            }
        }
    }

    /** Returns the value of a bomb of {@code thrower} on {@code target}. */
    double value(int thrower, int target, Stand stand) {
        int team = view.roster().player(thrower);
        double value = 0;
        for (int left = view.living(0) | view.living(1); left != 0; left &= left - 1) {
            int agent = Roster.first(left);
            boolean hit = hits(target, stand.tile[agent]);
            if (view.roster().player(agent) == team) {
                value -= hit ? DAMAGE : 0;
            } else if (!stand.soaked(agent)) {
                value += hit ? hitValue(target, stand.tile[agent]) : nearValue(target, stand.tile[agent]);
            }
        }
        return value;
    }

    /** An agent that can step out counts less, the more tiles it can step to. */
    private double hitValue(int target, int at) {
        int escapes = escapes(target, at);
        return escapes == 0 ? DAMAGE : DAMAGE * weights.escape / escapes;
    }

    private double nearValue(int target, int at) {
        return stepsInto(target, at) ? weights.stepIn : 0;
    }

    /** Returns the value of a bomb if no agent moves. */
    private int rawDamage(int thrower, int target, Stand stand) {
        int damage = 0;
        for (int left = view.living(1 - view.roster().player(thrower)); left != 0; left &= left - 1) {
            int enemy = Roster.first(left);
            damage += hits(target, stand.tile[enemy]) && !stand.soaked(enemy) ? DAMAGE : 0;
        }
        return damage;
    }

    /** Returns whether a bomb on one tile hits an agent on another. */
    boolean hits(int target, int at) {
        return terrain.chebyshev(target, at) <= 1;
    }

    /** Returns how many steps lead from {@code at} out of a bomb on {@code target}. */
    int escapes(int target, int at) {
        int count = 0;
        for (int direction = 0; direction < Terrain.DIRECTIONS; direction++) {
            int step = terrain.neighbour(at, direction);
            count += terrain.floor(step) && !hits(target, step) ? 1 : 0;
        }
        return count;
    }

    private boolean stepsInto(int target, int at) {
        for (int direction = 0; direction < Terrain.DIRECTIONS; direction++) {
            int step = terrain.neighbour(at, direction);
            if (terrain.floor(step) && hits(target, step)) {
                return true;
            }
        }
        return false;
    }
}
