package regatta.tron;

import java.util.Arrays;
import regatta.core.Fingerprint;
import regatta.core.Position;

/**
 * A position of Tron: the ribbon of each seat, cell by cell from where it starts to where its cycle is. A table: one owner,
 * one thread. Read it freely; only the rules write it.
 */
public final class TronPosition implements Position<TronPosition> {

    private static final int NONE = Grid.NONE;

    private final int seats;
    private int turn;
    private int mover;
    private int living;

    /** Whose ribbon lies on a cell, or {@link Grid#NONE}. */
    private final byte[] owner = new byte[Grid.CELLS];

    /** The cells of the ribbons in the order they were laid; those of a seat begin at {@code seat * Grid.CELLS}. */
    private final int[] ribbon;

    /** How many cells of ribbon each seat has laid. It stays when the ribbon vanishes. */
    private final int[] length;

    /** The turn in which each seat died, or {@link Grid#NONE}. */
    private final int[] died;

    /** Makes a board without ribbons: every seat needs a first cell. */
    TronPosition(int seats) {
        this.seats = seats;
        living = seats;
        ribbon = new int[seats * Grid.CELLS];
        length = new int[seats];
        died = new int[seats];
        Arrays.fill(owner, (byte) NONE);
        Arrays.fill(died, NONE);
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public int turn() {
        return turn;
    }

    /** After 300 rounds two ribbons would fill the board, and at least two are there as long as the match goes on. */
    @Override
    public int turnLimit() {
        return seats * (Grid.CELLS / 2);
    }

    @Override
    public boolean over() {
        return living <= 1;
    }

    /** Returns the seat whose turn it is. */
    public int mover() {
        return mover;
    }

    public boolean alive(int seat) {
        return died[seat] == NONE;
    }

    /** Returns the turn in which {@code seat} died, or {@link Grid#NONE}. */
    public int died(int seat) {
        return died[seat];
    }

    /** Returns how many cells of ribbon {@code seat} has laid, the first one included. */
    public int length(int seat) {
        return length[seat];
    }

    /** Returns a cell of the ribbon of {@code seat}, which is alive: 0 is where it starts. */
    public int ribbon(int seat, int index) {
        return ribbon[seat * Grid.CELLS + index];
    }

    /** Returns where the ribbon of {@code seat} starts, or {@link Grid#NONE} if it is dead. */
    public int start(int seat) {
        return alive(seat) ? ribbon(seat, 0) : NONE;
    }

    /** Returns where the cycle of {@code seat} is, or {@link Grid#NONE} if it is dead. */
    public int head(int seat) {
        return alive(seat) ? ribbon(seat, length[seat] - 1) : NONE;
    }

    /** Returns the direction in which {@code seat} moved last, or {@link Grid#NONE} if it is dead or has not moved. */
    public int heading(int seat) {
        return alive(seat) && length[seat] > 1 ? Grid.direction(ribbon(seat, length[seat] - 2), head(seat)) : NONE;
    }

    /** Returns whose ribbon lies on {@code cell}, or {@link Grid#NONE}. */
    public int owner(int cell) {
        return owner[cell];
    }

    /** Returns whether a cycle can go to {@code cell}; beyond an edge, {@link Grid#NONE}, it cannot. */
    public boolean free(int cell) {
        return cell != NONE && owner[cell] == NONE;
    }

    /** Returns how many of the cells next to {@code cell} are free. */
    public int freeAround(int cell) {
        int free = 0;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            free += free(Grid.next(cell, direction)) ? 1 : 0;
        }
        return free;
    }

    /** Lays the next cell of the ribbon of {@code seat}; the cycle is there now. */
    void lay(int seat, int cell) {
        ribbon[seat * Grid.CELLS + length[seat]++] = cell;
        owner[cell] = (byte) seat;
    }

    /** Ends {@code seat} in this turn: its ribbon vanishes. */
    void end(int seat) {
        for (int i = 0; i < length[seat]; i++) {
            owner[ribbon(seat, i)] = (byte) NONE;
        }
        died[seat] = turn;
        living--;
    }

    /** Ends the turn: the next living seat is the mover. */
    void pass() {
        turn++;
        do {
            mover = (mover + 1) % seats;
        } while (!alive(mover) && !over());
    }

    @Override
    public TronPosition copy() {
        TronPosition copy = new TronPosition(seats);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(TronPosition other) {
        turn = other.turn;
        mover = other.mover;
        living = other.living;
        System.arraycopy(other.owner, 0, owner, 0, Grid.CELLS);
        for (int seat = 0; seat < seats; seat++) {
            length[seat] = other.length[seat];
            died[seat] = other.died[seat];
            if (alive(seat)) {
                System.arraycopy(other.ribbon, seat * Grid.CELLS, ribbon, seat * Grid.CELLS, length[seat]);
            }
        }
    }

    /** The ribbons tell who owns a cell. Of a dead seat no place is left: who watches through the wire knows none. */
    @Override
    public long fingerprint() {
        Fingerprint print = new Fingerprint().add(turn).add(mover);
        for (int seat = 0; seat < seats; seat++) {
            print.add(length[seat]).add(died[seat]);
            for (int i = 0; i < length[seat] && alive(seat); i++) {
                print.add(ribbon(seat, i));
            }
        }
        return print.value();
    }
}
