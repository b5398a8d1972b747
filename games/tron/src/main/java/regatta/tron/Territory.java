package regatta.tron;

import java.util.Arrays;

/**
 * The free cells that each seat reaches before any other, if all ride there as straight as they can (a Voronoi
 * diagram). Holds those of one position at a time.
 */
public final class Territory {

    private static final int NONE = Grid.NONE;

    private final byte[] owner = new byte[Grid.CELLS];
    private final int[] queue = new int[Grid.CELLS];
    private final int[] size = new int[TronRules.MAX_SEATS];
    private final boolean[] contested = new boolean[TronRules.MAX_SEATS];
    private int queued;

    /**
     * Computes the territories of {@code position}. The search proceeds in rings around all cycles at once, in the
     * order in which they move, so that a cell equally near to two belongs to the one that moves first.
     */
    public void measure(TronPosition position) {
        Arrays.fill(owner, (byte) NONE);
        Arrays.fill(size, 0);
        Arrays.fill(contested, false);
        queued = 0;
        for (int i = 0; i < position.seats(); i++) {
            int seat = (position.mover() + i) % position.seats();
            if (position.alive(seat)) {
                spread(position, position.head(seat), seat);
            }
        }
        for (int i = 0; i < queued; i++) {
            spread(position, queue[i], owner[queue[i]]);
        }
    }

    private void spread(TronPosition position, int cell, int seat) {
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int next = Grid.next(cell, direction);
            if (!position.free(next)) {
                continue;
            }
            if (owner[next] == NONE) {
                owner[next] = (byte) seat;
                size[seat]++;
                queue[queued++] = next;
            } else if (owner[next] != seat) {
                contested[seat] = true;
                contested[owner[next]] = true;
            }
        }
    }

    /** Returns the seat that reaches {@code cell} first, or {@link Grid#NONE}. */
    public int owner(int cell) {
        return owner[cell];
    }

    /** Returns the number of cells that {@code seat} reaches first. */
    public int size(int seat) {
        return size[seat];
    }

    /**
     * Returns whether the territory of {@code seat} touches another one; if not, no other player can reach it any more.
     */
    public boolean contested(int seat) {
        return contested[seat];
    }
}
