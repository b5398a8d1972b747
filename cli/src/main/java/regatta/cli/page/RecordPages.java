package regatta.cli.page;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import regatta.host.io.InputFile;
import regatta.host.io.OutputFile;
import regatta.league.store.RecordFolder;
import regatta.web.Page;

/** Writes pages for the records of a league: small ones, since all share the script that lies beside them. */
final class RecordPages {

    private static final String SCRIPT = "page.js";

    private RecordPages() {}

    /**
     * Writes the pages that are missing, and all of them if they were made for another script.
     *
     * @param named by the store; those that are gone get no page
     */
    static void write(RecordFolder records, List<String> named) throws IOException {
        List<String> there = named.stream().filter(records::has).toList();
        if (there.isEmpty()) {
            return;
        }
        Path script = records.file(SCRIPT);
        byte[] content = Page.script().getBytes(StandardCharsets.UTF_8);
        boolean renewed = !Files.isRegularFile(script, LinkOption.NOFOLLOW_LINKS)
                || Files.size(script) != content.length
                || !Arrays.equals(InputFile.bytes(script, content.length), content);
        if (renewed) {
            OutputFile.replace(script, content);
        }
        for (String record : there) {
            Path page = records.file(RecordFolder.pageOf(record));
            if (renewed || !Files.isRegularFile(page, LinkOption.NOFOLLOW_LINKS)) {
                String html = Page.beside(SCRIPT, records.read(record));
                OutputFile.replace(page, html.getBytes(StandardCharsets.UTF_8));
            }
        }
    }
}
