package regatta.soak.bots.skirmisher;

import regatta.soak.Roster;
import regatta.soak.SoakPosition;
import regatta.soak.Terrain;

/** Chooses the enemy that the whole team approaches: wet, and near the centre of the map. */
final class TeamTarget {

    private TeamTarget() {}

    /** Returns the target of {@code seat}, or {@link Shots#NOBODY} if there is no enemy. */
    static int choose(SoakPosition view, int seat) {
        int target = Shots.NOBODY;
        double min = Double.MAX_VALUE;
        for (int left = view.living(1 - seat); left != 0; left &= left - 1) {
            int enemy = Roster.first(left);
            double value = dryness(view.wetness[enemy]) * centreDistance(view.terrain(), view.cell[enemy]);
            if (value < min) {
                min = value;
                target = enemy;
            }
        }
        return target;
    }

    /**
     * Returns the distance of an enemy's wetness from its next threshold, 50 or 100; wetness counts half as much again.
     */
    private static double dryness(int wetness) {
        return (wetness < 50 ? 50 : 100) - 1.5 * wetness;
    }

    private static double centreDistance(Terrain terrain, int cell) {
        double dx = terrain.x[cell] - (terrain.width - 1) / 2.0;
        double dy = terrain.y[cell] - (terrain.height - 1) / 2.0;
        return Math.abs(dx) + Math.abs(dy);
    }
}
