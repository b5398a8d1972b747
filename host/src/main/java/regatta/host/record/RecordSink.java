package regatta.host.record;

import java.io.Closeable;
import java.io.IOException;

/**
 * Receives the lines of a record while its match is played: a file, a buffer in memory, or a subscriber who watches live. A
 * sink that fails gets no further lines; the match goes on.
 */
public interface RecordSink extends Closeable {

    /**
     * Takes a line.
     *
     * @param line the bytes of it, which change after this call
     * @param length the number of bytes, with the newline at the end
     */
    void write(byte[] line, int length) throws IOException;

    /** Makes all lines so far visible to readers. */
    default void flush() throws IOException {}

    @Override
    default void close() throws IOException {}
}
