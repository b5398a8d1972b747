package regatta.web;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.GZIPInputStream;

/** A replay page: one file, with the engine and, if given, the record inside. */
public final class Page {

    /** The markers around the embedded script. */
    private static final String PACKED = "<script id=\"packed\"";

    private static final String END = "</script>";

    private Page() {}

    /** Returns a page that shows {@code record}, the content of a record file. */
    public static String of(byte[] record) {
        return html("", Base64.getEncoder().encodeToString(record));
    }

    /**
     * Returns a page that shows {@code record} with a script in a file next to it, so that many pages share one.
     *
     * @param script the name of the file with the content of {@link #script}
     */
    public static String withSharedScript(String script, byte[] record) {
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

    /** Returns a page that shows the record that is dropped on it or named in its address. */
    public static String empty() {
        return html("", "");
    }

    /**
     * Returns a page that shows the matches of a server.
     *
     * @param list the address of their list: JSON objects with {@code name}, the address of a match, and {@code
     *      modified}
     */
    public static String following(String list) {
        return html(list, "");
    }

    /**
     * Returns a page in which a person plays a match that runs elsewhere.
     *
     * @param key the secret that the page sends to identify itself
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
