package regatta.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import regatta.league.page.LeaguePage;
import regatta.web.Page;

/** Writes pages for the records of a league: small ones, since all share the script that lies beside them. */
final class RecordPages {

    private static final String SCRIPT = "page.js";

    private RecordPages() {}

    /**
     * Writes the pages that are missing, and all of them if they were made for another script.
     *
     * @param records relative to {@code folder}; those that are gone get no page
     */
    static void write(Path folder, List<String> records) throws IOException {
        List<String> there = records.stream()
                .filter(record -> Files.exists(folder.resolve(record)))
                .toList();
        if (there.isEmpty()) {
            return;
        }
        Path script = folder.resolve(there.get(0)).resolveSibling(SCRIPT);
        String content = Page.script();
        boolean renewed = !Files.exists(script) || !Files.readString(script).equals(content);
        if (renewed) {
            Files.writeString(script, content);
        }
        for (String record : there) {
            Path page = folder.resolve(LeaguePage.pageOf(record));
            if (renewed || !Files.exists(page)) {
                Files.writeString(page, Page.beside(SCRIPT, Files.readAllBytes(folder.resolve(record))));
            }
        }
    }
}
