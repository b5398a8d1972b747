package regatta.league.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regatta.core.BadInput;
import regatta.host.io.InputFile;
import regatta.host.io.OutputFile;
import regatta.host.record.MatchRecord;

/**
 * The folder next to a store with the records of its matches, each named by the key of its match. A store may come from
 * an untrusted source, so its paths are not followed: only the file name of a record is used, it must have a fixed
 * form, and the file must be in this folder.
 */
public final class RecordFolder {

    static final String ENDING = "-records";
    private static final Pattern RECORD = Pattern.compile("[^/]*" + ENDING + "/([0-9a-f]{32})\\.regatta");

    private final Path store;
    private final Path folder;

    public RecordFolder(Path store) {
        this.store = store;
        folder = Path.of(store + ENDING);
    }

    /**
     * Returns the name of a record in the store, relative to the store.
     *
     * @throws BadInput if it cannot be the record of a match
     */
    String checked(String named) {
        Matcher record = RECORD.matcher(named);
        if (!record.matches()) {
            throw new BadInput(
                    store + " contains a record '" + named + "', but records are called " + folder.getFileName()
                            + "/KEY.regatta, where KEY has 32 hexadecimal digits. Use an unchanged copy of the store.");
        }
        return name(record.group(1));
    }

    private String name(String key) {
        return folder.getFileName() + "/" + key + ".regatta";
    }

    /**
     * Stores the record of a match and returns its path relative to the store. An existing file was left by a process
     * that was killed before it added the match, and is replaced.
     */
    public String keep(String key, byte[] record) throws IOException {
        Files.createDirectories(unlinked());
        String name = name(key);
        OutputFile.replace(file(name), record);
        return name;
    }

    /** Returns whether a record exists. */
    public boolean has(String record) {
        return Files.isRegularFile(file(checked(record)), LinkOption.NOFOLLOW_LINKS);
    }

    /** Reads a record. */
    public byte[] read(String record) throws IOException {
        return InputFile.bytes(file(checked(record)), MatchRecord.MAX_BYTES, LinkOption.NOFOLLOW_LINKS);
    }

    /** Returns the replay viewer of a record, relative to the store. */
    public static String pageOf(String record) {
        return record.replaceFirst("\\.regatta$", ".html");
    }

    public Path file(String name) {
        return unlinked().resolve(Path.of(name).getFileName());
    }

    /** Rejects a link in the place of the folder, because it would redirect written files. */
    private Path unlinked() {
        if (Files.isSymbolicLink(folder)) {
            throw new BadInput(folder + " is a link, and records are not written through links. Replace the link by the"
                    + " folder, or give the real path of the store.");
        }
        return folder;
    }
}
