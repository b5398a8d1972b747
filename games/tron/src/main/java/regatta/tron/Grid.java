package regatta.tron;

import java.util.List;

/** The cells of the board, numbered row by row from the top left, and the four directions. */
public final class Grid {

    public static final int WIDTH = 30;
    public static final int HEIGHT = 20;
    public static final int CELLS = WIDTH * HEIGHT;

    /** Stands for no cell, no seat or no direction. */
    public static final int NONE = -1;

    public static final int LEFT = 0;
    public static final int RIGHT = 1;
    public static final int UP = 2;
    public static final int DOWN = 3;
    public static final int DIRECTIONS = 4;

    /** The words of the protocol for the directions, by number. */
    static final List<String> WORDS = List.of("LEFT", "RIGHT", "UP", "DOWN");

    private static final int[] NEXT = new int[CELLS * DIRECTIONS];

    static {
        for (int cell = 0; cell < CELLS; cell++) {
            NEXT[cell * DIRECTIONS + LEFT] = x(cell) > 0 ? cell - 1 : NONE;
            NEXT[cell * DIRECTIONS + RIGHT] = x(cell) < WIDTH - 1 ? cell + 1 : NONE;
            NEXT[cell * DIRECTIONS + UP] = y(cell) > 0 ? cell - WIDTH : NONE;
            NEXT[cell * DIRECTIONS + DOWN] = y(cell) < HEIGHT - 1 ? cell + WIDTH : NONE;
        }
    }

    private Grid() {}

    public static int cell(int x, int y) {
        return y * WIDTH + x;
    }

    public static int x(int cell) {
        return cell % WIDTH;
    }

    public static int y(int cell) {
        return cell / WIDTH;
    }

    /** Returns the cell next to {@code cell}, or {@link #NONE} beyond an edge. */
    public static int next(int cell, int direction) {
        return NEXT[cell * DIRECTIONS + direction];
    }

    /** Returns the direction from a cell to an adjacent one, or {@link #NONE} if they are not adjacent. */
    static int direction(int from, int to) {
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            if (next(from, direction) == to) {
                return direction;
            }
        }
        return NONE;
    }
}
