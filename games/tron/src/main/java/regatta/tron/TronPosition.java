package regatta.tron;

import java.util.Arrays;
import regatta.core.Fingerprint;
import regatta.core.Position;

/**
 * A position of Tron: the ribbon of each seat, cell by cell from its start to its cycle. Mutable, for one thread; only
 * the rules write it.
 */
public final class TronPosition implements Position<TronPosition> {

    private static final int NONE = Grid.NONE;

    private final int seats;
    private int turn;
    private int mover;
    private int living;

    /** The owner of the ribbon on each cell, or {@link Grid#NONE}. */
    private final byte[] owner = new byte[Grid.CELLS];

    /** The cells of the ribbons in the order they were laid; those of a seat begin at {@code seat * Grid.CELLS}. */
    private final int[] ribbon;

    /** The number of cells of ribbon that each seat has laid. It stays when the ribbon vanishes. */
    private final int[] length;

    /** The turn in which each seat died, or {@link Grid#NONE}. */
    private final int[] died;

    /** Creates a board without ribbons: every seat needs a first cell. */
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

    /** After 300 rounds two ribbons fill the board, and there are at least two until the match is over. */
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

    /** Returns how many cells of ribbon {@code seat} has laid, including the first one. */
    public int length(int seat) {
        return length[seat];
    }

    /** Returns a cell of the ribbon of {@code seat}, which is alive; 0 is its start. */
    public int ribbon(int seat, int index) {
        return ribbon[seat * Grid.CELLS + index];
    }

    /** Returns the start of the ribbon of {@code seat}, or {@link Grid#NONE} if it is dead. */
    public int start(int seat) {
        return alive(seat) ? ribbon(seat, 0) : NONE;
    }

    /** Returns the cell of the cycle of {@code seat}, or {@link Grid#NONE} if it is dead. */
    public int head(int seat) {
        return alive(seat) ? ribbon(seat, length[seat] - 1) : NONE;
    }

    /** Returns the direction in which {@code seat} moved last, or {@link Grid#NONE} if it is dead or has not moved. */
    public int heading(int seat) {
        return alive(seat) && length[seat] > 1 ? Grid.direction(ribbon(seat, length[seat] - 2), head(seat)) : NONE;
    }

    /** Returns the owner of the ribbon on {@code cell}, or {@link Grid#NONE}. */
    public int owner(int cell) {
        return owner[cell];
    }

    /** Returns whether a cycle can go to {@code cell}; beyond an edge, {@link Grid#NONE}, it cannot. */
    public boolean free(int cell) {
        return cell != NONE && owner[cell] == NONE;
    }

    /** Returns the number of free cells next to {@code cell}. */
    public int freeAround(int cell) {
        int free = 0;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            free += free(Grid.next(cell, direction)) ? 1 : 0;
        }
        return free;
    }

    /** Lays the next cell of the ribbon of {@code seat}, whose cycle is there now. */
    void lay(int seat, int cell) {
        ribbon[seat * Grid.CELLS + length[seat]++] = cell;
        owner[cell] = (byte) seat;
    }

    /** Marks {@code seat} as dead in this turn: its ribbon vanishes. */
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

    /** The ribbons determine who owns a cell. No cell of a dead seat is included, because messages do not show any. */
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
