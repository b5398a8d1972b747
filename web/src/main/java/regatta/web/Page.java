package regatta.web;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.GZIPInputStream;

/** The page that shows a match: one file, with the engine and, if given, the record inside. */
public final class Page {

    /** Where the script begins that a page has in itself, and where the last one ends. */
    private static final String PACKED = "<script id=\"packed\"";

    private static final String END = "</script>";

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
        String before = page.substring(0, page.indexOf(PACKED));
        return before + "<script src=\"" + script + "\"></script>"
                + page.substring(page.lastIndexOf(END) + END.length());
    }

    /** Returns the script of all pages, with the engine in it. */
    public static String script() {
        try (InputStream packed = new GZIPInputStream(new ByteArrayInputStream(read("page.js.gz")))) {
            return new String(packed.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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
        return filled(list, record).replace("/*SCRIPT*/", script);
    }

    private static String filled(String list, String record) {
        return new String(read("page.html"), StandardCharsets.UTF_8)
                .replace("/*LIST*/", list)
                .replace("/*RECORD*/", record);
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
