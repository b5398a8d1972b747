package regatta.league.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;

/** A builder of HTML. Text is escaped; only literals of this package are markup. */
public final class Html {

    private final StringBuilder out = new StringBuilder();

    /** Starts a page with the common style and {@code style}. {@link #end} ends it. */
    public Html begin(String title, String style) {
        raw("""
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="light dark">
                <title>""");
        text(title).raw("</title>\n<style>\n").raw(sharedStyle()).raw(style).raw("</style>\n</head>\n<body>\n<main>\n");
        return raw("<h1>").text(title).raw("</h1>\n");
    }

    public String end() {
        return raw("</main>\n</body>\n</html>\n").toString();
    }

    private static String sharedStyle() {
        try (InputStream in = Html.class.getResourceAsStream("league.css")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Adds markup. */
    public Html raw(String markup) {
        out.append(markup);
        return this;
    }

    /** Adds markup with numbers in it. */
    @SuppressWarnings("AnnotateFormatMethod") // The annotation would need another dependency.
    public Html raw(String format, Object... numbers) {
        out.append(String.format(Locale.ROOT, format, numbers));
        return this;
    }

    /** Adds text, also inside attributes in double quotes. */
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
