package regatta.league.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import regatta.core.BadInput;
import regatta.host.io.MachineFault;
import regatta.league.table.Disqualification;
import regatta.league.table.StoredBot;
import regatta.league.table.StoredMatch;

/**
 * A league in a SQLite file. A match is stored completely or not at all, and survives the end of the process. A crash
 * of the whole computer may lose the last few matches, because writes are not synced to the disk; the store remains
 * valid, and the matches are played again.
 *
 * <p>Any thread may add matches; writes are serialized.
 */
public final class SqliteStore implements LeagueStore {

    private final StoreFile file;
    private final MatchReader reader;
    private final MatchWriter writer;

    private SqliteStore(Path path, boolean write) {
        file = StoreFile.open(path, write, connection -> prepare(connection, path, write));
        reader = new MatchReader(file);
        writer = new MatchWriter(file);
    }

    /**
     * Opens a store for writing, or creates it.
     *
     * @throws BadInput if another process writes to it, or if it is not a store that this program can use
     */
    public static SqliteStore open(Path file, String game) {
        SqliteStore store = new SqliteStore(file, true);
        try {
            store.belongTo(game);
            return store;
        } catch (RuntimeException e) {
            store.close();
            throw e;
        }
    }

    /**
     * Opens a store for reading, while other processes may write to it.
     *
     * @throws BadInput if it does not exist, or if it is not a store that this program can use
     */
    public static SqliteStore read(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new BadInput("There is no league file " + file + ". 'regatta tourney' creates one.");
        }
        return new SqliteStore(file, false);
    }

    private static void prepare(Connection connection, Path file, boolean make) throws SQLException {
        Migrations migrations = new Migrations(connection, file);
        int version = migrations.version();
        if (version == 0 && !make) {
            throw new BadInput(file + " is not a league file.");
        }
        migrations.run(version);
    }

    private void belongTo(String game) {
        String owner = game();
        if (owner.isEmpty()) {
            setProperty("game", game);
        } else if (!owner.equals(game)) {
            throw new BadInput(file() + " is a league of " + owner + ", not of " + game + ". Choose another file.");
        }
    }

    @Override
    public synchronized String game() {
        return property("game");
    }

    /** Stores a value about the whole league. */
    public synchronized void setProperty(String name, String value) {
        file.write(() -> file.update(Sql.SET_PROPERTY, name, value));
    }

    /** Returns a value about the whole league; empty if it is not stored. */
    public synchronized String property(String name) {
        return String.join("", file.texts(Sql.PROPERTY, name));
    }

    public Path file() {
        return file.file();
    }

    @Override
    public synchronized List<StoredMatch> matches(MatchFilter filter) {
        String game = game();
        List<StoredMatch> matches = file.query(() -> reader.matches(filter));
        for (StoredMatch match : matches) {
            if (!match.scenario().game().equals(game)) {
                throw new BadInput(file() + " is a league of " + game + ", but contains a match of "
                        + match.scenario().game() + ". Use an unchanged copy.");
            }
        }
        return matches;
    }

    @Override
    public synchronized void add(StoredMatch match) {
        file.write(() -> writer.add(match));
    }

    @Override
    public String keepRecord(String key, byte[] record) {
        try {
            return new RecordFolder(file()).keep(key, record);
        } catch (IOException e) {
            throw new MachineFault(
                    "A record cannot be written: " + MachineFault.reason(e) + " All finished matches are stored in "
                            + file() + "; the same command continues.",
                    e);
        }
    }

    @Override
    public synchronized Collection<StoredBot> bots() {
        return file.query(reader::bots).values();
    }

    @Override
    public synchronized Map<StoredBot, Disqualification> disqualified() {
        return file.query(reader::disqualified);
    }

    @Override
    public synchronized void disqualify(StoredBot bot, Disqualification reason, String since) {
        file.write(() -> writer.disqualify(bot, reason, since));
    }

    @Override
    public synchronized void close() {
        file.close();
    }
}
