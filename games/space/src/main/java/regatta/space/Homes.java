package regatta.space;

import org.jspecify.annotations.Nullable;
import regatta.core.Rng;

/**
 * Chooses two homes on a board that is being drawn, on planets with few lanes, normally three lanes apart and never
 * closer.
 */
final class Homes {

    private static final int MIN_HOPS = 3;
    private static final int MAX_HOPS = 6;
    private static final int MIN_TICKS = 4;
    private static final int MAX_TICKS = 23;

    /** The length of the longest of all shortest paths. */
    private static final int MIN_DIAMETER = 10;

    private static final int MAX_DIAMETER = 35;
    private static final int FAR = 1_000_000;

    private final int count;
    private final int[][] hops;
    private final int[][] ticks;
    private final int[] degree;
    private final Rng rng;
    private final boolean mirrored;

    /**
     * Prepares to choose.
     *
     * @param lengths of the lanes between any two planets, 0 for none
     * @param mirrored whether the second home is the mirror image of the first
     */
    Homes(int[][] lengths, Rng rng, boolean mirrored) {
        this.rng = rng;
        this.mirrored = mirrored;
        count = lengths.length;
        degree = new int[count];
        hops = new int[count][count];
        ticks = new int[count][count];
        for (int from = 0; from < count; from++) {
            for (int to = 0; to < count; to++) {
                boolean joined = lengths[from][to] != 0;
                degree[from] += joined ? 1 : 0;
                hops[from][to] = from == to ? 0 : joined ? 1 : FAR;
                ticks[from][to] = from == to ? 0 : joined ? lengths[from][to] : FAR;
            }
        }
        shorten(hops);
        shorten(ticks);
    }

    /** Computes shortest distances (Floyd and Warshall). */
    private static void shorten(int[][] distances) {
        for (int middle = 0; middle < distances.length; middle++) {
            for (int[] from : distances) {
                for (int to = 0; to < distances.length; to++) {
                    from[to] = Math.min(from[to], from[middle] + distances[middle][to]);
                }
            }
        }
    }

    /** Returns the homes of the seats, or null if the board is too small or too wide for two. */
    int @Nullable [] choose() {
        int diameter = 0;
        for (int[] from : ticks) {
            for (int way : from) {
                diameter = Math.max(diameter, way);
            }
        }
        if (diameter < MIN_DIAMETER || diameter > MAX_DIAMETER) {
            return null;
        }
        int lot = rng.below(100);
        int first = lot < 80 ? MIN_HOPS : lot < 93 ? 4 : lot < 97 ? 5 : MAX_HOPS;
        int[] homes = choose(first);
        for (int apart = MIN_HOPS; homes == null && apart <= MAX_HOPS; apart++) {
            homes = choose(apart);
        }
        return homes;
    }

    private int @Nullable [] choose(int apart) {
        int sum = 0;
        for (int pair = 0; pair < count * count; pair++) {
            sum += weight(pair / count, pair % count, apart);
        }
        if (sum == 0) {
            return null;
        }
        int left = rng.below(sum);
        int pair = 0;
        while (left >= weight(pair / count, pair % count, apart)) {
            left -= weight(pair / count, pair % count, apart);
            pair++;
        }
        return new int[] {pair / count, pair % count};
    }

    private int weight(int one, int other, int apart) {
        int way = ticks[one][other];
        boolean possible = hops[one][other] == apart && MIN_TICKS <= way && way <= MAX_TICKS;
        return possible && (!mirrored || one + other == count - 1) ? ease(one) * ease(other) : 0;
    }

    private int ease(int planet) {
        return degree[planet] <= 1 ? 10 : degree[planet] <= 3 ? 8 : degree[planet] <= 5 ? 1 : 0;
    }
}
