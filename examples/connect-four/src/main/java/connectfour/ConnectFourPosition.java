package connectfour;

import java.util.Arrays;
import regatta.core.Fingerprint;
import regatta.core.Position;

/** A position of Connect Four. Mutable, for one thread; only the rules change it. */
public final class ConnectFourPosition implements Position<ConnectFourPosition> {

    public static final int WIDTH = 7;
    public static final int HEIGHT = 6;
    public static final int CELLS = WIDTH * HEIGHT;

    /** No player, no cell. */
    public static final int NONE = -1;

    /** The directions of lines: to the right, down, and the two diagonals. */
    private static final int[][] LINES = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    /** The player whose disc is on a cell; cells are numbered row by row from the top left one. */
    private final byte[] owner = new byte[CELLS];

    private int discs;
    private int turn;
    private int winner = NONE;

    ConnectFourPosition() {
        Arrays.fill(owner, (byte) NONE);
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public int turn() {
        return turn;
    }

    @Override
    public int turnLimit() {
        return CELLS;
    }

    @Override
    public boolean over() {
        return winner != NONE || discs == CELLS;
    }

    /** Returns the player whose turn it is. */
    public int mover() {
        return discs % 2;
    }

    /** Returns the player who has won, or {@link #NONE}. */
    public int winner() {
        return winner;
    }

    /** Returns the player whose disc is on a cell, or {@link #NONE}. */
    public int owner(int cell) {
        return owner[cell];
    }

    /** Returns the cell to which a disc in {@code column} falls, or {@link #NONE} if the column is full. */
    public int landing(int column) {
        int cell = (HEIGHT - 1) * WIDTH + column;
        while (cell >= 0 && owner[cell] != NONE) {
            cell -= WIDTH;
        }
        return Math.max(cell, NONE);
    }

    /** Drops a disc of the mover into a column that is not full. */
    void drop(int column) {
        int cell = landing(column);
        int seat = mover();
        put(cell, seat);
        if (longestLine(cell) >= 4) {
            winner = seat;
        }
    }

    /** Puts a disc on a cell, without looking for lines. */
    void put(int cell, int seat) {
        owner[cell] = (byte) seat;
        discs++;
    }

    /** Ends the match, because the mover has not made a legal move. */
    void forfeit() {
        winner = 1 - mover();
    }

    void endTurn() {
        turn++;
    }

    void setTurn(int turn) {
        this.turn = turn;
    }

    /** Returns the length of the longest line through a disc. */
    int longestLine(int cell) {
        int longest = 1;
        for (int[] line : LINES) {
            longest = Math.max(longest, 1 + count(cell, line[0], line[1]) + count(cell, -line[0], -line[1]));
        }
        return longest;
    }

    private int count(int cell, int dx, int dy) {
        int x = cell % WIDTH + dx;
        int y = cell / WIDTH + dy;
        int count = 0;
        while (x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT && owner[y * WIDTH + x] == owner[cell]) {
            count++;
            x += dx;
            y += dy;
        }
        return count;
    }

    @Override
    public ConnectFourPosition copy() {
        ConnectFourPosition copy = new ConnectFourPosition();
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(ConnectFourPosition other) {
        System.arraycopy(other.owner, 0, owner, 0, CELLS);
        discs = other.discs;
        turn = other.turn;
        winner = other.winner;
    }

    @Override
    public long fingerprint() {
        Fingerprint print = new Fingerprint().add(turn).add(winner);
        for (byte seat : owner) {
            print.add(seat);
        }
        return print.value();
    }
}
