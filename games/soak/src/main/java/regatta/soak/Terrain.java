package regatta.soak;

import java.util.Arrays;

/**
 * The map of a match, with precomputed distances and search orders. Tiles are numbered row by row, from the top left. A
 * value that may be shared.
 */
public final class Terrain {

    public static final byte FLOOR = 0;
    public static final byte LOW_COVER = 1;
    public static final byte HIGH_COVER = 2;

    /** No tile: beyond the edge of the map. */
    public static final int NONE = -1;

    /** The distance between tiles that no path joins. */
    public static final int UNREACHABLE = 255;

    /** The end of a list of {@link #visitOrder}; no tile has this number. */
    static final int END = 255;

    /** The maximum size of a map. */
    static final int MAX_CELLS = END - 1;

    /** Directions are up, right, down, left, in the order in which the original visits neighbours. */
    public static final int DIRECTIONS = 4;

    private static final int[] DX = {0, 1, 0, -1};
    private static final int[] DY = {-1, 0, 1, 0};

    public final int width;
    public final int height;
    public final int cells;

    /** The column and the row of each tile. */
    public final int[] x;

    public final int[] y;

    private final byte[] types;
    private final int[] neighbours;
    private final int[] centreDistance;
    private final byte[] walks;
    private final int[] visits;
    private final byte[] covers;

    public Terrain(int width, int height, byte[] types) {
        this.width = width;
        this.height = height;
        this.types = types.clone();
        cells = width * height;
        assert cells <= MAX_CELLS && types.length == cells : width + "×" + height + " with " + types.length + " tiles";
        x = new int[cells];
        y = new int[cells];
        neighbours = new int[cells * DIRECTIONS];
        centreDistance = new int[cells];
        walks = new byte[cells * cells];
        visits = new int[cells << DIRECTIONS];
        covers = new byte[cells * cells];
        for (int cell = 0; cell < cells; cell++) {
            x[cell] = cell % width;
            y[cell] = cell / width;
            centreDistance[cell] = square(2 * x[cell] - width) + square(2 * y[cell] - height);
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                neighbours[cell * DIRECTIONS + direction] =
                        cell(cell % width + DX[direction], cell / width + DY[direction]);
            }
        }
        int[] queue = new int[cells];
        for (int cell = 0; cell < cells; cell++) {
            orderVisits(cell);
            measureCover(cell);
        }
        for (int cell = 0; cell < cells; cell++) {
            measureWalks(cell, queue);
        }
    }

    private static int square(int number) {
        return number * number;
    }

    /** Lists the floor around {@code cell} in the order of a search, for each set of occupied neighbours. */
    private void orderVisits(int cell) {
        int[] directions = floorDirections(cell);
        for (int occupied = 0; occupied < 1 << DIRECTIONS; occupied++) {
            int list = -1; // All bytes are END.
            int filled = 0;
            for (int round = 0; round < 2; round++) {
                for (int direction : directions) {
                    if ((occupied >> direction & 1) == round) {
                        list ^= (END ^ neighbour(cell, direction)) << filled * 8;
                        filled++;
                    }
                }
            }
            visits[cell << DIRECTIONS | occupied] = list;
        }
    }

    /** Returns the directions in which there is floor; those that lead farther from the centre come first. */
    private int[] floorDirections(int cell) {
        int[] directions = new int[DIRECTIONS];
        int count = 0;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int next = neighbour(cell, direction);
            if (next == NONE || types[next] != FLOOR) {
                continue;
            }
            int place = count++;
            while (place > 0 && centreDistance[neighbour(cell, directions[place - 1])] < centreDistance[next]) {
                directions[place] = directions[place - 1];
                place--;
            }
            directions[place] = direction;
        }
        return Arrays.copyOf(directions, count);
    }

    /** Computes the number of steps of each tile from {@code start}. */
    private void measureWalks(int start, int[] queue) {
        int base = start * cells;
        Arrays.fill(walks, base, base + cells, (byte) UNREACHABLE);
        if (types[start] != FLOOR) {
            return;
        }
        int end = 0;
        walks[base + start] = 0;
        queue[end++] = start;
        for (int i = 0; i < end; i++) {
            byte steps = (byte) (walks[base + queue[i]] + 1);
            int list = visitOrder(queue[i], 0);
            for (int j = 0; j < DIRECTIONS; j++, list >>>= 8) {
                int next = list & 0xff;
                if (next == END) {
                    break;
                }
                if (walks[base + next] == (byte) UNREACHABLE) {
                    walks[base + next] = steps;
                    queue[end++] = next;
                }
            }
        }
    }

    private void measureCover(int target) {
        Arrays.fill(covers, target * cells, (target + 1) * cells, (byte) 4);
        if (floorDirections(target).length == neighboursOnMap(target)) {
            return;
        }
        for (int shooter = 0; shooter < cells; shooter++) {
            int dx = x[target] - x[shooter];
            int dy = y[target] - y[shooter];
            int quarters = 4;
            if (Math.abs(dx) > 1) {
                quarters = Math.min(quarters, quartersBehind(target - Integer.signum(dx), shooter));
            }
            if (Math.abs(dy) > 1) {
                quarters = Math.min(quarters, quartersBehind(target - Integer.signum(dy) * width, shooter));
            }
            covers[target * cells + shooter] = (byte) quarters;
        }
    }

    private int neighboursOnMap(int cell) {
        int count = 0;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            count += neighbour(cell, direction) == NONE ? 0 : 1;
        }
        return count;
    }

    private int quartersBehind(int cover, int shooter) {
        if (chebyshev(cover, shooter) <= 1) {
            return 4;
        }
        return types[cover] == HIGH_COVER ? 1 : types[cover] == LOW_COVER ? 2 : 4;
    }

    /** Returns {@link #FLOOR}, {@link #LOW_COVER} or {@link #HIGH_COVER}. */
    public int type(int cell) {
        return types[cell];
    }

    /** Returns whether an agent can stand on a tile, which may be {@link #NONE}. */
    public boolean floor(int cell) {
        return cell != NONE && types[cell] == FLOOR;
    }

    /** Returns the tile at a place, or {@link #NONE} if it is off the map. */
    public int cell(int column, int row) {
        return column < 0 || column >= width || row < 0 || row >= height ? NONE : row * width + column;
    }

    /** Returns the tile next to {@code cell}, or {@link #NONE}. */
    public int neighbour(int cell, int direction) {
        return neighbours[cell * DIRECTIONS + direction];
    }

    public int manhattan(int from, int to) {
        return Math.abs(x[from] - x[to]) + Math.abs(y[from] - y[to]);
    }

    public int chebyshev(int from, int to) {
        return Math.max(Math.abs(x[from] - x[to]), Math.abs(y[from] - y[to]));
    }

    /** Returns the number of steps over floor from one tile to another, ignoring agents. */
    public int walk(int from, int to) {
        return walks[from * cells + to] & 0xff;
    }

    /** Returns the squared distance, in half tiles, to the point that the original uses as the centre: (w/2, h/2). */
    int centreDistance(int cell) {
        return centreDistance[cell];
    }

    /**
     * Returns the floor tiles around {@code cell} in the order in which a search enters them, one byte each from the
     * lowest up, ended by {@link #END}: free tiles first, then those farther from the centre.
     */
    int visitOrder(int cell, int occupied) {
        return visits[cell << DIRECTIONS | occupied];
    }

    /** Returns what cover leaves of a shot, in quarters: 4 without cover, 2 behind low cover, 1 behind high cover. */
    public int coverQuarters(int shooter, int target) {
        return covers[target * cells + shooter];
    }
}
