package regatta.league.store;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sqlite.SQLiteJDBCLoader;

/**
 * The native library of SQLite. Its driver unpacks it into a temporary file and deletes the file at the end of the
 * process, so a killed process would leave it behind. Therefore the file is deleted as soon as it is loaded.
 */
final class SqliteLibrary {

    private static final String FOLDER = "org.sqlite.tmpdir";

    static {
        load();
    }

    private SqliteLibrary() {}

    static void ensureLoaded() {}

    private static void load() {
        if (System.getProperty(FOLDER) != null) {
            return; // The user chose another folder.
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
            System.clearProperty(FOLDER); // If it cannot be deleted while in use, the driver deletes it later.
        } catch (Exception e) {
            throw new IllegalStateException("SQLite cannot be loaded", e);
        }
    }
}
