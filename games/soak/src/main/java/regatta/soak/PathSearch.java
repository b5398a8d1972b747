package regatta.soak;

import java.util.Arrays;

/**
 * Finds the first step of a move, exactly as the original does.
 *
 * <p>The original searches breadth first, but with a binary heap as its queue, so which of several shortest paths it
 * finds depends on the layout of the heap. This class computes the same result faster:
 *
 * <ul>
 * <li>The grid is two-coloured like a chessboard, so a tile is only entered from tiles one step nearer to the start,
 * and the heap never holds more than two levels of distance. A new entry is never smaller than an old one, so inserting
 * is appending. When the last entry is sunk from the root, only its level matters.
 * <li>The order of visits does not depend on the target. So the first step is known as soon as all tiles of a level
 * that are on a shortest path to the target were first entered by the same first step; and without any search if only
 * one neighbour of the start is on a shortest path.
 * </ul>
 * An entry is its level, its first step (as a direction) and its tile, in 16, 8 and 8 bits.
 */
final class PathSearch {

    private static final int NONE = Terrain.NONE;
    private static final int LEVEL = 1 << 16;

    private final Terrain terrain;

    /** For each tile the directions, as bits, in which an agent stands. */
    private final byte[] occupiedAround;

    private final int[] marked = new int[Roster.LIMIT];
    private int markedCount;

    private final int[] heap;
    private int size;

    /** Tiles closed by the current search have its number. */
    private final int[] closedBy;

    private int searches;

    /** The equally good tiles nearest to a target that cannot be reached. */
    private final int[] nearest;

    private int nearestCount;

    PathSearch(Terrain terrain) {
        this.terrain = terrain;
        occupiedAround = new byte[terrain.cells];
        heap = new int[terrain.cells * Terrain.DIRECTIONS];
        closedBy = new int[terrain.cells];
        nearest = new int[terrain.cells];
    }

    /** Removes all agents. */
    void clearOccupied() {
        for (int i = 0; i < markedCount; i++) {
            mark(marked[i], false);
        }
        markedCount = 0;
    }

    /** Adds an agent at {@code cell}. */
    void occupy(int cell) {
        mark(cell, true);
        marked[markedCount++] = cell;
    }

    private void mark(int cell, boolean occupied) {
        for (int direction = 0; direction < Terrain.DIRECTIONS; direction++) {
            int neighbour = terrain.neighbour(cell, direction);
            if (neighbour != NONE) {
                int back = 1 << (direction + 2 & 3);
                occupiedAround[neighbour] =
                        (byte) (occupied ? occupiedAround[neighbour] | back : occupiedAround[neighbour] & ~back);
            }
        }
    }

    /**
     * Returns the tile to step on from {@code start} towards a destination, which may be off the map; or {@code start}.
     */
    int step(int start, int x, int y) {
        int target = terrain.cell(x, y);
        if (target != NONE && terrain.walk(start, target) != Terrain.UNREACHABLE) {
            return stepTo(start, target);
        }
        findNearest(start, x, y);
        if (nearestCount == 1) {
            return stepTo(start, nearest[0]);
        }
        return terrain.neighbour(start, searchNearest(start));
    }

    private int stepTo(int start, int target) {
        int distance = terrain.walk(start, target);
        if (distance == 0) {
            return start;
        }
        int only = NONE;
        int ways = 0;
        for (int direction = 0; direction < Terrain.DIRECTIONS; direction++) {
            int next = terrain.neighbour(start, direction);
            if (next != NONE && terrain.walk(target, next) == distance - 1) {
                only = next;
                ways++;
            }
        }
        return ways == 1 ? only : terrain.neighbour(start, search(start, target));
    }

