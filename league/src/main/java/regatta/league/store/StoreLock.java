package regatta.league.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.host.io.MachineFault;

/**
 * Lets one process at a time write to a league. The lock is on a file of its own, because a lock on the store would
 * meddle with SQLite's. The system gives it back when the process ends, however it ends; the file goes when it ends well.
 */
final class StoreLock implements AutoCloseable {

    private static final int MOST_TRIES = 100;

    private final Path file;
    private final FileChannel channel;

    private StoreLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * Takes the lock.
     *
     * @throws BadInput if another holds it
     */
    static StoreLock take(Path store) {
        Path file = Path.of(store + "-lock");
        Database.checkBeside(file);
        try {
            for (int i = 0; i < MOST_TRIES; i++) {
                StoreLock lock = tried(file, store);
                if (lock != null) {
                    return lock;
                }
            }
            throw new BadInput(store + " cannot be written: its lock comes and goes.");
        } catch (IOException e) {
            throw new BadInput(store + " cannot be written: " + MachineFault.reason(e));
        }
    }

    /** Returns the lock, or null if its file went, with its last holder, before it was taken. */
    private static @Nullable StoreLock tried(Path file, Path store) throws IOException {
        boolean made = !Files.exists(file);
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
        try {
            Object opened = identity(file);
            if (locked(channel) == null) {
                throw new BadInput("Another process" + holder(file) + " is writing to " + store
                        + ". Wait until it ends, or give this one a store of its own.");
            }
            String process = String.valueOf(ProcessHandle.current().pid());
            channel.truncate(0);
            channel.write(ByteBuffer.wrap(process.getBytes(StandardCharsets.US_ASCII)));
            // To open the file a second time and close it would give the lock back: such are the locks of POSIX.
            if (identity(file).equals(opened)) {
                return new StoreLock(file, channel);
            }
            channel.close();
            return null;
        } catch (NoSuchFileException e) {
            channel.close();
            return null;
        } catch (IOException | RuntimeException e) {
            channel.close();
            if (made && e instanceof IOException) {
                Files.deleteIfExists(file);
            }
            throw e;
        }
    }

    private static Object identity(Path file) throws IOException {
        return Files.getAttribute(file, "unix:ino");
    }

    private static @Nullable FileLock locked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null; // Held by this very process.
        }
    }

    private static String holder(Path file) throws IOException {
        String process = Files.readString(file, StandardCharsets.US_ASCII);
        return process.isEmpty() ? "" : " (number " + process + ")";
    }

    /** The file is deleted while the lock is held; who waits for it finds that the file is another one. */
    @Override
    public void close() {
        try (channel) {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new MachineFault("The lock " + file + " cannot be given back: " + MachineFault.reason(e), e);
        }
    }
}
