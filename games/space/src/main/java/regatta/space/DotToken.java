package regatta.space;

/**
 * A word or sign of a DOT file.
 *
 * @param text the word, or the sign itself; {@code ->} reads as {@code --}
 */
record DotToken(Kind kind, String text, int line) {

    enum Kind {
        WORD,
        QUOTED,
        SIGN,
        END
    }

    boolean is(String sign) {
        return kind == Kind.SIGN && text.equals(sign);
    }

    boolean isKeyword(String keyword) {
        return kind == Kind.WORD && text.equalsIgnoreCase(keyword);
    }

    /** Returns the token as messages show it. */
    String shown() {
        return kind == Kind.END ? "the end of the file" : "'" + text + "'";
    }
}
