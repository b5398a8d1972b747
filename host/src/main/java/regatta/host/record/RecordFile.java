package regatta.host.record;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;

/** A record in its file format: lines packed with gzip. Once writing has failed, what is there stays readable. */
public final class RecordFile implements RecordSink {

    private static final int BUFFER = 1 << 14;

    private final OutputStream file;
    private final OutputStream packed;
    private boolean failed;

    /** Writes the content of a record file to a stream. */
    public RecordFile(OutputStream file) throws IOException {
        this.file = file;
        packed = new GZIPOutputStream(new BufferedOutputStream(file, BUFFER), BUFFER, true);
    }

    /** Creates a record file, and its folder if there is none. */
    public static RecordFile create(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        return new RecordFile(Files.newOutputStream(file));
    }

    @Override
    public void write(byte[] line, int length) throws IOException {
        failed = true;
        packed.write(line, 0, length);
        failed = false;
    }

    @Override
    public void flush() throws IOException {
        failed = true;
        packed.flush();
        failed = false;
    }

    @Override
    public void close() throws IOException {
        try (file) {
            if (!failed) {
                packed.close();
            }
        }
    }
}
