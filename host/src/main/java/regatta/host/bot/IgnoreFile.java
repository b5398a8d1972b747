package regatta.host.bot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.PatternSyntaxException;
import regatta.core.BadInput;
import regatta.host.io.InputFile;
import regatta.host.io.MachineFault;

/**
 * The file {@code .regattaignore} in a bot's folder, which lists files that are not part of the bot, one pattern per
 * line. A pattern without a slash matches files and folders of that name anywhere ({@code *.log}, {@code data}); a
 * pattern with a slash matches a path from the folder ({@code models/old/*}). Lines that begin with {@code #} are
 * comments.
 */
public final class IgnoreFile {

    public static final String NAME = ".regattaignore";

    private static final int MAX_BYTES = 64 << 10;

    private final List<Glob> names = new ArrayList<>();
    private final List<Glob> paths = new ArrayList<>();

    private IgnoreFile() {}

    /** Reads the file in a folder. Without the file, nothing is ignored. */
    public static IgnoreFile in(Path folder) {
        IgnoreFile ignored = new IgnoreFile();
        Path file = folder.resolve(NAME);
        if (!Files.isRegularFile(file)) {
            return ignored;
        }
        try {
            List<String> lines = InputFile.text(file, MAX_BYTES).lines().toList();
            for (int i = 0; i < lines.size(); i++) {
                ignored.add(lines.get(i).strip(), file + ", line " + (i + 1));
            }
        } catch (IOException e) {
            throw new BadInput(file + " cannot be read: " + MachineFault.reason(e));
        }
        return ignored;
    }

    private void add(String line, String place) {
        if (line.isEmpty() || line.startsWith("#")) {
            return;
        }
        String pattern = line.endsWith("/") ? line.substring(0, line.length() - 1) : line;
        boolean isPath = pattern.indexOf('/') >= 0;
        try {
            (isPath ? paths : names).add(new Glob(pattern.startsWith("/") ? pattern.substring(1) : pattern));
        } catch (PatternSyntaxException e) {
            throw new BadInput(place + ": '" + line + "' is not a pattern: " + e.getDescription() + ".");
        }
    }

    /** Returns whether a file, or a folder that contains it, is ignored. */
    public boolean matches(Path file) {
        for (Path part : file) {
            if (names.stream().anyMatch(pattern -> pattern.matches(part.toString()))) {
                return true;
            }
        }
        for (int length = 1; length <= file.getNameCount(); length++) {
            Path above = file.subpath(0, length);
            if (paths.stream().anyMatch(pattern -> pattern.matches(above.toString()))) {
                return true;
            }
        }
        return false;
    }
}
