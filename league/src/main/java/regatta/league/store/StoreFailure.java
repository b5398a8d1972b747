package regatta.league.store;

import java.nio.file.Path;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import regatta.core.BadInput;
import regatta.host.io.MachineFault;

/** What to throw when a database fails: a fault of the machine, of the file, or of ours. */
final class StoreFailure {

    private StoreFailure() {}

    static RuntimeException of(Path file, SQLException failure) {
        SQLiteErrorCode code = SQLiteErrorCode.getErrorCode(failure.getErrorCode() & 0xff);
        String reason = machine(code, failure);
        if (reason != null) {
            return new MachineFault(
                    file + ": " + reason + " All matches counted until now are safe in it; the same command goes on"
                            + " from there.",
                    failure);
        }
        return switch (code) {
            case SQLITE_NOTADB -> new BadInput(file + " is not the store of a league or of a tuning.");
            case SQLITE_CORRUPT, SQLITE_MISMATCH, SQLITE_CONSTRAINT, SQLITE_SCHEMA, SQLITE_TOOBIG, SQLITE_FORMAT ->
                new BadInput(file + " is damaged: " + failure.getMessage() + ". Use a copy that is whole.");
            default -> new IllegalStateException("the store " + file + " failed", failure);
        };
    }

    /** Returns what the machine has to do with a failure, or null if it has nothing to do with it. */
    private static @Nullable String machine(SQLiteErrorCode code, SQLException failure) {
        return switch (code) {
            case SQLITE_FULL -> "The disk is full.";
            case SQLITE_READONLY -> "The file or its folder is read-only.";
            case SQLITE_CANTOPEN ->
                "It, or a file beside it, cannot be opened: the folder is read-only or not there, or no more files can"
                        + " be opened.";
            case SQLITE_PERM -> "Access is denied.";
            case SQLITE_IOERR -> "The disk failed: " + failure.getMessage() + ".";
            case SQLITE_NOMEM -> "There is no more memory.";
            case SQLITE_BUSY, SQLITE_LOCKED -> "Another program has locked it. Close that program.";
            default -> null;
        };
    }
}
