package regatta.cli.page;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import regatta.core.BadInput;
import regatta.core.GameCatalog;
import regatta.host.io.InputFile;
import regatta.host.io.OutputFile;
import regatta.host.record.MatchRecord;
import regatta.web.Page;

/** Replay viewers as files. */
public final class Viewers {

    /** The viewer of the latest match in a folder, so that one browser tab suffices. */
    private static final String LATEST = "latest.html";

    private Viewers() {}

    private static Path of(Path record) {
        return Path.of(record.toString().replaceFirst("(\\.regatta)?$", ".html"));
    }

    /**
     * Returns the page for a file.
     *
     * @throws BadInput if it is neither a record nor a replay, or its game has no page
     */
    public static Page page(GameCatalog games, Path file) {
        return MatchServer.isReplay(file)
                ? Page.of(games.games())
                : Page.of(games.game(
                        MatchRecord.read(file, games).header().scenario().game()));
    }

    /** Writes the viewer of a record next to it and returns its path. */
    public static Path write(Page viewer, Path record) throws IOException {
        Path page = of(record);
        byte[] content = InputFile.bytes(record, MatchRecord.MAX_BYTES);
        OutputFile.replace(page, viewer.showing(content).getBytes(StandardCharsets.UTF_8));
        return page;
    }

    /** Copies a viewer to the latest one of its folder. */
    public static void keepAsLatest(Path page) throws IOException {
        Files.copy(page, page.resolveSibling(LATEST), StandardCopyOption.REPLACE_EXISTING);
    }

    /** Deletes the viewer next to a record, which would show an older match. */
    public static void delete(Path record) throws IOException {
        Files.deleteIfExists(of(record));
    }
}
