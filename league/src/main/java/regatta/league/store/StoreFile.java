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
import regatta.host.sandbox.OutOfSight;

/**
 * An open SQLite file that bots do not see. It is queried, and changed as a whole or not at all; what goes wrong is reported
 * with the name of the file. One thread at a time.
 */
final class StoreFile implements AutoCloseable {

    /** Something asked of the database. */
    interface Question<T> {
        T ask() throws SQLException;
    }

    /** Something written to the database. */
    interface Change {
        void make() throws SQLException;
    }

    private final Path file;
    private final Connection connection;
    private final @Nullable StoreLock lock;
    private final OutOfSight hidden;
    private final Map<String, PreparedStatement> updates = new HashMap<>();

    private StoreFile(Path file, Connection connection, @Nullable StoreLock lock) {
        this.file = file;
        this.connection = connection;
        this.lock = lock;
        hidden = OutOfSight.keep(Stream.of("", "-wal", "-shm", "-lock", RecordFolder.ENDING)
                .map(ending -> Path.of(file + ending))
                .toArray(Path[]::new));
    }

    /**
     * Opens a file.
     *
     * @param write whether to make it if there is none, and keep other processes from writing to it
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

    <T> T ask(Question<T> question) {
        try {
            return question.ask();
        } catch (SQLException e) {
            throw StoreFailure.of(file, e);
        }
    }

    /** Returns the texts in the first column of what a query finds, in its order. */
    List<String> texts(String query, String... values) {
        return ask(() -> {
            List<String> texts = new ArrayList<>();
            try (PreparedStatement statement = connection.prepareStatement(query)) {
                set(statement, values);
                ResultSet rows = statement.executeQuery();
                while (rows.next()) {
                    texts.add(new StoredRow(file, rows).text(1));
                }
            }
            return texts;
        });
    }

    /** Runs a statement that changes something, and returns how many rows it changed; each is prepared once. */
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
        ask(() -> {
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

    /** SQLite has rolled back by itself if the disk is full; that there is nothing left to do must not hide why. */
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
            ask(() -> {
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
