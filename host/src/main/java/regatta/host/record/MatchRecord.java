package regatta.host.record;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Fault;
import regatta.core.Standing;
import regatta.core.Transcript;
import regatta.host.io.InputFile;
import regatta.host.io.MachineFault;

/**
 * A record, read.
 *
 * @param faults by turn, then by seat: what the record says of each that failed, null of the others
 * @param fingerprints by turn
 * @param result the standings, or null if the file ends before them
 * @param sealed whether the digest in the last line is that of the lines before it
 */
public record MatchRecord(
        RecordHeader header,
        Transcript transcript,
        List<List<@Nullable Fault>> faults,
        List<String> fingerprints,
        @Nullable List<Standing> result,
        boolean sealed) {

    /** The largest record file there is; the longest matches leave some megabytes. */
    public static final int MAX_BYTES = 256 << 20;

    /** Returns whether the record goes to the end of its match. */
    public boolean complete() {
        return result != null;
    }

    public int turns() {
        return fingerprints.size();
    }

    /**
     * Reads a record. One that was cut off is read as far as it goes.
     *
     * @throws BadInput if it is no record, or a line of it makes no sense
     */
    public static MatchRecord read(Path file) {
        try (InputStream in = InputFile.open(file, MAX_BYTES)) {
            return new RecordReader(file.toString()).read(in);
        } catch (NoSuchFileException e) {
            throw new BadInput(file + ": there is no such file.");
        } catch (IOException e) {
            throw new BadInput(file + ": cannot be read: " + MachineFault.reason(e));
        }
    }

    /**
     * Reads the content of a record file.
     *
     * @param name what to call it in messages
     * @throws BadInput as for a file
     */
    public static MatchRecord read(byte[] content, String name) {
        return new RecordReader(name).read(new ByteArrayInputStream(content));
    }
}
