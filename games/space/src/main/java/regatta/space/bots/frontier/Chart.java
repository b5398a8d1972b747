package regatta.space.bots.frontier;

import java.util.Arrays;
import regatta.space.Board;
import regatta.space.Planet;
import regatta.space.SpacePosition;
import regatta.space.SpaceView;

/**
 * What a seat knows when its turn begins, whether it was shown a position or read it from text: the lanes of all planets,
 * and the people and shuttles of those in sight. Planets are numbered by ascending id. As in the original, people are
 * those of player 1 and player 2, and only owners are told apart by self and opponent. A table: one owner, one thread.
 */
public final class Chart {

    /** What {@link #owner} says. */
    public static final byte NOBODY = 0;

    public static final byte SELF = 1;
    public static final byte OPPONENT = 2;

    // What never changes: the ids in ascending order, and by planet its neighbours in ascending order.
    public final int[] ids;
    public final int[][] neighbours;

    /** By planet, how many ticks away each neighbour is, in the order of {@link #neighbours}. */
    public final int[][] lengths;

    /** What is not visible tells nothing: all that follows is 0 there. */
    public final boolean[] visible;

    public final int[] habitability;
    public final long[] size;
    public final byte[] owner;

    /** By player, 0 or 1, then by planet. */
    public final long[][] people;

    /** By player, whether a shuttle of it is on its way to a planet. */
    public final boolean[][] awaited;

    public Chart(int[] ids, int[][] neighbours, int[][] lengths) {
        this.ids = ids;
        this.neighbours = neighbours;
        this.lengths = lengths;
        visible = new boolean[ids.length];
        habitability = new int[ids.length];
        size = new long[ids.length];
        owner = new byte[ids.length];
        people = new long[SpacePosition.SEATS][ids.length];
        awaited = new boolean[SpacePosition.SEATS][ids.length];
    }

    /** Returns a chart of a board of which nothing is seen yet. */
    static Chart of(Board board) {
        int count = board.count();
        int[] ids = new int[count];
        int[][] neighbours = new int[count][];
        int[][] lengths = new int[count][];
        for (int planet = 0; planet < count; planet++) {
            ids[planet] = board.id(planet);
            neighbours[planet] = new int[board.laneCount(planet)];
            for (int lane = 0; lane < neighbours[planet].length; lane++) {
                neighbours[planet][lane] = board.laneEnd(planet, lane);
            }
            Arrays.sort(neighbours[planet]);
            lengths[planet] = new int[neighbours[planet].length];
            for (int lane = 0; lane < lengths[planet].length; lane++) {
                lengths[planet][lane] = board.length(planet, neighbours[planet][lane]);
            }
        }
        return new Chart(ids, neighbours, lengths);
    }

    /** Forgets what was seen. */
    public void clear() {
        Arrays.fill(visible, false);
        Arrays.fill(habitability, 0);
        Arrays.fill(size, 0);
        Arrays.fill(owner, NOBODY);
        for (int player = 0; player < SpacePosition.SEATS; player++) {
            Arrays.fill(people[player], 0);
            Arrays.fill(awaited[player], false);
        }
    }

    /** Takes over what {@code seat} sees of a position, and nothing else. */
    void look(SpacePosition position, int seat, SpaceView view) {
        clear();
        view.look(position, seat);
        for (int place = 0; place < view.visible(); place++) {
            int planet = view.planet(place);
            Planet facts = position.board.planets().get(planet);
            int whose = position.owner[planet];
            visible[planet] = true;
            habitability[planet] = facts.habitability();
            size[planet] = facts.size();
            owner[planet] = whose == SpacePosition.NONE ? NOBODY : whose == seat ? SELF : OPPONENT;
            people[0][planet] = position.people[0][planet];
            people[1][planet] = position.people[1][planet];
        }
        for (int shuttle = 0; shuttle < position.shuttleCount; shuttle++) {
            int planet = position.shuttleDestination[shuttle];
            if (visible[planet]) {
                awaited[position.shuttleSeat[shuttle]][planet] = true;
            }
        }
    }
}
