package regatta.spacejars;

/** The whole numbers of a line, one after the other. */
final class Numbers {

    private final String line;
    private int at;

    /** Begins behind {@code word}, which the line must begin with. */
    Numbers(String line, String word) {
        if (!line.startsWith(word)) {
            throw new IllegalStateException("expected '" + word + "' but the arena said: " + line);
        }
        this.line = line;
        at = word.length();
    }

    int nextInt() {
        return Math.toIntExact(nextLong());
    }

    long nextLong() {
        while (at < line.length() && line.charAt(at) == ' ') {
            at++;
        }
        int from = at;
        while (at < line.length() && line.charAt(at) != ' ') {
            at++;
        }
        if (from == at) {
            throw new IllegalStateException("too few numbers in: " + line);
        }
        return Long.parseLong(line, from, at, 10);
    }
}
