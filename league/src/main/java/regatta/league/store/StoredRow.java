package regatta.league.store;

import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Fault;

/** The current row of a query. A store may come from an untrusted source, so every value is checked. */
record StoredRow(Path file, ResultSet row) {

    String text(int column) throws SQLException {
        return present(row.getString(column), column);
    }

    int number(int column, int min, int max) throws SQLException {
        long number = row.getLong(column);
        if (row.wasNull() || number < min || number > max) {
            throw damaged(name(column) + " is " + row.getString(column) + ", not a number from " + min + " to " + max);
        }
        return (int) number;
    }

    /** Returns a number from 0 to 1. */
    double share(int column) throws SQLException {
        double share = row.getDouble(column);
        if (!(share >= 0 && share <= 1)) {
            throw damaged(name(column) + " is " + share + ", not a number from 0 to 1");
        }
        return share;
    }

    <T> T parsed(int column, Function<String, T> parser) throws SQLException {
        try {
            return parser.apply(text(column));
        } catch (IllegalArgumentException e) { // BadInput is a subclass.
            throw damaged(name(column) + ": " + e.getMessage());
        }
    }

    Fault.Kind kind(int column) throws SQLException {
        return parsed(column, Fault.Kind::valueOf);
    }

    /** Returns the object that a column refers to. */
    <T> T present(@Nullable T found, int column) throws SQLException {
        if (found == null) {
            throw damaged(name(column) + " " + row.getString(column) + " does not exist");
        }
        return found;
    }

    private String name(int column) throws SQLException {
        return row.getMetaData().getColumnName(column);
    }

    private BadInput damaged(String what) {
        return new BadInput(file + " is damaged: " + what + ". Use an intact copy.");
    }
}