    /**
     * Finds the reachable tiles nearest to a destination in a straight line, of those the ones farthest from the
     * centre, and of those the ones nearest to the start; of these the search takes the one it visits first. Distances
     * wrap around as 32-bit numbers do in the original.
     */
    private void findNearest(int start, int x, int y) {
        nearestCount = 0;
        int best = 0;
        for (int cell = 0; cell < terrain.cells; cell++) {
            if (terrain.walk(start, cell) == Terrain.UNREACHABLE) {
                continue;
            }
            int distance = Math.abs(terrain.x[cell] - x) + Math.abs(terrain.y[cell] - y);
            int comparison = nearestCount == 0 ? -1 : Integer.compare(distance, best);
            if (comparison == 0) {
                comparison = Integer.compare(terrain.centreDistance(nearest[0]), terrain.centreDistance(cell));
            }
            if (comparison == 0) {
                comparison = Integer.compare(terrain.walk(start, cell), terrain.walk(start, nearest[0]));
            }
            if (comparison < 0) {
                nearestCount = 0;
                best = distance;
            }
            if (comparison <= 0) {
                nearest[nearestCount++] = cell;
            }
        }
    }

    /** Returns the direction of the first step to the first visited of the {@link #nearest} tiles. */
    private int searchNearest(int start) {
        begin(start);
        while (true) {
            int entry = pop((heap[0] & -LEVEL) + LEVEL);
            int cell = entry & 0xff;
            if (closedBy[cell] == searches) {
                continue;
            }
            for (int i = 0; i < nearestCount; i++) {
                if (nearest[i] == cell) {
                    return entry >> 8 & 0xff;
                }
            }
            close(entry, cell);
        }
    }

    /** Returns the direction of the first step to {@code target}. */
    private int search(int start, int target) {
        int distance = terrain.walk(start, target);
        begin(start);
        int nextLevel = 2 * LEVEL;
        int toGo = distance - 1;
        int ways = 0;
        while (true) {
            if (heap[0] >= nextLevel) {
                if ((ways & ways - 1) == 0) {
                    return Integer.numberOfTrailingZeros(ways);
                }
                nextLevel += LEVEL;
                toGo--;
                ways = 0;
            }
            int entry = pop(nextLevel);
            int cell = entry & 0xff;
            if (closedBy[cell] == searches) {
                continue;
            }
            if (terrain.walk(target, cell) == toGo) {
                if (toGo == 0) {
                    return entry >> 8 & 0xff;
                }
                ways |= 1 << (entry >> 8 & 0xff);
            }
            close(entry, cell);
        }
    }

    /** Visits the start, after which the heap holds its neighbours. */
    private void begin(int start) {
        size = 0;
        if (++searches == Integer.MAX_VALUE) {
            Arrays.fill(closedBy, 0);
            searches = 1;
        }
        closedBy[start] = searches;
        int order = terrain.visitOrder(start, occupiedAround[start]);
        for (int next = order & 0xff; next != Terrain.END && size < Terrain.DIRECTIONS; next = order & 0xff) {
            heap[size++] = LEVEL | direction(start, next) << 8 | next;
            order >>>= 8;
        }
    }

    private int direction(int start, int next) {
        int direction = 0;
        while (terrain.neighbour(start, direction) != next) {
            direction++;
        }
        return direction;
    }

    private void close(int entry, int cell) {
        closedBy[cell] = searches;
        int common = (entry & ~0xff) + LEVEL;
        int order = terrain.visitOrder(cell, occupiedAround[cell]);
        for (int i = 0; i < Terrain.DIRECTIONS; i++) {
            int next = order & 0xff;
            if (next == Terrain.END) {
                return;
            }
            if (closedBy[next] != searches) {
                heap[size++] = common | next;
            }
            order >>>= 8;
        }
    }

    /** Removes the first entry. Entries from {@code nextLevel} on are of the next level, the others of this one. */
    private int pop(int nextLevel) {
        int first = heap[0];
        int last = heap[--size];
        int hole = 0;
        if (last >= nextLevel) {
            int child = 1;
            while (child < size) {
                if (heap[child] >= nextLevel) {
                    child++;
                    if (child >= size || heap[child] >= nextLevel) {
                        break;
                    }
                }
                heap[hole] = heap[child];
                hole = child;
                child = hole * 2 + 1;
            }
        }
        heap[hole] = last;
        return first;
    }
}
