package regatta.host.io;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when the machine cannot do what is needed, such as when a disk is full, a folder is read-only, or there are
 * too many threads or files. Neither a bug nor wrong input. The message states what happened and what is safe.
 */
public final class MachineFault extends RuntimeException {

    public MachineFault(String message, @Nullable Throwable cause) {
        super(message, cause);
    }

    /**
     * Returns how the machine caused a failure, as a sentence, or null if it did not.
     *
     * @param failure the exception, whose causes are searched too
     */
    public static @Nullable String reason(Throwable failure) {
        Throwable cause = failure;
        for (int depth = 0; cause != null && depth < 10; depth++) {
            if (cause instanceof OutOfMemoryError) {
                return memory(cause);
            }
            if (cause instanceof StackOverflowError) {
                return "The input is nested too deeply for this program's stack.";
            }
            if (cause instanceof IOException io) {
                return sentence(io);
            }
            cause = cause.getCause();
        }
        return null;
    }

    private static String memory(Throwable cause) {
        String text = String.valueOf(cause.getMessage());
        return text.contains("thread")
                ? "This user has reached the limit of threads."
                : "This program is out of memory (" + text + ").";
    }

    private static String sentence(IOException failure) {
        String text = String.valueOf(failure.getMessage());
        String lower = text.toLowerCase(Locale.ROOT);
        String where = failure instanceof FileSystemException file && file.getFile() != null ? file.getFile() : "";
        String at = where.isEmpty() ? "" : " (" + where + ")";
        if (lower.contains("no space left") || lower.contains("disk quota")) {
            return "The disk is full" + at + ".";
        }
        if (lower.contains("read-only file system")) {
            return "The folder is read-only" + at + ".";
        }
        if (lower.contains("too many open files")) {
            return "This user has reached the limit of open files" + at + ".";
        }
        if (lower.contains("error=11") || lower.contains("resource temporarily unavailable")) {
            return "This user has reached the limit of processes.";
        }
        if (lower.contains("error=12") || lower.contains("cannot allocate memory")) {
            return "The machine is out of memory and cannot start a process.";
        }
        if (failure instanceof AccessDeniedException) {
            return "Access is denied" + at + ".";
        }
        if (failure instanceof NoSuchFileException) {
            return "A file or folder does not exist" + at + ".";
        }
        return "System error: " + text + ".";
    }

    /** Returns whether the machine, and not the program to be started, caused a failed start. */
    public static boolean isCausedByMachine(IOException failure) {
        String text = String.valueOf(failure.getMessage());
        return text.contains("error=11,")
                || text.contains("error=12,")
                || text.contains("error=23,")
                || text.contains("error=24,")
                || text.contains("Too many open files");
    }
}
