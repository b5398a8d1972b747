package regatta.cli.report;

import java.util.Locale;
import regatta.core.Plural;

/**
 * The speed of a long run and the time it may still take.
 *
 * @param unit what is counted, such as "match"
 * @param done the number that this run has finished
 * @param left the number that is left
 * @param seconds the time since it began
 */
public record Pace(String unit, int done, int left, double seconds) {

    /** With fewer finished matches, no time is estimated. */
    private static final int MIN_DONE = 4;

    /** Returns the rate, and a range for the time left that is wide while little is known. */
    @Override
    public String toString() {
        if (done == 0) {
            return "none finished yet";
        }
        double perMinute = 60 * done / Math.max(1e-3, seconds);
        String rate = perMinute >= 120
                ? String.format(Locale.ROOT, "%.0f per second", perMinute / 60)
                : String.format(Locale.ROOT, perMinute < 10 ? "%.1f per minute" : "%.0f per minute", perMinute);
        return left == 0 || done < MIN_DONE ? rate : rate + ", " + range() + " left";
    }

    private String range() {
        double deviation = 2 / Math.sqrt(done);
        double expected = left * seconds / done;
        String shortest = duration(expected / (1 + deviation));
        String longest = duration(expected * (1 + deviation));
        return shortest.equals(longest) ? shortest : shortest + " to " + longest;
    }

    /** Returns the progress so far: how many are done in all, and the pace. */
    public String after(int earlier) {
        int all = earlier + done;
        return all + " of " + Plural.of(all + left, unit) + ", " + this;
    }

    public static String duration(double seconds) {
        if (seconds < 60) {
            return Math.max(1, Math.round(seconds)) + " s";
        }
        long minutes = Math.round(seconds / 60);
        return minutes < 60 ? minutes + " min" : minutes / 60 + " h " + minutes % 60 + " min";
    }
}
