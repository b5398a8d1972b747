package regatta.tron.bots;

import java.util.Arrays;
import regatta.tron.Grid;
import regatta.tron.TronPosition;

/** A ride alone along the walls: the next cell is always the one with the fewest free cells around it. */
final class Ride {

    private final boolean[] ridden = new boolean[Grid.CELLS];

    /** Returns how many cells the cycle of {@code seat} can still lay in this way. */
    int length(TronPosition position, int seat) {
        Arrays.fill(ridden, false);
        int length = 0;
        for (int cell = next(position, position.head(seat)); cell != Grid.NONE; cell = next(position, cell)) {
            ridden[cell] = true;
            length++;
        }
        return length;
    }

    private int next(TronPosition position, int from) {
        int fewest = Grid.DIRECTIONS + 1;
        int chosen = Grid.NONE;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int cell = Grid.next(from, direction);
            if (open(position, cell)) {
                int ways = ways(position, cell);
                if (ways < fewest) {
                    fewest = ways;
                    chosen = cell;
                }
            }
        }
        return chosen;
    }

    /** Returns how many directions lead on from a cell; a dead end counts as the most, to be taken last. */
    private int ways(TronPosition position, int cell) {
        int ways = 0;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            ways += open(position, Grid.next(cell, direction)) ? 1 : 0;
        }
        return ways == 0 ? Grid.DIRECTIONS : ways;
    }

    private boolean open(TronPosition position, int cell) {
        return position.free(cell) && !ridden[cell];
    }
}
