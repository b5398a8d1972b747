package regatta.soak.bots.skirmisher;

import regatta.soak.Roster;
import regatta.soak.SoakPosition;
import regatta.soak.Terrain;

/** The value to an agent of being on a tile after the moves: the sum of the methods below. */
final class MoveScore {

    private static final int BOMB_REACH = 6;
    private static final int CROWD = 2;
    private static final int CLOSE = 4;
    private static final double DEFAULT_RANGE = 4;

    private final SoakPosition view;
    private final Terrain terrain;
    private final SkirmisherParameters weights;
    private final Foresight foresight;
    private final StrategicPoints points;
    private final Bombs bombs;
    private int seat;
    private int target;

    MoveScore(
            SoakPosition view, SkirmisherParameters weights, Foresight foresight, StrategicPoints points, Bombs bombs) {
        this.view = view;
        terrain = view.terrain();
        this.weights = weights;
        this.foresight = foresight;
        this.points = points;
        this.bombs = bombs;
    }

    /** Begins a turn of {@code seat}, whose team approaches {@code teamTarget}. */
    void begin(int ofSeat, int teamTarget) {
        seat = ofSeat;
        target = teamTarget;
    }

    /** Returns the score of {@code tile} for {@code agent}, given the team's tiles in {@code stand}. */
    double of(int agent, int tile, Stand stand) {
        return danger(agent, tile)
                + cover(tile)
                + crowding(agent, tile, stand)
                + blasts(agent, tile)
                + closingIn(tile)
                + towardsPoint(agent, tile)
                + towardsTarget(agent, tile);
    }

    /** Damage counts more, the wetter an agent is. */
    private double fragility(int agent) {
        return 1 + view.wetness[agent] / 50.0;
    }

    /** Expected damage: a full shot of each enemy expected to aim here, and half a shot of each that is ready. */
    double danger(int agent, int tile) {
        double expected = 0;
        for (int left = enemies(); left != 0; left &= left - 1) {
            int enemy = Roster.first(left);
            int shot = view.damage(enemy, view.cell[enemy], tile, false);
            expected += foresight.shotTarget[enemy] == agent ? shot : 0;
            expected += view.readyIn(enemy) == 0 ? shot * weights.readyShot : 0;
        }
        return -weights.damage * fragility(agent) * expected;
    }

    /** Cover on the tile, half of that on the tiles around it, a third of that around those. */
    double cover(int tile) {
        double sum = 0;
        for (int cell = 0; cell < terrain.cells; cell++) {
            int distance = terrain.manhattan(tile, cell);
            if (distance <= 2 && terrain.floor(cell)) {
                sum += protection(cell) / (distance + 1);
            }
        }
        return weights.cover * sum;
    }

    /** Returns what share of a shot cover takes away on a tile, summed over the enemies. */
    private double protection(int cell) {
        double sum = 0;
        for (int left = enemies(); left != 0; left &= left - 1) {
            sum += 1 - terrain.coverQuarters(view.cell[Roster.first(left)], cell) / 4.0;
        }
        return sum;
    }

    /** Teammates that one bomb would hit as well, for each enemy that could throw one. */
    double crowding(int agent, int tile, Stand stand) {
        int throwers = 0;
        for (int left = enemies(); left != 0; left &= left - 1) {
            int enemy = Roster.first(left);
            boolean near = terrain.manhattan(tile, view.cell[enemy]) <= BOMB_REACH;
            throwers += near && view.bombs[enemy] > 0 ? 1 : 0;
        }
        int mates = 0;
        for (int left = view.living(seat) & ~(1 << agent); left != 0; left &= left - 1) {
            mates += terrain.chebyshev(tile, stand.tile[Roster.first(left)]) <= CROWD ? 1 : 0;
        }
        return -weights.crowd * throwers * mates;
    }

    double blasts(int agent, int tile) {
        int blasts = 0;
        for (int left = enemies(); left != 0; left &= left - 1) {
            int bomb = foresight.bombTile[Roster.first(left)];
            blasts += bomb != Terrain.NONE && bombs.hits(bomb, tile) ? 1 : 0;
        }
        return -weights.blast * fragility(agent) * blasts;
    }

    /** Nearness to an enemy, which counts more the more agents we have. */
    double closingIn(int tile) {
        int nearest = CLOSE;
        for (int left = enemies(); left != 0; left &= left - 1) {
            nearest = Math.min(nearest, terrain.manhattan(tile, view.cell[Roster.first(left)]));
        }
        return weights.closeIn * (CLOSE - nearest) * advantage();
    }

    /** The number of own agents per enemy. */
    double advantage() {
        return Integer.bitCount(view.living(seat)) / (double) Math.max(1, Integer.bitCount(enemies()));
    }

    /** A step towards the strategic point, which matters less from turn to turn. */
    double towardsPoint(int agent, int tile) {
        double pull = weights.point * Math.max(0, 1 - view.turn / weights.pointTurns);
        return nearer(agent, tile, points.pointOf[agent]) ? pull : 0;
    }

    /** A step towards the team target, which matters more to agents with a short range. */
    double towardsTarget(int agent, int tile) {
        if (target == Shots.NOBODY || !nearer(agent, tile, view.cell[target])) {
            return 0;
        }
        return weights.target * DEFAULT_RANGE / view.roster().range[agent] * advantage();
    }

    private boolean nearer(int agent, int tile, int goal) {
        return terrain.walk(tile, goal) < terrain.walk(view.cell[agent], goal);
    }

    private int enemies() {
        return view.living(1 - seat);
    }
}
