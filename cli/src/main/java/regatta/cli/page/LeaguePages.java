package regatta.cli.page;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Games;
import regatta.host.io.MachineFault;
import regatta.host.io.OutputFile;
import regatta.league.report.LeaguePage;
import regatta.league.store.RecordFolder;
import regatta.league.store.SqliteStore;
import regatta.league.table.League;

/** Writes the page of a league. */
public final class LeaguePages {

    private LeaguePages() {}

    /** Writes the page to {@code out}, or beside the store if that is null, and returns where it is. */
    public static Path write(SqliteStore store, @Nullable Path out) {
        Path page = out == null ? Path.of(store.file() + ".html") : out;
        String title = Games.named(store.game()).info().title();
        Path pageFolder = folder(page);
        Path storeFolder = folder(store.file());
        League league = store.league();
        try {
            RecordPages.write(new RecordFolder(store.file()), LeaguePage.listed(league));
            String html = LeaguePage.of(title, league, storeFolder, pageFolder.relativize(storeFolder));
            OutputFile.write(out, page, html.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            String message = "The page " + page + " cannot be written: " + MachineFault.reason(e);
            throw out == null ? new MachineFault(message, e) : new BadInput(message);
        }
        return page;
    }

    private static Path folder(Path file) {
        return file.toAbsolutePath().resolveSibling("").normalize();
    }
}
