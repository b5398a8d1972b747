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
import regatta.core.GameCatalog;
import regatta.core.Standing;
import regatta.core.Transcript;
import regatta.host.io.InputFile;
import regatta.host.io.MachineFault;

/**
 * The content of a record.
 *
 * @param faults the recorded faults by turn and seat; null for seats without a fault
 * @param fingerprints the fingerprints by turn
 * @param result the standings, or null if the file ends before them
 * @param sealed whether the digest in the last line matches the lines before it
 */
public record MatchRecord(
        RecordHeader header,
        Transcript transcript,
        List<List<@Nullable Fault>> faults,
        List<String> fingerprints,
        @Nullable List<Standing> result,
        boolean sealed) {

    /** The size of a record file. The longest matches take some megabytes. */
    public static final int MAX_BYTES = 256 << 20;

    /** Returns whether the record contains the whole match. */
    public boolean complete() {
        return result != null;
    }

    public int turns() {
        return fingerprints.size();
    }

    /**
     * Reads a record. A truncated record is read as far as possible.
     *
     * @throws BadInput if the file is not a record, or a line is malformed
     */
    public static MatchRecord read(Path file, GameCatalog games) {
        try (InputStream in = InputFile.open(file, MAX_BYTES)) {
            return new RecordReader(file.toString(), games).read(in);
        } catch (NoSuchFileException e) {
            throw new BadInput(file + ": no such file.");
        } catch (IOException e) {
            throw new BadInput(file + ": cannot be read: " + MachineFault.reason(e));
        }
    }

    /**
     * Reads the content of a record file.
     *
     * @param name the name for messages
     * @throws BadInput as for a file
     */
    public static MatchRecord read(byte[] content, String name, GameCatalog games) {
        return new RecordReader(name, games).read(new ByteArrayInputStream(content));
    }
}
