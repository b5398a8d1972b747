package regatta.core;

/** English plurals. */
public final class Plural {

    private Plural() {}

    /** Returns the number with the singular or plural of the word: {@code "1 match"}, {@code "2 matches"}. */
    public static String of(long count, String word) {
        if (count == 1) {
            return "1 " + word;
        }
        boolean sibilant = word.endsWith("ch") || word.endsWith("sh") || word.endsWith("s") || word.endsWith("x");
        return count + " " + word + (sibilant ? "es" : "s");
    }
}
