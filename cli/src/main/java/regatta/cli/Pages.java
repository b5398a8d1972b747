package regatta.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import regatta.web.Page;

/** Writes pages to watch matches with. */
final class Pages {

    private Pages() {}

    /** Writes the page of a record beside it and returns where it is. */
    static Path beside(Path record) {
        Path page = Path.of(record.toString().replaceFirst("(\\.regatta)?$", ".html"));
        try {
            Files.writeString(page, Page.of(Files.readAllBytes(record)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return page;
    }
}
