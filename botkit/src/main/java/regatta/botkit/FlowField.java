package regatta.botkit;

import java.util.Arrays;

/**
 * The distance of every cell of a torus from the nearest of some sources, and the cost of the cheapest shortest path. A
 * cell is the number {@code y * width + x}. Reused without allocating: {@link #begin}, then the sources, then
 * {@link #spread}.
 */
public final class FlowField {

    /** The source of a cell that no source reaches. */
    public static final int NONE = -1;

    private final int width;
    private final int height;
    private final int cells;
    private final int[] sourceCell;
    private final int[] sourceReach;
    private int sources;
    private final int[] nearest;
    private final int[] steps;
    private final int[] cost;

    // The cells in the order of their steps.
    private final int[] order;
    private final int[] stepStart;

    public FlowField(int width, int height) {
        this.width = width;
        this.height = height;
        cells = width * height;
        sourceCell = new int[cells];
        sourceReach = new int[cells];
        nearest = new int[cells];
        steps = new int[cells];
        cost = new int[cells];
        order = new int[cells];
        stepStart = new int[width / 2 + height / 2 + 3];
    }

    public void begin() {
        sources = 0;
    }

    /** Adds a source for cells at most {@code reach} steps away. Sources are numbered in the order they are added. */
    public void source(int cell, int reach) {
        sourceCell[sources] = cell;
        sourceReach[sources++] = reach;
    }

    /** Computes the field, given the cost of leaving each cell. */
    public void spread(int[] costs) {
        int unreached = stepStart.length - 2;
        Arrays.fill(steps, unreached);
        Arrays.fill(nearest, NONE);
        for (int source = 0; source < sources; source++) {
            measure(source);
        }
        sortBySteps();
        for (int i = 0; i < cells; i++) {
            int cell = order[i];
            cost[cell] = nearest[cell] == NONE || steps[cell] == 0 ? 0 : costs[cell] + cheapestStep(cell);
        }
    }

    private void measure(int source) {
        int sourceX = sourceCell[source] % width;
        int sourceY = sourceCell[source] / width;
        int cell = 0;
        for (int y = 0; y < height; y++) {
            int dy = Math.abs(y - sourceY);
            int rows = Math.min(dy, height - dy);
            for (int x = 0; x < width; x++, cell++) {
                int dx = Math.abs(x - sourceX);
                int distance = rows + Math.min(dx, width - dx);
                if (distance < steps[cell] && distance <= sourceReach[source]) {
                    steps[cell] = distance;
                    nearest[cell] = source;
                }
            }
        }
    }

    private void sortBySteps() {
        Arrays.fill(stepStart, 0);
        for (int cell = 0; cell < cells; cell++) {
            stepStart[steps[cell] + 1]++;
        }
        for (int step = 1; step < stepStart.length; step++) {
            stepStart[step] += stepStart[step - 1];
        }
        for (int cell = 0; cell < cells; cell++) {
            order[stepStart[steps[cell]]++] = cell;
        }
    }

    private int cheapestStep(int cell) {
        int x = cell % width;
        int row = cell - x;
        int min = Integer.MAX_VALUE;
        min = nearer(cell, row + (x == 0 ? width - 1 : x - 1), min);
        min = nearer(cell, row + (x == width - 1 ? 0 : x + 1), min);
        min = nearer(cell, cell < width ? cell + cells - width : cell - width, min);
        return nearer(cell, cell >= cells - width ? cell + width - cells : cell + width, min);
    }

    private int nearer(int cell, int neighbour, int min) {
        return steps[neighbour] < steps[cell] ? Math.min(min, cost[neighbour]) : min;
    }

    /** Returns the number of the nearest source, the first of several, or {@link #NONE}. */
    public int nearest(int cell) {
        return nearest[cell];
    }

    /** Returns the distance to the nearest source, or a number above all distances if none reaches the cell. */
    public int steps(int cell) {
        return steps[cell];
    }

    /** Returns the cost of the cheapest shortest path to a source. */
    public int cost(int cell) {
        return cost[cell];
    }
}
