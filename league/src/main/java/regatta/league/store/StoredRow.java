package regatta.league.store;

import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Fault;

/** The row a query stands at. A store may come from anybody, so every value is checked before it is used. */
record StoredRow(Path file, ResultSet row) {

    String text(int column) throws SQLException {
        return present(row.getString(column), column);
    }

    int number(int column, int min, int max) throws SQLException {
        long number = row.getLong(column);
        if (row.wasNull() || number < min || number > max) {
            throw damaged(
                    name(column) + " is " + row.getString(column) + ", and not a number from " + min + " to " + max);
        }
        return (int) number;
    }

    /** Returns a number from 0 to 1. */
    double share(int column) throws SQLException {
        double share = row.getDouble(column);
        if (!(share >= 0 && share <= 1)) {
            throw damaged(name(column) + " is " + share + ", and not a number from 0 to 1");
        }
        return share;
    }

    /** Returns what a column means. */
    <T> T parsed(int column, Function<String, T> parser) throws SQLException {
        try {
            return parser.apply(text(column));
        } catch (IllegalArgumentException e) { // Bad input is one.
            throw damaged(name(column) + ": " + e.getMessage());
        }
    }

    Fault.Kind kind(int column) throws SQLException {
        return parsed(column, Fault.Kind::valueOf);
    }

    /** Returns what a column refers to. */
    <T> T present(@Nullable T found, int column) throws SQLException {
        if (found == null) {
            throw damaged(name(column) + " " + row.getString(column) + " is not there");
        }
        return found;
    }

    private String name(int column) throws SQLException {
        return row.getMetaData().getColumnName(column);
    }

    private BadInput damaged(String what) {
        return new BadInput(file + " is damaged: " + what + ". Use a copy that is whole.");
    }
}
