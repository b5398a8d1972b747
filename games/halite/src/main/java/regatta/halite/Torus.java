package regatta.halite;

import java.util.List;

/**
 * The shape of the map: a grid whose opposite edges meet. A cell is the number {@code y * width + x}. Immutable, and
 * shared by all positions of a match.
 */
public final class Torus {

    public static final int NORTH = 0;
    public static final int EAST = 1;
    public static final int SOUTH = 2;
    public static final int WEST = 3;
    public static final int STILL = 4;

    /** The letters of the directions in the protocol, in their order. */
    static final String LETTERS = "neswo";

    /** The names of the directions in the original's logs. */
    static final List<String> NAMES = List.of("north", "east", "south", "west", "still");

    public final int width;
    public final int height;
    public final int cells;
    private final int[] neighbours;
    private final int[] xs;
    private final int[] ys;

    public Torus(int width, int height) {
        this.width = width;
        this.height = height;
        this.cells = width * height;
        neighbours = new int[cells * 5];
        xs = new int[cells];
        ys = new int[cells];
        for (int cell = 0; cell < cells; cell++) {
            int x = cell % width;
            int y = cell / width;
            xs[cell] = x;
            ys[cell] = y;
            neighbours[cell * 5 + NORTH] = cell(x, y + height - 1);
            neighbours[cell * 5 + EAST] = cell(x + 1, y);
            neighbours[cell * 5 + SOUTH] = cell(x, y + 1);
            neighbours[cell * 5 + WEST] = cell(x + width - 1, y);
            neighbours[cell * 5 + STILL] = cell;
        }
    }

    /** Returns the cell at a place, which may be beyond the east or south edge. */
    public int cell(int x, int y) {
        return y % height * width + x % width;
    }

    /** Returns the cell at an offset from {@code cell}, however large. */
    public int offset(int cell, int dx, int dy) {
        return cell(Math.floorMod(xs[cell] + dx, width), Math.floorMod(ys[cell] + dy, height));
    }

    public int x(int cell) {
        return xs[cell];
    }

    public int y(int cell) {
        return ys[cell];
    }

    public int neighbour(int cell, int direction) {
        return neighbours[cell * 5 + direction];
    }

    /** Returns the distance between two cells in steps. */
    public int distance(int a, int b) {
        int dx = Math.abs(xs[a] - xs[b]);
        int dy = Math.abs(ys[a] - ys[b]);
        return Math.min(dx, width - dx) + Math.min(dy, height - dy);
    }

    /** Returns the direction, east or west, of the shorter way to the column of {@code to}; east if both are equal. */
    public int stepAcross(int from, int to) {
        int dx = Math.floorMod(xs[to] - xs[from], width);
        return dx == 0 ? STILL : 2 * dx <= width ? EAST : WEST;
    }

    /** Returns the direction, north or south, of the shorter way to the row of {@code to}; south if both are equal. */
    public int stepAlong(int from, int to) {
        int dy = Math.floorMod(ys[to] - ys[from], height);
        return dy == 0 ? STILL : 2 * dy <= height ? SOUTH : NORTH;
    }

    public static int opposite(int direction) {
        return direction == STILL ? STILL : (direction + 2) % 4;
    }
}
