package regatta.league.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import regatta.host.sandbox.HiddenPaths;

/**
 * An open SQLite file, hidden from bots. Changes are transactions, and errors name the file. Used by one thread at a
 * time.
 */
final class StoreFile implements AutoCloseable {

    /** A query. */
    interface Query<T> {
        T run() throws SQLException;
    }

    /** A change. */
    interface Change {
        void make() throws SQLException;
    }

    /** A reader of rows. */
    interface RowReader {
        void read(StoredRow row) throws SQLException;
    }

    private final Path file;
    private final Connection connection;
    private final @Nullable StoreLock lock;
    private final HiddenPaths hidden;
    private final Map<String, PreparedStatement> updates = new HashMap<>();

    private StoreFile(Path file, Connection connection, @Nullable StoreLock lock) {
        this.file = file;
        this.connection = connection;
        this.lock = lock;
        hidden = HiddenPaths.hide(Stream.of("", "-wal", "-shm", "-lock", RecordFolder.ENDING)
                .map(ending -> Path.of(file + ending))
                .toArray(Path[]::new));
    }

    /**
     * Opens a file.
     *
     * @param write whether to create the file if it does not exist, and keep other processes from writing to it
     * @throws regatta.core.BadInput if another process writes to it, or if it is another kind of file
     */
    static StoreFile open(Path file, boolean write, Database.Preparation preparation) {
        StoreLock lock = write ? StoreLock.take(file) : null;
        try {
            return new StoreFile(file, Database.open(file, preparation), lock);
        } catch (RuntimeException e) {
            if (lock != null) {
                lock.close();
            }
            throw e;
        }
    }

    Path file() {
        return file;
    }

    Connection connection() {
        return connection;
    }

    <T> T query(Query<T> query) {
        try {
            return query.run();
        } catch (SQLException e) {
            throw StoreFailure.of(file, e);
        }
    }

    /** Returns the results of a query, in order. */
    void each(String query, RowReader reader, Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(query)) {
            set(statement, values);
            ResultSet rows = statement.executeQuery();
            StoredRow row = new StoredRow(file, rows);
            while (rows.next()) {
                reader.read(row);
            }
        }
    }

    /** Returns the texts in the first column of the results of a query, in order. */
    List<String> texts(String query, Object... values) {
        return query(() -> {
            List<String> texts = new ArrayList<>();
            each(query, row -> texts.add(row.text(1)), values);
            return texts;
        });
    }

    /** Runs an update and returns the number of changed rows. Statements are prepared once. */
    int update(String sql, @Nullable Object... values) throws SQLException {
        PreparedStatement statement = updates.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            updates.put(sql, statement);
        }
        set(statement, values);
        return statement.executeUpdate();
    }

    private static void set(PreparedStatement statement, @Nullable Object[] values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
    }

    void write(Change change) {
        query(() -> {
            write(connection, change);
            return file;
        });
    }

    static void write(Connection connection, Change change) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("begin immediate");
            try {
                change.make();
                statement.execute("commit");
            } catch (SQLException | RuntimeException e) {
                rollBack(statement, e);
                throw e;
            }
        }
    }

    /** Rolls back. SQLite has already done so if the disk is full; that second failure must not hide the first. */
    private static void rollBack(Statement statement, Exception reason) {
        try {
            statement.execute("rollback");
        } catch (SQLException e) {
            reason.addSuppressed(e);
        }
    }

    @Override
    public void close() {
        hidden.close();
        try {
            query(() -> {
                for (PreparedStatement statement : updates.values()) {
                    statement.close();
                }
                connection.close();
                return file;
            });
        } finally {
            if (lock != null) {
                lock.close();
            }
        }
    }
}
