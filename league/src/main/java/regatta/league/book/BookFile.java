package regatta.league.book;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import regatta.core.BadInput;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.host.io.InputFile;
import regatta.host.io.MachineFault;

/**
 * The text file of a book: a line with the format, a header of {@code key: value} lines, an empty line, and one
 * scenario per line. The header contains a digest of the scenarios, so that changes are detected.
 */
public final class BookFile {

    private static final int FORMAT = 1;
    private static final String MAGIC = "regatta book ";
    private static final int MAX_BYTES = 64 << 20;

    private final Path file;

    public BookFile(Path file) {
        this.file = file;
    }

    /**
     * Writes a book to a new file. Existing files are never overwritten.
     *
     * @throws BadInput if the file exists
     * @throws MachineFault if it cannot be written
     */
    public void write(Book book) {
        String text = MAGIC + FORMAT + "\nname: " + book.name() + "\nscenarios: "
                + book.scenarios().size() + "\nheld out: " + heldOut(book) + "\nsha256: " + book.digest() + "\n\n"
                + book.lines();
        try {
            Files.writeString(file, text, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (FileAlreadyExistsException e) {
            throw new BadInput(file + " exists, and books are never overwritten. Choose another name.");
        } catch (IOException e) {
            throw new MachineFault(file + " cannot be written: " + MachineFault.reason(e), e);
        }
    }

    /** Returns the range of the held-out scenarios, counted from 1. */
    private static String heldOut(Book book) {
        int first = book.openCount() + 1;
        return first > book.scenarios().size()
                ? "none"
                : first + " to " + book.scenarios().size();
    }

    /**
     * Reads a book, and checks that it is unchanged and that its scenarios can be played.
     *
     * @throws BadInput if it has been changed or cannot be played
     */
    public Book read(GameCatalog games) {
        List<String> lines = lines();
        if (!lines.get(0).startsWith(MAGIC)) {
            throw new BadInput(file + " is not a book: its first line is not '" + MAGIC + FORMAT + "'.");
        }
        if (!lines.get(0).equals(MAGIC + FORMAT)) {
            throw new BadInput(
                    file + " is a '" + lines.get(0) + "', but this version can only read '" + MAGIC + FORMAT + "'.");
        }
        int empty = lines.indexOf("");
        if (empty < 0) {
            throw new BadInput(file + " is cut off: no empty line ends its header.");
        }
        if (lines.size() - empty - 1 > Book.MAX_SCENARIOS) {
            throw new BadInput(file + " has " + (lines.size() - empty - 1) + " scenarios, but a book has at most "
                    + Book.MAX_SCENARIOS + ".");
        }
        Map<String, String> header = header(lines.subList(1, empty));
        List<Scenario> scenarios = new ArrayList<>();
        for (int i = empty + 1; i < lines.size(); i++) {
            scenarios.add(scenario(games, lines.get(i), i + 1));
        }
        Book book = new Book(header.getOrDefault("name", ""), scenarios);
        check("sha256", header, book.digest());
        check("scenarios", header, String.valueOf(book.scenarios().size()));
        check("held out", header, heldOut(book));
        return book;
    }

    private List<String> lines() {
        try {
            List<String> lines = InputFile.text(file, MAX_BYTES).lines().toList();
            return lines.isEmpty() ? List.of("") : lines;
        } catch (NoSuchFileException e) {
            throw new BadInput("There is no book " + file + ". Create one with 'regatta book new'.");
        } catch (CharacterCodingException e) {
            throw new BadInput(file + " is not a book: it is not text.");
        } catch (IOException e) {
            throw new MachineFault(file + " cannot be read: " + MachineFault.reason(e), e);
        }
    }

    private Map<String, String> header(List<String> lines) {
        Map<String, String> header = new TreeMap<>();
        for (String line : lines) {
            int colon = line.indexOf(": ");
            if (colon < 0) {
                throw new BadInput(file + ": the header line '" + line + "' is not of the form 'key: value'.");
            }
            header.put(line.substring(0, colon), line.substring(colon + 2));
        }
        return header;
    }

    private Scenario scenario(GameCatalog games, String line, int number) {
        try {
            Scenario scenario = Scenario.parse(line);
            games.game(scenario.game()).open(scenario);
            return scenario;
        } catch (BadInput e) {
            throw new BadInput(file + ", line " + number + ": " + e.getMessage());
        }
    }

    private void check(String key, Map<String, String> header, String found) {
        String stored = header.get(key);
        if (!found.equals(stored)) {
            throw new BadInput(file + " has been changed: its header contains '" + key + ": " + stored
                    + "', but its scenarios give '" + found + "'. Use the original, or create a new book.");
        }
    }
}
