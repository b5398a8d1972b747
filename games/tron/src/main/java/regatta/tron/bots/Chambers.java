package regatta.tron.bots;

import java.util.Arrays;
import regatta.tron.Grid;
import regatta.tron.Territory;
import regatta.tron.TronPosition;

/**
 * How much of its territory a cycle can fill. A cell is a gate if the territory falls into parts without it: a cycle
 * that goes through a gate cannot come back, so of the chambers behind the gates of a chamber only the best one counts.
 * The cycle goes in turns to cells of two colours, as on a chessboard, so of each chamber it fills the same number of
 * both.
 */
final class Chambers {

    /** What a cell counts, and what each free cell next to it counts: open ground is easier to fill. */
    private static final int CELL = 55;

    private static final int WAY = 194;

    /** For each cell, when the depth-first search came to it, and the earliest cell that its subtree touches. */
    private final int[] reached = new int[Grid.CELLS];

    private final int[] earliest = new int[Grid.CELLS];
    private int clock;

    /** Of the chamber that is searched: its cells of each colour, their free neighbours, the best chamber behind. */
    private int even;

    private int odd;
    private int ways;
    private int behind;

    private final Territory territory;
    private int seat;

    Chambers(Territory territory) {
        this.territory = territory;
    }

    /** Returns the value of the best way through the territory of {@code seat}, beginning next to its cycle. */
    int value(TronPosition position, int seat) {
        this.seat = seat;
        Arrays.fill(reached, 0);
        clock = 0;
        behind = 0;
        search(position, position.head(seat));
        return behind;
    }

    private void search(TronPosition position, int cell) {
        reached[cell] = ++clock;
        earliest[cell] = clock;
        even += isEven(cell) ? 1 : 0;
        odd += isEven(cell) ? 0 : 1;
        ways += position.freeAround(cell);
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int next = Grid.next(cell, direction);
            if (next == Grid.NONE || territory.owner(next) != seat) {
                continue;
            }
            if (reached[next] == 0) {
                descend(position, cell, next);
            } else {
                earliest[cell] = Math.min(earliest[cell], reached[next]);
            }
        }
    }

    /** Searches on from a cell to the next, which belongs to the same chamber or begins another one. */
    private void descend(TronPosition position, int cell, int next) {
        int evenBefore = even;
        int oddBefore = odd;
        int waysBefore = ways;
        int behindBefore = behind;
        even = 0;
        odd = 0;
        ways = 0;
        behind = 0;
        search(position, next);
        boolean gate = earliest[next] >= reached[cell];
        if (gate) {
            int value = CELL * (2 * Math.min(even, odd) + (even == odd ? 0 : 1)) + WAY * ways + behind;
            even = evenBefore;
            odd = oddBefore;
            ways = waysBefore;
            behind = Math.max(behindBefore, value);
        } else {
            even += evenBefore;
            odd += oddBefore;
            ways += waysBefore;
            behind = Math.max(behindBefore, behind);
            earliest[cell] = Math.min(earliest[cell], earliest[next]);
        }
    }

    private static boolean isEven(int cell) {
        return (Grid.x(cell) + Grid.y(cell)) % 2 == 0;
    }
}
