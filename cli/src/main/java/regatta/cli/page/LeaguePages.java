package regatta.cli.page;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Game;
import regatta.host.io.InputFile;
import regatta.host.io.OutputFile;
import regatta.league.report.LeaguePage;
import regatta.league.store.RecordFolder;
import regatta.league.store.SqliteStore;
import regatta.league.table.League;
import regatta.web.Page;

/** The report of a league and the replay viewers of its records, which are small because they share a script file. */
public final class LeaguePages {

    private static final String SCRIPT = "page.js";

    private LeaguePages() {}

    /** Writes the report to {@code out}, or next to the store if that is null, and returns its path. */
    public static Path write(Game game, SqliteStore store, @Nullable Path out) throws IOException {
        Path page = out == null ? Path.of(store.file() + ".html") : out;
        Path pageFolder = folder(page);
        Path storeFolder = folder(store.file());
        League league = store.league();
        if (Page.has(game)) {
            writeRecords(Page.of(game), new RecordFolder(store.file()), LeaguePage.listed(league));
        }
        String html = LeaguePage.of(game.info(), league, storeFolder, pageFolder.relativize(storeFolder));
        OutputFile.write(out, page, html.getBytes(StandardCharsets.UTF_8));
        return page;
    }

    private static Path folder(Path file) {
        return file.toAbsolutePath().resolveSibling("").normalize();
    }

    /**
     * Writes the missing viewers, or all if the script has changed.
     *
     * @param named the records in the store; deleted ones get no viewer
     */
    private static void writeRecords(Page page, RecordFolder records, List<String> named) throws IOException {
        List<String> there = named.stream().filter(records::has).toList();
        if (there.isEmpty()) {
            return;
        }
        Path script = records.file(SCRIPT);
        byte[] content = page.script().getBytes(StandardCharsets.UTF_8);
        boolean renewed = !Files.isRegularFile(script, LinkOption.NOFOLLOW_LINKS)
                || Files.size(script) != content.length
                || !Arrays.equals(InputFile.bytes(script, content.length), content);
        if (renewed) {
            OutputFile.replace(script, content);
        }
        for (String record : there) {
            Path file = records.file(RecordFolder.pageOf(record));
            if (renewed || !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                String html = page.withSharedScript(SCRIPT, records.read(record));
                OutputFile.replace(file, html.getBytes(StandardCharsets.UTF_8));
            }
        }
    }
}
