package regatta.league.store;

import java.nio.file.Path;
import java.sql.Connection;
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
 * The blocks of one long run, such as a tuning run, in a SQLite file. A block is stored completely or not at all, and
 * survives the end of the process once {@link #add} has returned. Used by one thread.
 */
public final class BlockStore implements AutoCloseable {

    private static final int FORMAT = 1;

    /** A consumer of stored blocks. */
    public interface Reader {
        void take(String phase, int number, Block block);
    }

    private final StoreFile file;

    private BlockStore(StoreFile file) {
        this.file = file;
    }

    /**
     * Opens a file, or creates it.
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
                throw new BadInput(file + " is a database of another program.");
            }
            if (format > FORMAT) {
                throw new BadInput(file + " was written by a newer Regatta: its format is " + format
                        + ", and this version" + " reads " + FORMAT + ".");
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

    /** Returns the description of the run; empty if it is not set. */
    public List<String> question() {
        return file.texts(Sql.QUESTION);
    }

    public void setQuestion(List<String> lines) {
        file.write(() -> {
            for (int i = 0; i < lines.size(); i++) {
                file.update(Sql.ADD_QUESTION, i, lines.get(i));
            }
        });
    }

    public void each(Reader reader) {
        file.query(() -> {
            file.each(Sql.BLOCKS, row -> {
                String phase = row.text(1);
                int number = row.row().getInt(2);
                List<Block.SeatResult> seatings = new ArrayList<>();
                file.each(
                        Sql.BLOCK_SEATS,
                        seat -> seatings.add(new Block.SeatResult(seat.text(1), fault(seat))),
                        phase,
                        number);
                List<String> course = List.of(row.text(4).split(" ", -1));
                reader.take(phase, number, new Block(row.share(3), course, seatings));
            });
            return file;
        });
    }

    private static @Nullable TurnFault fault(StoredRow row) throws SQLException {
        return row.row().getString(2) == null ? null : new TurnFault(row.row().getInt(3), row.kind(2), row.text(4));
    }

    public void add(String phase, int number, Block block) {
        file.write(() -> {
            file.update(Sql.ADD_BLOCK, phase, number, block.score(), String.join(" ", block.digests()));
            for (int i = 0; i < block.seats().size(); i++) {
                addSeating(phase, number, i, block.seats().get(i));
            }
        });
    }

    private void addSeating(String phase, int number, int place, Block.SeatResult seating) throws SQLException {
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
