package regatta.host.io;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The machine cannot do what is asked of it: its disk is full, a folder is read-only, there are no more threads or files.
 * That is no fault of ours, nor of what a person typed. The message says what happened and what is safe.
 */
public final class MachineFault extends RuntimeException {

    public MachineFault(String message, @Nullable Throwable cause) {
        super(message, cause);
    }

    /**
     * Returns what the machine has to do with a failure, as a sentence, or null if it has nothing to do with it.
     *
     * @param failure what was thrown, with its causes
     */
    public static @Nullable String reason(Throwable failure) {
        Throwable cause = failure;
        for (int depth = 0; cause != null && depth < 10; depth++) {
            if (cause instanceof OutOfMemoryError) {
                return memory(cause);
            }
            if (cause instanceof StackOverflowError) {
                return "The input is nested too deeply for the memory this program has.";
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
                ? "The machine lets this user start no more threads."
                : "This program has no more memory (" + text + ").";
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
            return "The machine lets this user open no more files" + at + ".";
        }
        if (lower.contains("error=11") || lower.contains("resource temporarily unavailable")) {
            return "The machine lets this user start no more processes.";
        }
        if (lower.contains("error=12") || lower.contains("cannot allocate memory")) {
            return "The machine has no memory left to start a process.";
        }
        if (failure instanceof AccessDeniedException) {
            return "Access is denied" + at + ".";
        }
        if (failure instanceof NoSuchFileException) {
            return "A file or folder is not there any more" + at + ".";
        }
        return "The machine says: " + text + ".";
    }

    /** Returns whether a failure to start a program is the machine's, and not that of what was to be started. */
    public static boolean isOfMachine(IOException failure) {
        String text = String.valueOf(failure.getMessage());
        return text.contains("error=11,")
                || text.contains("error=12,")
                || text.contains("error=23,")
                || text.contains("error=24,")
                || text.contains("Too many open files");
    }
}
