package regatta.league.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.host.io.MachineFault;
import regatta.host.sandbox.OutOfSight;

/**
 * A league in one SQLite file. A match is in it as a whole or not at all, and survives the end of the process, however it
 * ends. (Only a failure of the whole computer can take the last few, because the disk is not waited for; what it leaves is
 * a store without them, and they are played again.)
 *
 * <p>Any thread may add; one writes at a time.
 */
public final class SqliteStore implements LeagueStore {

    private final Path file;
    private final Connection connection;
    private final Transactions transactions;
    private final MatchReader reader;
    private final @Nullable StoreLock lock;
    private @Nullable MatchWriter writer;

    private final OutOfSight hidden;

    private SqliteStore(Path file, Connection connection, @Nullable StoreLock lock) {
        hidden = OutOfSight.keep(
                file,
                Path.of(file + "-wal"),
                Path.of(file + "-shm"),
                Path.of(file + "-lock"),
                new RecordFolder(file).path());
        this.file = file;
        this.connection = connection;
        transactions = new Transactions(connection, file);
        reader = new MatchReader(connection, file);
        this.lock = lock;
    }

    /**
     * Opens a store to write, and makes it if there is none.
     *
     * @throws BadInput if another process writes to it, or if it is no store that this program can use
     */
    public static SqliteStore open(Path file, String game) {
        StoreLock lock = StoreLock.take(file);
        try {
            SqliteStore store = opened(file, lock);
            store.belongTo(game);
            return store;
        } catch (RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    /**
     * Opens a store to read, while others may write to it.
     *
     * @throws BadInput if there is none, or if it is none that this program can use
     */
    public static SqliteStore read(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new BadInput("There is no store " + file + ". 'regatta tourney' makes one.");
        }
        return opened(file, null);
    }

    private static SqliteStore opened(Path file, @Nullable StoreLock lock) {
        boolean make = lock != null;
        return new SqliteStore(file, Database.open(file, connection -> prepare(connection, file, make)), lock);
    }

    private static void prepare(Connection connection, Path file, boolean make) throws SQLException {
        Migrations migrations = new Migrations(connection, file);
        int version = migrations.version();
        if (version == 0 && !make) {
            throw new BadInput(file + " is not the store of a league.");
        }
        migrations.run(version);
    }

    private void belongTo(String game) {
        String owner = game();
        if (owner.isEmpty()) {
            setProperty("game", game);
        } else if (!owner.equals(game)) {
            throw new BadInput(file + " is a league of " + owner + ", not of " + game + ". Choose another file.");
        }
    }

    @Override
    public String game() {
        return transactions.ask(() -> {
            try (PreparedStatement statement = connection.prepareStatement(Sql.PROPERTY)) {
                statement.setString(1, "game");
                try (ResultSet row = statement.executeQuery()) {
                    return row.next() ? row.getString(1) : "";
                }
            }
        });
    }

    private void setProperty(String name, String value) {
        transactions.ask(() -> {
            try (PreparedStatement statement = connection.prepareStatement(Sql.SET_PROPERTY)) {
                statement.setString(1, name);
                statement.setString(2, value);
                return statement.executeUpdate();
            }
        });
    }

    public Path file() {
        return file;
    }

    @Override
    public synchronized List<StoredMatch> matches(MatchFilter filter) {
        String game = game();
        List<StoredMatch> matches = transactions.ask(() -> reader.matches(filter));
        for (StoredMatch match : matches) {
            if (!match.scenario().game().equals(game)) {
                throw new BadInput(file + " is a league of " + game + ", but has a match of "
                        + match.scenario().game() + ". Use a copy that nobody changed.");
            }
        }
        return matches;
    }

    @Override
    public synchronized void add(StoredMatch match) {
        transactions.write(() -> writer().add(match));
    }

    @Override
    public String keepRecord(String key, byte[] record) {
        try {
            return new RecordFolder(file).keep(key, record);
        } catch (IOException e) {
            throw new MachineFault(
                    "A record cannot be kept: " + MachineFault.reason(e) + " All matches counted until now are safe in "
                            + file + "; the same command goes on from there.",
                    e);
        }
    }

    @Override
    public synchronized Collection<StoredBot> bots() {
        return transactions.ask(reader::bots).values();
    }

    @Override
    public synchronized Map<StoredBot, String> setAside() {
        return transactions.ask(() -> {
            Map<Integer, StoredBot> bots = reader.bots();
            Map<StoredBot, String> found = new LinkedHashMap<>();
            try (Statement statement = connection.createStatement();
                    ResultSet rows = statement.executeQuery(Sql.ALL_SET_ASIDE)) {
                while (rows.next()) {
                    StoredBot bot = bots.get(rows.getInt(1));
                    if (bot != null) {
                        found.put(bot, new StoredRow(file, rows).text(2));
                    }
                }
            }
            return found;
        });
    }

    @Override
    public synchronized void setAside(StoredBot bot, String reason, String since) {
        transactions.write(() -> writer().setAside(bot, reason, since));
    }

    private MatchWriter writer() throws SQLException {
        if (writer == null) {
            writer = new MatchWriter(connection);
        }
        return writer;
    }

    @Override
    public synchronized void close() {
        hidden.close();
        try {
            closeConnection();
        } finally {
            if (lock != null) {
                lock.close();
            }
        }
    }

    private void closeConnection() {
        transactions.ask(() -> {
            if (writer != null) {
                writer.close();
            }
            connection.close();
            return file;
        });
    }
}
