package regatta.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** The page that shows a match: one file, with the engine and, if given, the record inside. */
public final class Page {

    private Page() {}

    /** Returns a page that shows {@code record}, the content of a record file. */
    public static String of(byte[] record) {
        return html("", Base64.getEncoder().encodeToString(record));
    }

    /** Returns a page that shows whatever record is dropped on it or named in its address. */
    public static String empty() {
        return html("", "");
    }

    /**
     * Returns a page that shows the matches a server has.
     *
     * @param list the address of their list: JSON objects with {@code name}, the address of a match, and {@code modified}
     */
    public static String following(String list) {
        return html(list, "");
    }

    /**
     * Returns a page in which a person plays a match that goes on elsewhere.
     *
     * @param key what the page says to prove that it is this one
     */
    public static String playing(String key) {
        return html("", "").replace("data-play=\"\"", "data-play=\"" + key + "\"");
    }

    private static String html(String list, String record) {
        String script = Base64.getEncoder().encodeToString(read("page.js.gz"));
        return new String(read("page.html"), StandardCharsets.UTF_8)
                .replace("/*LIST*/", list)
                .replace("/*RECORD*/", record)
                .replace("/*SCRIPT*/", script);
    }

    private static byte[] read(String name) {
        try (InputStream in = Page.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the build left out " + name);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
