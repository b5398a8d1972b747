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
import regatta.league.table.StoredBot;
import regatta.league.table.StoredMatch;

/**
 * A league in one SQLite file. A match is in it as a whole or not at all, and survives the end of the process, however it
 * ends. (Only a failure of the whole computer can take the last few, because the disk is not waited for; what it leaves is
 * a store without them, and they are played again.)
 *
 * <p>Any thread may add; one writes at a time.
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
     * Opens a store to write, and makes it if there is none.
     *
     * @throws BadInput if another process writes to it, or if it is no store that this program can use
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
     * Opens a store to read, while others may write to it.
     *
     * @throws BadInput if there is none, or if it is none that this program can use
     */
    public static SqliteStore read(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new BadInput("There is no store " + file + ". 'regatta tourney' makes one.");
        }
        return new SqliteStore(file, false);
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
            file.write(() -> file.update(Sql.SET_PROPERTY, "game", game));
        } else if (!owner.equals(game)) {
            throw new BadInput(file() + " is a league of " + owner + ", not of " + game + ". Choose another file.");
        }
    }

    @Override
    public synchronized String game() {
        return String.join("", file.texts(Sql.PROPERTY, "game"));
    }

    public Path file() {
        return file.file();
    }

    @Override
    public synchronized List<StoredMatch> matches(MatchFilter filter) {
        String game = game();
        List<StoredMatch> matches = file.ask(() -> reader.matches(filter));
        for (StoredMatch match : matches) {
            if (!match.scenario().game().equals(game)) {
                throw new BadInput(file() + " is a league of " + game + ", but has a match of "
                        + match.scenario().game() + ". Use a copy that nobody changed.");
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
                    "A record cannot be kept: " + MachineFault.reason(e) + " All matches counted until now are safe in "
                            + file() + "; the same command goes on from there.",
                    e);
        }
    }

    @Override
    public synchronized Collection<StoredBot> bots() {
        return file.ask(reader::bots).values();
    }

    @Override
    public synchronized Map<StoredBot, String> setAside() {
        return file.ask(reader::setAside);
    }

    @Override
    public synchronized void setAside(StoredBot bot, String reason, String since) {
        file.write(() -> writer.setAside(bot, reason, since));
    }

    @Override
    public synchronized void close() {
        file.close();
    }
}
