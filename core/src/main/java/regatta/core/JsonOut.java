package regatta.core;

/** Writes JSON to a {@link TextOut}, with commas and escapes. */
public final class JsonOut {

    private final TextOut out;
    private final int indent;
    private int depth;
    private boolean first = true;
    private boolean afterKey;

    /** Writes compact JSON, without spaces and line ends. */
    public JsonOut(TextOut out) {
        this(out, 0);
    }

    /** Writes one value per line, indented by {@code indent} spaces per level. */
    public JsonOut(TextOut out, int indent) {
        this.out = out;
        this.indent = indent;
    }

    public JsonOut open(char bracket) {
        separate();
        out.put(bracket);
        first = true;
        depth++;
        return this;
    }

    public JsonOut close(char bracket) {
        depth--;
        if (!first) {
            breakLine();
        }
        out.put(bracket);
        first = false;
        return this;
    }

    public JsonOut key(String key) {
        separate();
        quote(key);
        return colon();
    }

    public JsonOut key(int number) {
        separate();
        out.put('"').put(number).put('"');
        return colon();
    }

    private JsonOut colon() {
        out.put(indent > 0 ? ": " : ":");
        afterKey = true;
        return this;
    }

    public JsonOut value(long number) {
        separate();
        out.put(number);
        return this;
    }

    public JsonOut value(boolean flag) {
        separate();
        out.put(flag ? "true" : "false");
        return this;
    }

    /** Writes the shortest decimal form that reads back as the same number, always with a decimal point. */
    public JsonOut value(double number) {
        separate();
        out.put(String.valueOf(number));
        return this;
    }

    public JsonOut value(String text) {
        separate();
        quote(text);
        return this;
    }

    /** Writes text that is already JSON. */
    public JsonOut raw(TextOut json) {
        separate();
        out.put(json);
        return this;
    }

    private void separate() {
        if (afterKey) {
            afterKey = false;
            return;
        }
        if (!first) {
            out.put(',');
        }
        if (depth > 0) {
            breakLine();
        }
        first = false;
    }

    private void breakLine() {
        if (indent > 0) {
            out.newline();
            for (int i = 0; i < depth * indent; i++) {
                out.space();
            }
        }
    }

    private void quote(String text) {
        out.put('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.put('\\').put(c);
            } else if (c < ' ' || c == 0x7f || Character.isSurrogate(c) && !isPair(text, i)) {
                escape(c);
            } else if (Character.isHighSurrogate(c)) {
                out.put(text.substring(i, i + 2));
                i++;
            } else if (c < 0x80) {
                out.put(c);
            } else {
                out.put(String.valueOf(c));
            }
        }
        out.put('"');
    }

    private static boolean isPair(String text, int i) {
        return Character.isHighSurrogate(text.charAt(i))
                && i + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(i + 1));
    }

    private void escape(char c) {
        if (c == '\n') {
            out.put("\\n");
            return;
        }
        out.put("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
            out.put(Character.forDigit(c >> shift & 15, 16));
        }
    }
}
