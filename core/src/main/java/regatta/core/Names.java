package regatta.core;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds similar names, for suggestions in messages. */
public final class Names {

    /** Longer names are not compared. */
    private static final int MAX_NAME = 64;

    private Names() {}

    /** Returns the known name most similar to {@code given}, or null if none is similar enough. */
    public static @Nullable String nearest(String given, List<String> known) {
        if (given.length() > MAX_NAME) {
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

    /** Returns " Did you mean 'x'?" with the known name most similar to {@code given}, or an empty text. */
    public static String suggestion(String given, List<String> known) {
        String nearest = nearest(given, known);
        return nearest == null ? "" : " Did you mean '" + nearest + "'?";
    }

    /** Returns a name without its middle if it is too long, because both ends distinguish names. */
    public static String shortened(String name, int max) {
        if (name.length() <= max) {
            return name;
        }
        int head = (max - 1) / 2;
        return name.substring(0, head) + "…" + name.substring(name.length() - (max - 1 - head));
    }

    /** Returns the number of letters to insert, delete, replace or swap to turn {@code a} into {@code b}. */
    static int distance(String a, String b) {
        int[][] edits = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    edits[i][j] = i + j;
                    continue;
                }
                boolean same = a.charAt(i - 1) == b.charAt(j - 1);
                int min = Math.min(edits[i - 1][j], edits[i][j - 1]) + 1;
                min = Math.min(min, edits[i - 1][j - 1] + (same ? 0 : 1));
                boolean swapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                edits[i][j] = swapped ? Math.min(min, edits[i - 2][j - 2] + 1) : min;
            }
        }
        return edits[a.length()][b.length()];
    }
}
