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
                    texts.add(rows.getString(1));
                }
            }
            return texts;
        });
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
