package regatta.core;

/** Says how many there are of something, in English. */
public final class Counted {

    private Counted() {}

    /** Returns {@code "1 match"}, {@code "2 matches"}: the number, and the word as the number wants it. */
    public static String of(long count, String word) {
        if (count == 1) {
            return "1 " + word;
        }
        boolean hisses = word.endsWith("ch") || word.endsWith("sh") || word.endsWith("s") || word.endsWith("x");
        return count + " " + word + (hisses ? "es" : "s");
    }
}
