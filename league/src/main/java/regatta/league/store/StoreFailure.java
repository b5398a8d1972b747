package regatta.league.store;

import java.nio.file.Path;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import regatta.core.BadInput;
import regatta.host.io.MachineFault;

/** The exceptions for failures of a database: a fault of the machine, of the file, or a bug. */
final class StoreFailure {

    private StoreFailure() {}

    static RuntimeException of(Path file, SQLException failure) {
        SQLiteErrorCode code = SQLiteErrorCode.getErrorCode(failure.getErrorCode() & 0xff);
        String reason = machine(code, failure);
        if (reason != null) {
            return new MachineFault(
                    file + ": " + reason + " All finished matches are stored; the same command continues.", failure);
        }
        return switch (code) {
            case SQLITE_NOTADB -> new BadInput(file + " is not a league file or a file of a tuning run.");
            case SQLITE_CORRUPT, SQLITE_MISMATCH, SQLITE_CONSTRAINT, SQLITE_SCHEMA, SQLITE_TOOBIG, SQLITE_FORMAT ->
                new BadInput(file + " is damaged: " + failure.getMessage() + ". Use an intact copy.");
            default -> new IllegalStateException("the store " + file + " failed", failure);
        };
    }

    /** Returns the reason if the machine caused a failure, or null. */
    private static @Nullable String machine(SQLiteErrorCode code, SQLException failure) {
        return switch (code) {
            case SQLITE_FULL -> "The disk is full.";
            case SQLITE_READONLY -> "The file or its folder is read-only.";
            case SQLITE_CANTOPEN ->
                "The file or one next to it cannot be opened: the folder is read-only or missing, or too many files"
                        + " are open.";
            case SQLITE_PERM -> "Access is denied.";
            case SQLITE_IOERR -> "The disk failed: " + failure.getMessage() + ".";
            case SQLITE_NOMEM -> "Out of memory.";
            case SQLITE_BUSY, SQLITE_LOCKED -> "Another program has locked it. Close that program.";
            default -> null;
        };
    }
}
