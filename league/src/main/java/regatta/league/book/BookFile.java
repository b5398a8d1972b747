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
import regatta.core.Games;
import regatta.core.Scenario;
import regatta.host.io.InputFile;
import regatta.host.io.MachineFault;

/**
 * The text form of a book: a line that says what the file is, a header of {@code key: value} lines, an empty line, and a
 * scenario a line. Whatever was changed after it was made shows, because the header has the digest of the scenarios.
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
     * Writes a book to a new file. A book is frozen, so an old one is never written over.
     *
     * @throws BadInput if the file exists or cannot be written
     */
    public void write(Book book) {
        String text = MAGIC + FORMAT + "\nname: " + book.name() + "\nscenarios: "
                + book.scenarios().size() + "\nheld out: " + heldOut(book) + "\nsha256: " + book.digest() + "\n\n"
                + book.lines();
        try {
            Files.writeString(file, text, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (FileAlreadyExistsException e) {
            throw new BadInput(file + " exists. A book is frozen: choose another name for a new one.");
        } catch (IOException e) {
            throw new BadInput(file + " cannot be written: " + e.getMessage() + ".");
        }
    }

    /** Says which scenarios are held out, counted from 1. */
    private static String heldOut(Book book) {
        int first = book.openCount() + 1;
        return first > book.scenarios().size()
                ? "none"
                : first + " to " + book.scenarios().size();
    }

    /**
     * Reads a book, and checks that it is as it was made and that its scenarios can be played.
     *
     * @throws BadInput if not
     */
    public Book read() {
        List<String> lines = lines();
        if (!lines.get(0).startsWith(MAGIC)) {
            throw new BadInput(file + " is no book: its first line is not '" + MAGIC + FORMAT + "'.");
        }
        if (!lines.get(0).equals(MAGIC + FORMAT)) {
            throw new BadInput(
                    file + " is a '" + lines.get(0) + "', and this version reads '" + MAGIC + FORMAT + "' only.");
        }
        int empty = lines.indexOf("");
        if (empty < 0) {
            throw new BadInput(file + " is cut off: no empty line ends its header.");
        }
        if (lines.size() - empty - 1 > Book.MAX_SCENARIOS) {
            throw new BadInput(file + " has " + (lines.size() - empty - 1) + " scenarios, and a book has at most "
                    + Book.MAX_SCENARIOS + ".");
        }
        Map<String, String> header = header(lines.subList(1, empty));
        List<Scenario> scenarios = new ArrayList<>();
        for (int i = empty + 1; i < lines.size(); i++) {
            scenarios.add(scenario(lines.get(i), i + 1));
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
            throw new BadInput("There is no book " + file + ". Make one with 'regatta book new'.");
        } catch (CharacterCodingException e) {
            throw new BadInput(file + " is no book: it is not text.");
        } catch (IOException e) {
            throw new BadInput(file + " cannot be read: " + MachineFault.reason(e));
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

    private Scenario scenario(String line, int number) {
        try {
            Scenario scenario = Scenario.parse(line);
            Games.named(scenario.game()).open(scenario);
            return scenario;
        } catch (BadInput e) {
            throw new BadInput(file + ", line " + number + ": " + e.getMessage());
        }
    }

    private void check(String key, Map<String, String> header, String found) {
        String said = header.get(key);
        if (!found.equals(said)) {
            throw new BadInput(file + " was changed since it was made: its header says '" + key + ": " + said
                    + "', but its scenarios give '" + found + "'. Use the original, or make a new book.");
        }
    }
}
