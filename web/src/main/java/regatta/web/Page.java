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

    /**
     * Returns a page that shows {@code record} with a script that lies beside it, so that many pages share one.
     *
     * @param script the name of the file with what {@link #script} returns
     */
    public static String beside(String script, byte[] record) {
        String page = filled("", Base64.getEncoder().encodeToString(record));
        return page.replace("<script>/*SCRIPT*/</script>", "<script src=\"" + script + "\"></script>");
    }

    /** Returns the script of all pages, with the engine in it. */
    public static String script() {
        return read("page.js");
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
        // The script goes in last and as it is: it may contain anything but the end of a script element.
        return filled(list, record).replace("/*SCRIPT*/", script().replace("</script", "<\\/script"));
    }

    private static String filled(String list, String record) {
        return read("page.html").replace("/*LIST*/", list).replace("/*RECORD*/", record);
    }

    private static String read(String name) {
        try (InputStream in = Page.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the build left out " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
