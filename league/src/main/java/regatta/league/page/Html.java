package regatta.league.page;

import java.util.Locale;

/** Builds HTML. Whatever is text is escaped; only what this package spells out is markup. */
public final class Html {

    private final StringBuilder out = new StringBuilder();

    /** Adds markup. */
    public Html raw(String markup) {
        out.append(markup);
        return this;
    }

    /** Adds markup with numbers in it. */
    @SuppressWarnings("AnnotateFormatMethod") // The annotation would be one more dependency.
    public Html raw(String format, Object... numbers) {
        out.append(String.format(Locale.ROOT, format, numbers));
        return this;
    }

    /** Adds text, which may be a value of an attribute in double quotes too. */
    public Html text(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '&' -> out.append("&amp;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> out.append(c);
            }
        }
        return this;
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
