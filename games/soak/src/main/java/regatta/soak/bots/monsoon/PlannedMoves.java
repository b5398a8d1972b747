package regatta.soak.bots.monsoon;

import java.util.Arrays;
import regatta.core.Rng;
import regatta.soak.Roster;
import regatta.soak.SoakPosition;
import regatta.soak.Terrain;

/** The plan of a team for the next turns: a direction, or staying, for each agent and turn. Mutable. */
final class PlannedMoves {

    static final int MAX_TURNS = 8;

    /** The direction of an agent that stays. */
    static final byte STAY = Terrain.DIRECTIONS;

    private final int agents;
    private final byte[] directions;

    PlannedMoves(int agents) {
        this.agents = agents + 1;
        directions = new byte[this.agents * MAX_TURNS];
        Arrays.fill(directions, STAY);
    }

    int direction(int turn, int agent) {
        return directions[turn * agents + agent];
    }

    /** Returns the tile that an agent goes to, or tries to, from a tile. */
    int step(Terrain terrain, int from, int turn, int agent) {
        int direction = direction(turn, agent);
        int to = direction == STAY ? from : terrain.neighbour(from, direction);
        return terrain.floor(to) ? to : from;
    }

    void set(int turn, int agent, int direction) {
        directions[turn * agents + agent] = (byte) direction;
    }

    void copyFrom(PlannedMoves other) {
        System.arraycopy(other.directions, 0, directions, 0, directions.length);
    }

    /** Moves the plan one turn on. */
    void shift() {
        System.arraycopy(directions, agents, directions, 0, directions.length - agents);
        for (int agent = 0; agent < agents; agent++) {
            set(MAX_TURNS - 1, agent, STAY);
        }
    }

    /** Lets all agents walk towards the nearest of some others, as these stand now. */
    void approach(SoakPosition view, int team, int others) {
        Terrain terrain = view.terrain();
        for (int left = team; left != 0; left &= left - 1) {
            int agent = Roster.first(left);
            int at = view.cell[agent];
            for (int turn = 0; turn < MAX_TURNS; turn++) {
                int direction = nearer(view, at, others);
                set(turn, agent, direction);
                at = step(terrain, at, turn, agent);
            }
        }
    }

    private static int nearer(SoakPosition view, int from, int others) {
        int best = STAY;
        int min = nearest(view, from, others);
        for (int direction = 0; direction < Terrain.DIRECTIONS; direction++) {
            int to = view.terrain().neighbour(from, direction);
            if (view.terrain().floor(to) && nearest(view, to, others) < min) {
                min = nearest(view, to, others);
                best = direction;
            }
        }
        return best;
    }

    private static int nearest(SoakPosition view, int from, int others) {
        int min = Terrain.UNREACHABLE;
        for (int left = others; left != 0; left &= left - 1) {
            min = Math.min(min, view.terrain().walk(from, view.cell[Roster.first(left)]));
        }
        return min;
    }

    void stay() {
        Arrays.fill(directions, STAY);
    }

    /** Changes the plan of one or two agents. */
    void mutate(Rng rng, int team, int turns) {
        int changes = rng.oneIn(2) ? 2 : 1;
        for (int i = 0; i < changes; i++) {
            int agent = pick(rng, team);
            int turn = rng.oneIn(2) ? 0 : rng.below(turns);
            int direction = rng.below(Terrain.DIRECTIONS + 1);
            set(turn, agent, direction);
            if (rng.oneIn(3)) { // It continues in that direction.
                for (int later = turn + 1; later < turns; later++) {
                    set(later, agent, direction);
                }
            }
        }
    }

    private static int pick(Rng rng, int team) {
        int skip = rng.below(Integer.bitCount(team));
        int left = team;
        for (; skip > 0; skip--) {
            left &= left - 1;
        }
        return Roster.first(left);
    }
}
