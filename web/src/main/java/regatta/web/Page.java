package regatta.web;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.zip.GZIPInputStream;
import regatta.core.BadInput;
import regatta.core.Game;

/** A replay page: one file with the viewer, the rules and painters of some games and, if given, a record. */
public final class Page {

    /** The markers around the embedded scripts. */
    private static final String PACKED = "<script id=\"packed\"";

    private static final String END = "</script>";

    private final List<byte[]> scripts = new ArrayList<>();

    private Page(Iterable<Game> games) {
        games.forEach(game -> scripts.add(script(game)));
        scripts.add(read(Page.class, "page.js.gz"));
    }

    /**
     * Returns a page for matches of a game.
     *
     * @throws BadInput if the game has no painter
     */
    public static Page of(Game game) {
        if (!has(game)) {
            throw new BadInput(game.info().title() + " has no replay page, because its jar contains no painter.");
        }
        return new Page(List.of(game));
    }

    /** Returns a page for matches of all games that have painters. */
    public static Page of(List<Game> games) {
        return new Page(games.stream().filter(Page::has).toList());
    }

    /** Returns whether matches of a game can be shown. */
    public static boolean has(Game game) {
        return game.getClass().getResource(path(game)) != null;
    }

    private static String path(Game game) {
        return "/regatta/page/" + game.info().id() + ".js.gz";
    }

    private static byte[] script(Game game) {
        return read(game.getClass(), path(game));
    }

    /** Returns the page that shows {@code record}, the content of a record file. */
    public String showing(byte[] record) {
        return html("", Base64.getEncoder().encodeToString(record));
    }

    /**
     * Returns the page that shows {@code record} with a script in a file next to it, so that many pages share one.
     *
     * @param script the name of the file with the content of {@link #script()}
     */
    public String withSharedScript(String script, byte[] record) {
        String page = filled("", Base64.getEncoder().encodeToString(record));
        String before = page.substring(0, page.indexOf(PACKED));
        return before + "<script src=\"" + script + "\"></script>"
                + page.substring(page.lastIndexOf(END) + END.length());
    }

    /** Returns the scripts, unpacked, as one. */
    public String script() {
        StringBuilder all = new StringBuilder();
        for (byte[] packed : scripts) {
            try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
                all.append(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                        .append('\n');
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return all.toString();
    }

    /** Returns the page that shows the record that is dropped on it or named in its address. */
    public String empty() {
        return html("", "");
    }

    /**
     * Returns the page that shows the matches of a server.
     *
     * @param list the address of their list: JSON objects with {@code name}, the address of a match, and {@code
     *      modified}
     */
    public String following(String list) {
        return html(list, "");
    }

    /**
     * Returns the page in which a person plays a match that runs elsewhere.
     *
     * @param key the secret that the page sends to identify itself
     */
    public String playing(String key) {
        return html("", "").replace("data-play=\"\"", "data-play=\"" + key + "\"");
    }

    private String html(String list, String record) {
        StringBuilder packed = new StringBuilder();
        for (byte[] script : scripts) {
            packed.append(packed.length() == 0 ? "" : " ")
                    .append(Base64.getEncoder().encodeToString(script));
        }
        return filled(list, record).replace("/*SCRIPT*/", packed);
    }

    private static String filled(String list, String record) {
        return new String(read(Page.class, "page.html"), StandardCharsets.UTF_8)
                .replace("/*LIST*/", list)
                .replace("/*RECORD*/", record);
    }

    private static byte[] read(Class<?> type, String name) {
        try (InputStream in = type.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the build left out " + name);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
