package regatta.soak;

/**
 * Who is nearest to each tile. Distances are as the crow flies on a grid, cover or not, and count double for the wet.
 * They are laid out beforehand, a row for each place of an agent, dry and wet: the nearest of a team is then the
 * minimum of up to five rows, which the compiler turns into vector instructions.
 */
final class Territory {

    /** The most agents a team has where territory counts. */
    private static final int TEAM = 5;

    /** From this wetness on an agent holds less ground. */
    private static final int SOAKED = 50;

    private static final int FAR = 1 << 20;

    private final int cells;
    private final int[] distances;

    /** The row of an agent that is not there. */
    private final int nobody;

    Territory(Terrain terrain) {
        cells = terrain.cells;
        nobody = cells * 2 * cells;
        distances = new int[nobody + cells];
        for (int from = 0; from < cells; from++) {
            for (int to = 0; to < cells; to++) {
                int distance = terrain.manhattan(from, to);
                distances[from * 2 * cells + to] = distance;
                distances[(from * 2 + 1) * cells + to] = distance * 2;
            }
        }
        for (int to = 0; to < cells; to++) {
            distances[nobody + to] = FAR;
        }
    }

    /** Returns how many tiles more player 0 owns than player 1. */
    int lead(SoakPosition position) {
        int left = position.standing(0);
        int right = position.standing(1);
        assert Integer.bitCount(left) <= TEAM && Integer.bitCount(right) <= TEAM;
        int[] table = distances;
        int a = row(position, left);
        int b = row(position, left = rest(left));
        int c = row(position, left = rest(left));
        int d = row(position, left = rest(left));
        int e = row(position, rest(left));
        int f = row(position, right);
        int g = row(position, right = rest(right));
        int h = row(position, right = rest(right));
        int i = row(position, right = rest(right));
        int j = row(position, rest(right));
        int lead = 0;
        for (int cell = 0; cell < cells; cell++) {
            int near0 = Math.min(
                    Math.min(Math.min(table[a + cell], table[b + cell]), Math.min(table[c + cell], table[d + cell])),
                    table[e + cell]);
            int near1 = Math.min(
                    Math.min(Math.min(table[f + cell], table[g + cell]), Math.min(table[h + cell], table[i + cell])),
                    table[j + cell]);
            lead += (near0 - near1 >>> 31) - (near1 - near0 >>> 31);
        }
        return lead;
    }

    private int row(SoakPosition position, int agents) {
        if (agents == 0) {
            return nobody;
        }
        int agent = Integer.numberOfTrailingZeros(agents);
        int wet = position.wetness[agent] >= SOAKED ? 1 : 0;
        return (position.cell[agent] * 2 + wet) * cells;
    }

    private static int rest(int agents) {
        return agents & agents - 1;
    }

    /** Writes the owner of each tile: 0, 1 or {@link SoakPosition#NOBODY}. */
    void owners(SoakPosition position, byte[] owners) {
        for (int cell = 0; cell < cells; cell++) {
            int comparison = Integer.compare(
                    nearest(position, position.standing(0), cell), nearest(position, position.standing(1), cell));
            owners[cell] = comparison < 0 ? 0 : comparison > 0 ? 1 : SoakPosition.NOBODY;
        }
    }

    private int nearest(SoakPosition position, int team, int cell) {
        int nearest = FAR;
        for (int left = team; left != 0; left = rest(left)) {
            nearest = Math.min(nearest, distances[row(position, left) + cell]);
        }
        return nearest;
    }
}
