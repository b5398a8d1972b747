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
 * Writes files whose names follow from those of other files, such as the page beside a record. What has such a name may be
 * a link that somebody else put there, so the content goes to a new file, which then takes the name.
 */
public final class OutputFile {

    private OutputFile() {}

    /** Writes the file that a person named; where none was named, replaces the other one. */
    public static void write(@Nullable Path named, Path other, byte[] content) throws IOException {
        if (named == null) {
            replace(other, content);
        } else {
            Files.write(named, content);
        }
    }

    /** Writes a file as a whole or not at all. A link of that name is replaced, not followed. */
    public static void replace(Path file, byte[] content) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new FileSystemException(file.toString(), null, "not a regular file");
        }
        Path half = file.resolveSibling(".regatta-" + UUID.randomUUID());
        try {
            Files.write(half, content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            Files.move(half, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(half);
        }
    }
}
