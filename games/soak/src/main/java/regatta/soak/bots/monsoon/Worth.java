package regatta.soak.bots.monsoon;

import regatta.soak.Roster;
import regatta.soak.SoakPosition;
import regatta.soak.Terrain;

/** The value of a position to player 0, in points; to player 1 it is the negative. */
final class Worth {

    /** More than any other value. */
    private static final double WON = 10_000;

    private final MonsoonParameters weights;

    Worth(MonsoonParameters weights) {
        this.weights = weights;
    }

    double of(SoakPosition position) {
        int lead = position.points[0] - position.points[1];
        int left = position.turnLimit() - position.turn;
        if (position.over() || position.curtain) {
            int result = Integer.signum(position.score(0) - position.score(1));
            return result * (WON + left) + lead;
        }
        double ground = position.territoryLead() * Math.min(weights.ground, left);
        return lead + ground + team(position, 0) - team(position, 1);
    }

    private double team(SoakPosition position, int player) {
        int enemies = position.living(1 - player);
        double sum = 0;
        for (int left = position.roster().all(player); left != 0; left &= left - 1) {
            int agent = Roster.first(left);
            sum -= weights.cost(position.wetness[agent]);
            if ((position.living(player) >>> agent & 1) == 1) {
                sum += weights.bomb * position.bombs[agent]
                        - weights.reload * position.readyIn(agent)
                        - weights.near * nearest(position, agent, enemies);
            }
        }
        return sum;
    }

    private static int nearest(SoakPosition position, int agent, int enemies) {
        int nearest = Terrain.UNREACHABLE;
        for (int left = enemies; left != 0; left &= left - 1) {
            int distance = position.terrain().manhattan(position.cell[agent], position.cell[Roster.first(left)]);
            nearest = Math.min(nearest, distance);
        }
        return nearest;
    }
}
