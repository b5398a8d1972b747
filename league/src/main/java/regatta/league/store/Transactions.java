package regatta.league.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** Asks a database and changes it as a whole or not at all; what goes wrong is told with the name of its file. */
record Transactions(Connection connection, Path file) {

    /** Something asked of the database. */
    interface Question<T> {
        T ask() throws SQLException;
    }

    /** Something written to the database. */
    interface Change {
        void make() throws SQLException;
    }

    <T> T ask(Question<T> question) {
        try {
            return question.ask();
        } catch (SQLException e) {
            throw StoreFailure.of(file, e);
        }
    }

    /** Returns the texts in the first column of what a query finds, in its order. */
    List<String> texts(String query) {
        return ask(() -> {
            List<String> texts = new ArrayList<>();
            try (Statement statement = connection.createStatement();
                    ResultSet rows = statement.executeQuery(query)) {
                while (rows.next()) {
                    texts.add(new StoredRow(file, rows).text(1));
                }
            }
            return texts;
        });
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
}
