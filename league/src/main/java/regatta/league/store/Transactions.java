package regatta.league.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;

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

    void write(Change change) {
        ask(() -> {
            connection.setAutoCommit(false);
            try {
                change.make();
                connection.commit();
                return file;
            } finally {
                connection.rollback();
                connection.setAutoCommit(true);
            }
        });
    }
}
