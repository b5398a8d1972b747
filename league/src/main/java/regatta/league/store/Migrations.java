package regatta.league.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Objects;
import regatta.core.BadInput;

/**
 * The migrations of a store to the version of this program: the scripts {@code 1.sql}, {@code 2.sql} … that it does not
 * have yet, each in its own transaction. Released scripts never change.
 */
final class Migrations {

    static final int NEWEST = 6;

    private static final String PROPERTIES = "table property";

    private final Connection connection;
    private final Path file;

    Migrations(Connection connection, Path file) {
        this.connection = connection;
        this.file = file;
    }

    /**
     * Returns the version of a store; 0 if it is empty.
     *
     * @throws BadInput if it is newer than this program, or not the store of a league
     */
    int version() throws SQLException {
        Map<String, String> found = Database.schema(connection);
        if (found.isEmpty()) {
            return 0;
        }
        Map<String, String> expected = schema(1);
        if (!Objects.equals(found.get(PROPERTIES), expected.get(PROPERTIES))) {
            throw new BadInput(file + " is a database, but not a league file.");
        }
        int version = readVersion();
        if (version > NEWEST) {
            throw new BadInput(file + " was written by a newer Regatta: its version is " + version
                    + ", and this one reads versions up to " + NEWEST + ". Use the newer one, or another file.");
        }
        Database.checkSchema(file, schema(version), found);
        return version;
    }

    private int readVersion() throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(Sql.VERSION)) {
            return row.next() ? row.getInt(1) : 0;
        }
    }

    private Map<String, String> schema(int version) throws SQLException {
        return Database.schemaAfter(empty -> new Migrations(empty, file).run(0, version));
    }

    /** Runs the scripts that are newer than a version. */
    void run(int version) throws SQLException {
        run(version, NEWEST);
    }

    private void run(int from, int to) throws SQLException {
        for (int version = from + 1; version <= to; version++) {
            int next = version;
            StoreFile.write(connection, () -> runScript(next));
        }
    }

    private void runScript(int version) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String part : script(version).split(";\\s*\n", -1)) {
                if (!part.isBlank()) {
                    statement.executeUpdate(part);
                }
            }
        }
        setProperty("version", String.valueOf(version));
    }

    private void setProperty(String name, String value) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(Sql.SET_PROPERTY)) {
            statement.setString(1, name);
            statement.setString(2, value);
            statement.executeUpdate();
        }
    }

    private static String script(int version) {
        try (InputStream in = Migrations.class.getResourceAsStream(version + ".sql")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
