package regatta.league.store;

import java.nio.file.Path;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import regatta.host.MachineFault;

/** What to throw when a database fails: the machine's fault or ours. */
final class StoreFailure {

    private StoreFailure() {}

    static RuntimeException of(Path file, SQLException failure) {
        String reason = machine(failure);
        if (reason == null) {
            return new IllegalStateException("the store " + file + " failed", failure);
        }
        return new MachineFault(
                file + ": " + reason + " All matches counted until now are safe in it; the same command goes on"
                        + " from there.",
                failure);
    }

    /** Returns what the machine has to do with a failure, or null if it has nothing to do with it. */
    private static @Nullable String machine(SQLException failure) {
        return switch (SQLiteErrorCode.getErrorCode(failure.getErrorCode() & 0xff)) {
            case SQLITE_FULL -> "The disk is full.";
            case SQLITE_READONLY -> "The file or its folder is read-only.";
            case SQLITE_CANTOPEN ->
                "A file beside it cannot be opened: the folder is read-only, or no more files can be.";
            case SQLITE_PERM -> "Access is denied.";
            case SQLITE_IOERR -> "The disk failed: " + failure.getMessage() + ".";
            case SQLITE_NOMEM -> "There is no more memory.";
            default -> null;
        };
    }
}
