package regatta.host.record;

import java.io.Closeable;
import java.io.IOException;

/**
 * Receives the lines of a record during its match: a file, a buffer in memory, or a live viewer. A sink that fails
 * receives no further lines; the match continues.
 */
public interface RecordSink extends Closeable {

    /**
     * Receives a line.
     *
     * @param line the bytes of the line, which change after this call
     * @param length the number of bytes, including the newline at the end
     */
    void write(byte[] line, int length) throws IOException;

    /** Makes all lines so far visible to readers. */
    default void flush() throws IOException {}

    @Override
    default void close() throws IOException {}
}
