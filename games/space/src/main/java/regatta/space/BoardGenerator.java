package regatta.space;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Rng;

/**
 * Draws boards with the statistics of the hundred boards of the original: 10 to 21 planets on a grid of 10 by 10,
 * mostly joined to their neighbours, and two homes at least three lanes apart.
 *
 * <p>A symmetric board is drawn in halves: planet {@code i} and its mirror image {@code n-1-i} get the same numbers and
 * mirrored lanes, so that neither player has the better home.
 */
final class BoardGenerator {

    private static final int NONE = Board.NONE;
    private static final int SIDE = 10;
    private static final int MIN_PLANETS = 10;
    private static final int MAX_PLANETS = 21;
    private static final int MIN_LANES = 10;
    private static final int MAX_LANES = 36;

    /** The maximum length of a lane in cells. */
    private static final int MAX_SQUARED = 41;

    /** The frequency of boards with one lane fewer than planets, as many, one more … up to 16 more. */
    private static final int[] SURPLUS_WEIGHTS = {2, 1, 14, 14, 13, 7, 9, 4, 5, 3, 3, 3, 3, 3, 4, 4, 4, 4};

    /** Boards with at least this surplus of lanes have hubs. */
    private static final int DENSE = 7;

    /** The frequency of lengths 1 … 7 of a lane, by its rounded distance on the grid. */
    private static final int[][] LENGTH_WEIGHTS = {
        {57, 78, 59, 35, 20, 13, 7},
        {107, 192, 167, 149, 128, 94, 37},
        {36, 83, 98, 123, 139, 140, 53},
        {3, 11, 37, 39, 63, 116, 62},
        {0, 0, 0, 1, 9, 13, 9}
    };

    private final Rng rng;
    private final boolean symmetric;
    private final int count;
    private final int[] x;
    private final int[] y;
    private final int[][] length;
    private final int[] degree;
    private final boolean[] inside;
    private final boolean[] hub;
    private int lanes;

    private BoardGenerator(Rng rng, boolean symmetric) {
        this.rng = rng;
        this.symmetric = symmetric;
        int drawn = MIN_PLANETS + rng.below(MAX_PLANETS - MIN_PLANETS + 1);
        count = symmetric ? drawn / 2 * 2 : drawn;
        x = new int[count];
        y = new int[count];
        length = new int[count][count];
        degree = new int[count];
        inside = new boolean[count];
        hub = new boolean[count];
    }

    /** Draws the board of a random seed. */
    static Board draw(long seed, boolean symmetric) {
        Rng rng = new Rng(seed);
        Board board = null;
        while (board == null) { // One draft in ten has an unreachable planet or homes too close to each other.
            board = new BoardGenerator(rng, symmetric).draft();
        }
        return board;
    }

    private @Nullable Board draft() {
        placePlanets();
        if (!connect()) {
            return null;
        }
        int surplus = weighted(SURPLUS_WEIGHTS) - 1;
        chooseHubs(surplus < DENSE ? 1 : 3 + rng.below(2));
        int wanted = Math.max(MIN_LANES, Math.min(count + surplus, symmetric ? MAX_LANES - 1 : MAX_LANES));
        boolean more = true;
        while (lanes < wanted && more) {
            more = join(false);
        }
        int[] homes = new Homes(this.length, rng, symmetric).choose();
        return homes == null ? null : board(homes);
    }

    private int mirror(int planet) {
        return count - 1 - planet;
    }

    private void placePlanets() {
        boolean[] taken = new boolean[SIDE * SIDE];
        for (int planet = 0; planet < (symmetric ? count / 2 : count); planet++) {
            int cell = freeCell(taken);
            place(planet, cell, taken);
            if (symmetric) {
                place(mirror(planet), SIDE * SIDE - 1 - cell, taken);
            }
        }
    }

    private void place(int planet, int cell, boolean[] taken) {
        taken[cell] = true;
        x[planet] = cell % SIDE + 1;
        y[planet] = cell / SIDE + 1;
    }

    /** Draws a free cell; in one of three cases the more central of two. */
    private int freeCell(boolean[] taken) {
        int cell = anyFreeCell(taken);
        if (!rng.oneIn(3)) {
            return cell;
        }
        int other = anyFreeCell(taken);
        return fromCentre(other) < fromCentre(cell) ? other : cell;
    }

    private int anyFreeCell(boolean[] taken) {
        int cell = rng.below(SIDE * SIDE);
        while (taken[cell]) {
            cell = rng.below(SIDE * SIDE);
        }
        return cell;
    }

    private static int fromCentre(int cell) {
        return Math.max(Math.abs(2 * (cell % SIDE) - SIDE + 1), Math.abs(2 * (cell / SIDE) - SIDE + 1));
    }

