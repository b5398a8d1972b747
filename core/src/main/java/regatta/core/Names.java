package regatta.core;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the name that was probably meant. */
public final class Names {

    /** Nobody mistypes a name by as much as that. */
    private static final int LONGEST_NAME = 64;

    private Names() {}

    /** Returns the known name nearest to {@code given}, or null if none is near enough to be a slip of the finger. */
    public static @Nullable String nearest(String given, List<String> known) {
        if (given.length() > LONGEST_NAME) {
            return null;
        }
        String nearest = null;
        int best = Math.max(1, given.length() / 3) + 1;
        for (String name : known) {
            int distance = name.startsWith(given) && !given.isEmpty() ? 1 : distance(given, name);
            if (distance < best) {
                best = distance;
                nearest = name;
            }
        }
        return nearest;
    }

    /** Returns a name of at most so many characters: what is too long loses its middle, since both ends tell names apart. */
    public static String shortened(String name, int most) {
        if (name.length() <= most) {
            return name;
        }
        int head = (most - 1) / 2;
        return name.substring(0, head) + "…" + name.substring(name.length() - (most - 1 - head));
    }

    /** Counts the letters to add, drop, change or swap with their neighbour to make {@code a} into {@code b}. */
    static int distance(String a, String b) {
        int[][] edits = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    edits[i][j] = i + j;
                    continue;
                }
                boolean same = a.charAt(i - 1) == b.charAt(j - 1);
                int least = Math.min(edits[i - 1][j], edits[i][j - 1]) + 1;
                least = Math.min(least, edits[i - 1][j - 1] + (same ? 0 : 1));
                boolean swapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                edits[i][j] = swapped ? Math.min(least, edits[i - 2][j - 2] + 1) : least;
            }
        }
        return edits[a.length()][b.length()];
    }
}
