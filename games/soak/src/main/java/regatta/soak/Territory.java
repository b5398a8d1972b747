package regatta.soak;

/**
 * Who is nearest to each tile. Distances are as the crow flies on a grid, cover or not, and count double for the wet.
 *
 * <p>The map is a bit set, 64 tiles per word. For each position of an agent, dry or wet, a table has the tiles within
 * reach at each distance. So all tiles are claimed together, from distance 0 up, until none is left: the seat that
 * reaches a tile first owns it, unless the other does so at the same distance. On the largest map with ten agents at
 * their starts this takes 0.17 µs; computing minima tile by tile takes 1.26 µs.
 */
final class Territory {

    /** The maximum number of agents of a team in leagues with territory. */
    static final int TEAM = 5;

    /** From this wetness on, distances of an agent count double. */
    private static final int SOAKED = 50;

    private final Terrain terrain;
    private final int words;

    /** All tiles of each word. */
    private final long[] everything;

    /** The tiles within reach, by tile, word, dry or wet, and distance. */
    private final long[] reach;

    /** The distance between rows of {@link #reach} for consecutive words. */
    private final int wordStride;

    /** The index in a row where the distances of wet agents begin. */
    private final int wetOffset;

    /** The row of an absent agent, which reaches nothing. */
    private final int nobody;

    Territory(Terrain terrain) {
        this.terrain = terrain;
        int cells = terrain.cells;
        int distances = terrain.width + terrain.height - 1;
        words = (cells + 63) / 64;
        wetOffset = distances;
        wordStride = distances + 2 * distances;
        nobody = cells * words * wordStride;
        reach = new long[nobody + words * wordStride];
        everything = new long[words];
        for (int cell = 0; cell < cells; cell++) {
            everything[cell / 64] |= 1L << cell;
            layOut(cell, distances);
        }
    }

    private void layOut(int from, int distances) {
        for (int to = 0; to < terrain.cells; to++) {
            int row = (from * words + to / 64) * wordStride;
            reach[row + terrain.manhattan(from, to)] |= 1L << to;
        }
        for (int word = 0; word < words; word++) {
            int row = (from * words + word) * wordStride;
            for (int distance = 1; distance < distances; distance++) {
                reach[row + distance] |= reach[row + distance - 1];
            }
            for (int distance = 0; distance < 2 * distances; distance++) {
                reach[row + wetOffset + distance] = reach[row + distance / 2];
            }
        }
    }

    /** Returns how many more tiles player 0 owns than player 1. */
    int lead(SoakPosition position) {
        int left = position.living(0);
        int right = position.living(1);
        if ((left | right) == 0) {
            return 0;
        }
        assert Integer.bitCount(left) <= TEAM && Integer.bitCount(right) <= TEAM;
        int left2 = rest(left);
        int left3 = rest(left2);
        int left4 = rest(left3);
        int right2 = rest(right);
        int right3 = rest(right2);
        int right4 = rest(right3);
        int a = row(position, left);
        int b = row(position, left2);
        int c = row(position, left3);
        int d = row(position, left4);
        int e = row(position, rest(left4));
        int f = row(position, right);
        int g = row(position, right2);
        int h = row(position, right3);
        int i = row(position, right4);
        int j = row(position, rest(right4));
        long[] table = reach;
        int lead = 0;
        for (int word = 0; word < words; word++) {
            long unclaimed = everything[word];
            long owned0 = 0;
            long owned1 = 0;
            for (int at = word * wordStride; unclaimed != 0; at++) {
                long near0 = table[a + at] | table[b + at] | table[c + at] | table[d + at] | table[e + at];
                long near1 = table[f + at] | table[g + at] | table[h + at] | table[i + at] | table[j + at];
                owned0 |= near0 & ~near1 & unclaimed;
                owned1 |= near1 & ~near0 & unclaimed;
                unclaimed &= ~(near0 | near1);
            }
            lead += Long.bitCount(owned0) - Long.bitCount(owned1);
        }
        return lead;
    }

    /** Returns the row of the first of some agents. */
    private int row(SoakPosition position, int agents) {
        if (agents == 0) {
            return nobody;
        }
        int agent = Integer.numberOfTrailingZeros(agents);
        return position.cell[agent] * words * wordStride + (position.wetness[agent] >= SOAKED ? wetOffset : 0);
    }

    private static int rest(int agents) {
        return agents & agents - 1;
    }

    /** Writes the owner of each tile: 0, 1 or {@link SoakPosition#NOBODY}. */
    void owners(SoakPosition position, byte[] owners) {
        for (int cell = 0; cell < terrain.cells; cell++) {
            int comparison = Integer.compare(
                    nearest(position, position.living(0), cell), nearest(position, position.living(1), cell));
            owners[cell] = comparison < 0 ? 0 : comparison > 0 ? 1 : SoakPosition.NOBODY;
        }
    }

    private int nearest(SoakPosition position, int team, int cell) {
        int nearest = Integer.MAX_VALUE;
        for (int left = team; left != 0; left = rest(left)) {
            int agent = Integer.numberOfTrailingZeros(left);
            int weight = position.wetness[agent] >= SOAKED ? 2 : 1;
            nearest = Math.min(nearest, weight * terrain.manhattan(position.cell[agent], cell));
        }
        return nearest;
    }
}
