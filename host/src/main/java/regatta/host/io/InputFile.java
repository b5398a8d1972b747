package regatta.host.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import regatta.core.BadInput;

/** Reads regular files up to a size limit. A pipe may block, and a device may be endless. */
public final class InputFile {

    private InputFile() {}

    /**
     * Opens a file.
     *
     * @param options {@link LinkOption#NOFOLLOW_LINKS} to refuse a link
     * @throws BadInput if it is not a regular file, or larger than {@code maxBytes}
     */
    public static InputStream open(Path file, long maxBytes, LinkOption... options) throws IOException {
        if (!Files.exists(file, options)) {
            throw new NoSuchFileException(file.toString());
        }
        if (!Files.isRegularFile(file, options)) {
            throw new BadInput(file + " is not a regular file.");
        }
        if (Files.size(file) > maxBytes) {
            throw tooLarge(file, maxBytes);
        }
        return Files.newInputStream(file, options);
    }

    /**
     * Reads a file.
     *
     * @throws BadInput as for {@link #open}
     */
    public static byte[] bytes(Path file, int maxBytes, LinkOption... options) throws IOException {
        try (InputStream in = open(file, maxBytes, options)) {
            byte[] content = in.readNBytes(maxBytes + 1);
            if (content.length > maxBytes) {
                throw tooLarge(file, maxBytes);
            }
            return content;
        }
    }

    private static BadInput tooLarge(Path file, long maxBytes) {
        return new BadInput(file + " is larger than " + size(maxBytes) + ".");
    }

    /**
     * Reads a text file in UTF-8.
     *
     * @throws IOException if it is not UTF-8
     * @throws BadInput as for {@link #open}
     */
    public static String text(Path file, int maxBytes, LinkOption... options) throws IOException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes(file, maxBytes, options)))
                .toString();
    }

    /** Formats a size for users. */
    public static String size(long bytes) {
        return bytes < 10_000
                ? bytes + " bytes"
                : bytes < 10_000_000
                        ? String.format(Locale.ROOT, "%.0f kB", bytes / 1e3)
                        : String.format(Locale.ROOT, "%.0f MB", bytes / 1e6);
    }
}
