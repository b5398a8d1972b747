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
 * The folder beside a store with the records of its matches, each named by the key of its match. A store may come from
 * anybody, so no path in it is followed: of a record's path only the name counts, which has a fixed form, and it is
 * looked for in this folder alone.
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
     * Returns the record that a store names, relative to the store.
     *
     * @throws BadInput if it cannot be the record of a match
     */
    String checked(String named) {
        Matcher record = RECORD.matcher(named);
        if (!record.matches()) {
            throw new BadInput(store + " names a record '" + named + "', and records are called " + folder.getFileName()
                    + "/KEY.regatta, where KEY has 32 hexadecimal digits. Regatta did not write that: use a copy of the"
                    + " store that nobody changed.");
        }
        return name(record.group(1));
    }

    private String name(String key) {
        return folder.getFileName() + "/" + key + ".regatta";
    }

    /**
     * Keeps the record of a match and returns where, relative to the store. A record of that key is one that no store
     * counts: the process that wrote it was killed before the match was added.
     */
    public String keep(String key, byte[] record) throws IOException {
        Files.createDirectories(unlinked());
        String name = name(key);
        OutputFile.replace(file(name), record);
        return name;
    }

    /** Returns whether a record is there. */
    public boolean has(String record) {
        return Files.isRegularFile(file(checked(record)), LinkOption.NOFOLLOW_LINKS);
    }

    /** Reads a record. */
    public byte[] read(String record) throws IOException {
        return InputFile.bytes(file(checked(record)), MatchRecord.MAX_BYTES, LinkOption.NOFOLLOW_LINKS);
    }

    /** Returns the page of a record, relative to the store. */
    public static String pageOf(String record) {
        return record.replaceFirst("\\.regatta$", ".html");
    }

    /** Returns a file of the folder: a record, or what is written beside it. */
    public Path file(String name) {
        return unlinked().resolve(Path.of(name).getFileName());
    }

    /** A link in the place of the folder would choose where pages are written. */
    private Path unlinked() {
        if (Files.isSymbolicLink(folder)) {
            throw new BadInput(folder + " is a link, and records are not written through links. Move the folder itself"
                    + " there, or name the store by its own place.");
        }
        return folder;
    }
}
