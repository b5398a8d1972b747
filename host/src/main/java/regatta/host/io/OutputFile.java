package regatta.host.io;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Writes files whose names are derived from other files, such as the page of a record. Another user may have placed a
 * link at such a name, so the content is written to a new file, which is then renamed.
 */
public final class OutputFile {

    private OutputFile() {}

    /** Writes the named file if there is one, else replaces the other file. */
    public static void write(@Nullable Path named, Path other, byte[] content) throws IOException {
        if (named == null) {
            replace(other, content);
        } else {
            Files.write(named, content);
        }
    }

    /** Writes a file completely or not at all. A link of that name is replaced, not followed. */
    public static void replace(Path file, byte[] content) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new FileSystemException(file.toString(), null, "not a regular file");
        }
        Path temporary = file.resolveSibling(".regatta-" + UUID.randomUUID());
        try {
            Files.write(temporary, content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }
}
