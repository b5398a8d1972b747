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
 * Opens SQLite files that may come from anybody. The files beside one are its own or absent, and nothing is asked of its
 * tables before they are known to be exactly those that Regatta makes: a view, a trigger or a computed column is a program.
 */
final class Database {

    private static final int BUSY_MILLIS = 10_000;

    /** Something done with a connection that is new. */
    interface Preparation {
        void prepare(Connection connection) throws SQLException;
    }

    private Database() {}

    /**
     * Opens a file, and makes it if there is none.
     *
     * @throws BadInput if it is not a database, or if a file beside it is not one of SQLite's
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
            throw new BadInput(file + " is not a regular file. Name a file to keep matches in.");
        }
        for (String ending : List.of("-wal", "-shm", "-journal")) {
            checkBeside(Path.of(file + ending));
        }
        // SQLite would play the journal back and then delete the file that the journal names as its master. Stores have
        // none: they keep changes in the file that ends with -wal.
        if (Files.exists(Path.of(file + "-journal")) && file.toFile().length() > 0) {
            throw new BadInput(file + "-journal is not Regatta's: another program changed " + file
                    + ". Open and close it with that program once more, or delete the journal.");
        }
    }

    /** Refuses a link, a pipe or a device in the place of a file that belongs to a store. */
    static void checkBeside(Path file) {
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS) && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new BadInput(
                    file + " is not a regular file, but has the name of one that belongs to a store. Delete it.");
        }
    }

    /** Returns all that is defined in a database: by type and name, the statement that made it. */
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

    /** Returns what is defined in a database after some preparation of an empty one. */
    static Map<String, String> schemaAfter(Preparation preparation) throws SQLException {
        try (Connection empty = DriverManager.getConnection("jdbc:sqlite::memory:")) {
            preparation.prepare(empty);
            return schema(empty);
        }
    }

    /**
     * Checks that a database has what it should and nothing else.
     *
     * @throws BadInput with the first difference
     */
    static void checkSchema(Path file, Map<String, String> expected, Map<String, String> found) {
        Map<String, String> rest = new TreeMap<>(expected);
        found.forEach((name, statement) -> {
            if (!statement.equals(rest.remove(name))) {
                throw new BadInput(file + " has a " + name + " that Regatta did not make. Use a copy of the file that"
                        + " nobody changed.");
            }
        });
        if (!rest.isEmpty()) {
            throw new BadInput(file + " lacks its " + rest.keySet().iterator().next()
                    + ". Use a copy of the file that nobody changed.");
        }
    }
}
