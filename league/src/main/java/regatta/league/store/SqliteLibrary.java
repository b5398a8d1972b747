package regatta.league.store;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sqlite.SQLiteJDBCLoader;

/**
 * SQLite's machine code. Its driver unpacks it into a temporary file and deletes that at the end of the process; a
 * process that is killed would leave it behind. So it is deleted as soon as it is loaded.
 */
final class SqliteLibrary {

    private static final String FOLDER = "org.sqlite.tmpdir";

    static {
        load();
    }

    private SqliteLibrary() {}

    /** Loads the library on the first call. */
    static void ensureLoaded() {}

    private static void load() {
        if (System.getProperty(FOLDER) != null) {
            return; // Somebody wants it elsewhere.
        }
        try {
            Path folder = Files.createTempDirectory("regatta-sqlite-");
            System.setProperty(FOLDER, folder.toString());
            SQLiteJDBCLoader.initialize();
            File[] files = folder.toFile().listFiles();
            for (File file : files == null ? new File[0] : files) {
                Files.deleteIfExists(file.toPath());
            }
            Files.deleteIfExists(folder);
        } catch (IOException e) {
            System.clearProperty(FOLDER); // Where it cannot be deleted while in use, the driver does it later.
        } catch (Exception e) {
            throw new IllegalStateException("SQLite cannot be loaded", e);
        }
    }
}
