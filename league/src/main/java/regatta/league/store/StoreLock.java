package regatta.league.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;

/**
 * Lets one process at a time write to a league. The lock is on a file of its own, because a lock on the store would
 * meddle with SQLite's. The system gives it back when the process ends, however it ends.
 */
final class StoreLock implements AutoCloseable {

    private final FileChannel channel;

    private StoreLock(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * Takes the lock.
     *
     * @throws BadInput if another holds it
     */
    static StoreLock take(Path store) {
        Path file = Path.of(store + "-lock");
        try {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (locked(channel) == null) {
                channel.close();
                throw new BadInput("Another process" + holder(file) + " is writing to " + store
                        + ". Wait until it ends, or give this one a store of its own.");
            }
            channel.truncate(0);
            String process = String.valueOf(ProcessHandle.current().pid());
            channel.write(ByteBuffer.wrap(process.getBytes(StandardCharsets.US_ASCII)));
            return new StoreLock(channel);
        } catch (IOException e) {
            throw new BadInput(store + " cannot be written: " + e.getMessage() + ".");
        }
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

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new IllegalStateException("a lock cannot be given back", e);
        }
    }
}
