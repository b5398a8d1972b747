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
 * A lock that lets one process at a time write to a league. It uses a separate file, because a lock on the store would
 * interfere with SQLite's. The operating system releases it when the process ends, and the file is deleted on a normal
 * end.
 */
final class StoreLock implements AutoCloseable {

    private static final int MAX_TRIES = 100;

    private final Path file;
    private final FileChannel channel;

    private StoreLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * Takes the lock.
     *
     * @throws BadInput if another process holds it
     */
    static StoreLock take(Path store) {
        Path file = Path.of(store + "-lock");
        Database.checkBeside(file);
        try {
            for (int i = 0; i < MAX_TRIES; i++) {
                StoreLock lock = tried(file, store);
                if (lock != null) {
                    return lock;
                }
            }
            throw new MachineFault(
                    store + " cannot be written: its lock file is repeatedly deleted and created.", null);
        } catch (NoSuchFileException e) {
            throw new MachineFault(
                    store + " cannot be created: its folder does not exist or does not accept files.", e);
        } catch (IOException e) {
            throw new MachineFault(store + " cannot be written: " + MachineFault.reason(e), e);
        }
    }

    /** Returns the lock, or null if its last holder deleted the file before it was taken. */
    private static @Nullable StoreLock tried(Path file, Path store) throws IOException {
        boolean made = !Files.exists(file);
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
        try {
            Object opened = identity(file);
            if (locked(channel) == null) {
                throw new BadInput("Another process" + holder(file) + " is writing to " + store
                        + ". Wait until it ends, or choose another --store.");
            }
            String process = String.valueOf(ProcessHandle.current().pid());
            channel.truncate(0);
            channel.write(ByteBuffer.wrap(process.getBytes(StandardCharsets.US_ASCII)));
            // Do not open the file a second time: closing it would release the lock, as POSIX specifies.
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
            return null; // This process holds it.
        }
    }

    private static String holder(Path file) throws IOException {
        String process = Files.readString(file, StandardCharsets.US_ASCII);
        return process.isEmpty() ? "" : " (PID " + process + ")";
    }

    /** Deletes the file while the lock is held. A waiting process then finds another file. */
    @Override
    public void close() {
        try (channel) {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new MachineFault("The lock " + file + " cannot be released: " + MachineFault.reason(e), e);
        }
    }
}
