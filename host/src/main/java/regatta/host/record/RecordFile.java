package regatta.host.record;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;

/** A record file: JSON lines, compressed with gzip. After a failed write, the lines before it stay readable. */
public final class RecordFile implements RecordSink {

    private static final int BUFFER = 1 << 14;

    private final OutputStream file;
    private final OutputStream compressed;
    private boolean failed;

    public RecordFile(OutputStream file) throws IOException {
        this.file = file;
        compressed = new GZIPOutputStream(new BufferedOutputStream(file, BUFFER), BUFFER, true);
    }

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
        compressed.write(line, 0, length);
        failed = false;
    }

    @Override
    public void flush() throws IOException {
        failed = true;
        compressed.flush();
        failed = false;
    }

    @Override
    public void close() throws IOException {
        try (file) {
            if (!failed) {
                compressed.close();
            }
        }
    }
}
