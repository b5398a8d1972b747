package regatta.cli.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import regatta.host.io.InputFile;
import regatta.host.io.OutputFile;
import regatta.host.record.MatchRecord;
import regatta.web.Page;

/** Writes pages to watch matches with. */
public final class Pages {

    /** Always the page of the match played last in a folder, so that one tab of a browser is enough. */
    private static final String LATEST = "latest.html";

    private Pages() {}

    private static Path of(Path record) {
        return Path.of(record.toString().replaceFirst("(\\.regatta)?$", ".html"));
    }

    /** Writes the page of a record beside it and returns where it is. */
    public static Path beside(Path record) {
        Path page = of(record);
        try {
            byte[] content = InputFile.bytes(record, MatchRecord.MAX_BYTES);
            OutputFile.replace(page, Page.of(content).getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return page;
    }

    /** Copies a page to where the latest of its folder is. */
    public static void keepAsLatest(Path page) {
        try {
            Files.copy(page, page.resolveSibling(LATEST), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Takes away the page beside a record, which would show an older match. */
    public static void forget(Path record) {
        try {
            Files.deleteIfExists(of(record));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
