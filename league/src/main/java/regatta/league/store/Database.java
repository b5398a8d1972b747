package regatta.league.store;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import regatta.core.BadInput;

/**
 * Opens SQLite files from untrusted sources. The files next to a database must be SQLite's own or absent. The schema is
 * compared with the expected one before any table is read, because views, triggers and computed columns contain code.
 */
final class Database {

    private static final int BUSY_MILLIS = 10_000;

    /** A step that prepares a new connection. */
    interface Preparation {
        void prepare(Connection connection) throws SQLException;
    }

    private Database() {}

    /**
     * Opens a file, or creates it.
     *
     * @throws BadInput if it is not a database, or if a file next to it is not one of SQLite's
     */
    static Connection open(Path file, Preparation preparation) {
        checkFiles(file);
        SqliteLibrary.ensureLoaded();
        try {
            Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file.toAbsolutePath());
            try (Statement statement = connection.createStatement()) {
                statement.execute("pragma busy_timeout = " + BUSY_MILLIS);
                statement.execute("pragma trusted_schema = off");
                statement.execute("pragma foreign_keys = on");
                preparation.prepare(connection);
                statement.execute("pragma journal_mode = wal");
                statement.execute("pragma synchronous = normal");
                return connection;
            } catch (SQLException | RuntimeException e) {
                connection.close();
                throw e;
            }
        } catch (SQLException e) {
            throw StoreFailure.of(file, e);
        }
    }

    private static void checkFiles(Path file) {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new BadInput(file + " is not a regular file. Name a regular or a new file.");
        }
        for (String ending : List.of("-wal", "-shm", "-journal")) {
            checkBeside(Path.of(file + ending));
        }
        // SQLite would replay the journal and delete the file that the journal names as its master. Regatta's files
        // never have a journal: their changes are in the file that ends with -wal.
        if (Files.exists(Path.of(file + "-journal")) && file.toFile().length() > 0) {
            throw new BadInput(file + "-journal was written by another program that changed " + file
                    + ". Open and close the file with that program, or delete the journal.");
        }
    }

    /** Rejects a link, a pipe or a device in the place of one of SQLite's files. */
    static void checkBeside(Path file) {
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS) && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new BadInput(file + " is not a regular file, but SQLite would use it. Delete it.");
        }
    }

    /** Returns the schema of a database: the SQL statement of each type and name. */
    static Map<String, String> schema(Connection connection) throws SQLException {
        Map<String, String> schema = new TreeMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(Sql.SCHEMA)) {
            while (rows.next()) {
                schema.put(rows.getString(1) + " " + rows.getString(2), String.valueOf(rows.getString(3)));
            }
        }
        return schema;
    }

    /** Returns the schema of an empty database after some preparation. */
    static Map<String, String> schemaAfter(Preparation preparation) throws SQLException {
        try (Connection empty = DriverManager.getConnection("jdbc:sqlite::memory:")) {
            preparation.prepare(empty);
            return schema(empty);
        }
    }

    /**
     * Checks that a database has exactly the expected schema.
     *
     * @throws BadInput with the first difference
     */
    static void checkSchema(Path file, Map<String, String> expected, Map<String, String> found) {
        Map<String, String> rest = new TreeMap<>(expected);
        found.forEach((name, statement) -> {
            if (!statement.equals(rest.remove(name))) {
                throw new BadInput(file + " has a " + name
                        + " that Regatta did not create. Use an unchanged copy of the" + " file.");
            }
        });
        if (!rest.isEmpty()) {
            throw new BadInput(
                    file + " lacks its " + rest.keySet().iterator().next() + ". Use an unchanged copy of the file.");
        }
    }
}
