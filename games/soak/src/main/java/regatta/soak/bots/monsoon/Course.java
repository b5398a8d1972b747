package regatta.soak.bots.monsoon;

import java.util.Arrays;
import regatta.core.Rng;
import regatta.soak.Roster;
import regatta.soak.SoakPosition;
import regatta.soak.Terrain;

/** Where the agents of a team go in the next turns: a direction, or staying, for each agent and turn. A table. */
final class Course {

    static final int MOST_TURNS = 8;

    /** The direction of those who stay. */
    static final byte STAY = Terrain.DIRECTIONS;

    private final int agents;
    private final byte[] directions;

    Course(int agents) {
        this.agents = agents + 1;
        directions = new byte[this.agents * MOST_TURNS];
        Arrays.fill(directions, STAY);
    }

    int direction(int turn, int agent) {
        return directions[turn * agents + agent];
    }

    /** Returns the tile that an agent goes to, or tries to, from where it is. */
    int step(Terrain terrain, int from, int turn, int agent) {
        int direction = direction(turn, agent);
        int to = direction == STAY ? from : terrain.neighbour(from, direction);
        return terrain.floor(to) ? to : from;
    }

    void set(int turn, int agent, int direction) {
        directions[turn * agents + agent] = (byte) direction;
    }

    void copyFrom(Course other) {
        System.arraycopy(other.directions, 0, directions, 0, directions.length);
    }

    /** Goes one turn on: what was planned for the second turn is planned for the first. */
    void shift() {
        System.arraycopy(directions, agents, directions, 0, directions.length - agents);
        for (int agent = 0; agent < agents; agent++) {
            set(MOST_TURNS - 1, agent, STAY);
        }
    }

    /** All of a team walk towards the nearest of some others, as these stand now. */
    void approach(SoakPosition view, int team, int others) {
        Terrain terrain = view.terrain();
        for (int left = team; left != 0; left &= left - 1) {
            int agent = Roster.first(left);
            int at = view.cell[agent];
            for (int turn = 0; turn < MOST_TURNS; turn++) {
                int direction = nearer(view, at, others);
                set(turn, agent, direction);
                at = step(terrain, at, turn, agent);
            }
        }
    }

    private static int nearer(SoakPosition view, int from, int others) {
        int best = STAY;
        int least = nearest(view, from, others);
        for (int direction = 0; direction < Terrain.DIRECTIONS; direction++) {
            int to = view.terrain().neighbour(from, direction);
            if (view.terrain().floor(to) && nearest(view, to, others) < least) {
                least = nearest(view, to, others);
                best = direction;
            }
        }
        return best;
    }

    private static int nearest(SoakPosition view, int from, int others) {
        int least = Terrain.UNREACHABLE;
        for (int left = others; left != 0; left &= left - 1) {
            least = Math.min(least, view.terrain().walk(from, view.cell[Roster.first(left)]));
        }
        return least;
    }

    void stay() {
        Arrays.fill(directions, STAY);
    }

    /** Changes what one or two of a team do. */
    void mutate(Rng rng, int team, int turns) {
        int changes = rng.oneIn(2) ? 2 : 1;
        for (int i = 0; i < changes; i++) {
            int agent = pick(rng, team);
            int turn = rng.oneIn(2) ? 0 : rng.below(turns);
            int direction = rng.below(Terrain.DIRECTIONS + 1);
            set(turn, agent, direction);
            if (rng.oneIn(3)) { // It goes on that way.
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