    /** Joins all planets; returns false if one of them is too far from the others. */
    private boolean connect() {
        if (symmetric) {
            int first = 0;
            for (int planet = 1; planet < count / 2; planet++) {
                first = squaredDistance(planet, mirror(planet)) < squaredDistance(first, mirror(first))
                        ? planet
                        : first;
            }
            if (squaredDistance(first, mirror(first)) > MAX_SQUARED) {
                return false;
            }
            addLane(first, mirror(first));
        } else {
            inside[rng.below(count)] = true;
        }
        int joined = symmetric ? 2 : 1;
        while (joined < count) {
            if (!join(true)) {
                return false;
            }
            joined += symmetric ? 2 : 1;
        }
        return true;
    }

    private void chooseHubs(int hubs) {
        for (int i = 0; i < hubs; i++) {
            int planet = rng.below(count);
            hub[planet] = true;
            hub[mirror(planet)] |= symmetric;
        }
    }

    /** Adds one random lane, to a planet not yet joined or between any two; returns false if none is left. */
    private boolean join(boolean outwards) {
        int sum = 0;
        for (int pair = 0; pair < count * count; pair++) {
            sum += weight(pair, outwards);
        }
        if (sum == 0) {
            return false;
        }
        int left = rng.below(sum);
        int pair = 0;
        while (left >= weight(pair, outwards)) {
            left -= weight(pair, outwards);
            pair++;
        }
        addLane(pair / count, pair % count);
        return true;
    }

    /** Returns the weight of a lane: near planets are joined first, then those with few lanes, and hubs. */
    private int weight(int pair, boolean outwards) {
        int from = pair / count;
        int to = pair % count;
        int squared = squaredDistance(from, to);
        if (length[from][to] != 0 || from == to || squared > MAX_SQUARED || !inside[from]) {
            return 0;
        }
        int nearness = 4000 / (squared * squared + 2);
        if (outwards) {
            return inside[to] ? 0 : 1 + nearness * (degree[from] <= 2 ? 2 : 1);
        }
        if (hub[from] || hub[to]) {
            int other = hub[from] ? to : from;
            return 1 + 40_000 / (squared + 6) * attraction(other);
        }
        return 1 + nearness * attraction(from) * attraction(to) / 4;
    }

    private int attraction(int planet) {
        return degree[planet] <= 1 ? 4 : degree[planet] == 2 ? 1 : 2;
    }

    private int squaredDistance(int one, int other) {
        int across = x[one] - x[other];
        int down = y[one] - y[other];
        return across * across + down * down;
    }

    private void addLane(int from, int to) {
        int distance = (int) Math.round(Math.sqrt(squaredDistance(from, to)));
        int row = Math.min(distance, LENGTH_WEIGHTS.length) - 1;
        int ticks = weighted(LENGTH_WEIGHTS[row]) + 1;
        setLane(from, to, ticks);
        if (symmetric && length[mirror(from)][mirror(to)] == 0) {
            setLane(mirror(from), mirror(to), ticks);
        }
    }

    private void setLane(int from, int to, int ticks) {
        length[from][to] = ticks;
        length[to][from] = ticks;
        degree[from]++;
        degree[to]++;
        inside[from] = true;
        inside[to] = true;
        lanes++;
    }

    private int weighted(int[] weights) {
        int sum = 0;
        for (int weight : weights) {
            sum += weight;
        }
        int left = rng.below(sum);
        int index = 0;
        while (left >= weights[index]) {
            left -= weights[index++];
        }
        return index;
    }

    private Board board(int[] homes) {
        List<Planet> planets = new ArrayList<>();
        for (int planet = 0; planet < count; planet++) {
            int home = planet == homes[0] ? 0 : planet == homes[1] ? 1 : NONE;
            boolean image = symmetric && planet >= count / 2;
            int habitability = image ? planets.get(mirror(planet)).habitability() : bonus(planet, 1 + rng.below(10));
            int size = image ? planets.get(mirror(planet)).size() : bonus(planet, 50 + rng.below(451));
            planets.add(new Planet(planet, habitability, size, home, x[planet], y[planet]));
        }
        List<Lane> drawn = new ArrayList<>();
        for (int from = 0; from < count; from++) {
            for (int to = from + 1; to < count; to++) {
                if (length[from][to] != 0) {
                    drawn.add(new Lane(from, to, length[from][to]));
                }
            }
        }
        return Board.of(planets, drawn);
    }

    /** The bonus for a planet at the end of a single lane. */
    private int bonus(int planet, int value) {
        return degree[planet] == 1 ? (value * 12 + 5) / 10 : value;
    }
}
