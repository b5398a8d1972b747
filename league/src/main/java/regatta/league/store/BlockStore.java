package regatta.league.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.host.match.TurnFault;
import regatta.league.verdict.Block;

/**
 * The blocks of one long question, such as a tuning: one SQLite file. A block is in it as a whole or not at all, and once
 * {@link #add} returned it survives the end of the process. One thread uses it.
 */
public final class BlockStore implements AutoCloseable {

    private static final int FORMAT = 1;

    /** Takes stored blocks one by one. */
    public interface Reader {
        void take(String phase, int number, Block block);
    }

    private final StoreFile file;

    private BlockStore(StoreFile file) {
        this.file = file;
    }

    /**
     * Opens a store, and makes it if there is none.
     *
     * @throws BadInput if another process writes to it, or if it is another kind of file
     */
    public static BlockStore open(Path file) {
        return new BlockStore(StoreFile.open(file, true, connection -> prepare(connection, file)));
    }

    private static void prepare(Connection connection, Path file) throws SQLException {
        Map<String, String> found = Database.schema(connection);
        try (Statement statement = connection.createStatement()) {
            int format = format(statement);
            if (format == 0 && !found.isEmpty()) {
                throw new BadInput(file + " is a database, but no file of blocks.");
            }
            if (format > FORMAT) {
                throw new BadInput(file + " was written by a newer Regatta: its format is " + format + ", and this one"
                        + " knows " + FORMAT + ".");
            }
        }
        if (found.isEmpty()) {
            makeTables(connection);
        } else {
            Database.checkSchema(file, Database.schemaAfter(BlockStore::makeTables), found);
        }
    }

    private static void makeTables(Connection connection) throws SQLException {
        StoreFile.write(connection, () -> {
            try (Statement statement = connection.createStatement()) {
                for (String table : Sql.BLOCK_TABLES) {
                    statement.execute(table);
                }
                statement.execute("pragma user_version = " + FORMAT);
            }
        });
    }

    private static int format(Statement statement) throws SQLException {
        try (ResultSet row = statement.executeQuery("pragma user_version")) {
            return row.next() ? row.getInt(1) : 0;
        }
    }

    /** Returns what the blocks were played for; nothing if nobody said yet. */
    public List<String> question() {
        return file.texts(Sql.QUESTION);
    }

    /** Says what the blocks are played for. */
    public void setQuestion(List<String> lines) {
        file.write(() -> {
            for (int i = 0; i < lines.size(); i++) {
                file.update(Sql.ADD_QUESTION, i, lines.get(i));
            }
        });
    }

    /** Hands out all blocks. */
    public void each(Reader reader) {
        file.ask(() -> {
            try (Statement statement = file.connection().createStatement();
                    ResultSet rows = statement.executeQuery(Sql.BLOCKS)) {
                StoredRow row = new StoredRow(file.file(), rows);
                while (rows.next()) {
                    String phase = row.text(1);
                    int number = rows.getInt(2);
                    reader.take(
                            phase,
                            number,
                            new Block(row.share(3), List.of(row.text(4).split(" ", -1)), seatings(phase, number)));
                }
            }
            return file;
        });
    }

    private List<Block.Seating> seatings(String phase, int number) throws SQLException {
        List<Block.Seating> seatings = new ArrayList<>();
        try (PreparedStatement statement = file.connection().prepareStatement(Sql.BLOCK_SEATS)) {
            statement.setString(1, phase);
            statement.setInt(2, number);
            try (ResultSet rows = statement.executeQuery()) {
                StoredRow row = new StoredRow(file.file(), rows);
                while (rows.next()) {
                    seatings.add(new Block.Seating(row.text(1), fault(row)));
                }
            }
        }
        return seatings;
    }

    private static @Nullable TurnFault fault(StoredRow row) throws SQLException {
        return row.row().getString(2) == null ? null : new TurnFault(row.row().getInt(3), row.kind(2), row.text(4));
    }

    /** Adds a block. */
    public void add(String phase, int number, Block block) {
        file.write(() -> {
            file.update(Sql.ADD_BLOCK, phase, number, block.score(), String.join(" ", block.course()));
            for (int i = 0; i < block.seatings().size(); i++) {
                addSeating(phase, number, i, block.seatings().get(i));
            }
        });
    }

    private void addSeating(String phase, int number, int place, Block.Seating seating) throws SQLException {
        TurnFault fault = seating.fault();
        file.update(
                Sql.ADD_BLOCK_SEAT,
                phase,
                number,
                place,
                seating.bot(),
                fault == null ? null : fault.kind().name(),
                fault == null ? 0 : fault.turn(),
                fault == null ? "" : fault.detail());
    }

    @Override
    public void close() {
        file.close();
    }
}
