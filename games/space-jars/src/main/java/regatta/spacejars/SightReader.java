package regatta.spacejars;

import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import spaceexplorers.publicapi.IPlanet;

/** Makes of the text of a turn the objects a strategy sees. Both ways to play a strategy read it with this class. */
final class SightReader {

    /** Where lines come from. */
    interface Lines {

        /** Returns the next line without its end, or null if there is none. */
        @Nullable
        String next() throws IOException;
    }

    private int player;
    private final Map<Integer, Edges> edges = new HashMap<>();

    /** Reads the introduction, if one is due, and a turn. Returns the planets, or null if the input ends before them. */
    @Nullable
    List<IPlanet> read(Lines lines) throws IOException {
        String line = lines.next();
        if (line == null) {
            return null;
        }
        if (line.startsWith("player")) {
            readBoard(line, lines);
            line = line(lines);
        }
        return readTurn(line, lines);
    }

    /** Reads the introduction alone. */
    void readBoard(Lines lines) throws IOException {
        readBoard(line(lines), lines);
    }

    private void readBoard(String first, Lines lines) throws IOException {
        player = new Numbers(first, "player").nextInt();
        int count = new Numbers(line(lines), "planets").nextInt();
        for (int i = 0; i < count; i++) {
            Numbers numbers = new Numbers(line(lines), "");
            int id = numbers.nextInt();
            int[] destinations = new int[numbers.nextInt()];
            int[] lengths = new int[destinations.length];
            for (int lane = 0; lane < lengths.length; lane++) {
                destinations[lane] = numbers.nextInt();
                lengths[lane] = numbers.nextInt();
            }
            edges.put(id, new Edges(id, destinations, lengths));
        }
    }

    private List<IPlanet> readTurn(String first, Lines lines) throws IOException {
        Numbers header = new Numbers(first, "tick");
        header.nextInt();
        int visible = header.nextInt();
        int hidden = header.nextInt();
        List<IPlanet> planets = new ArrayList<>(visible + hidden);
        for (int i = 0; i < visible; i++) {
            Numbers line = new Numbers(line(lines), "");
            int id = line.nextInt();
            planets.add(new VisiblePlanet(id, edgesOf(id), line, player));
        }
        Numbers line = new Numbers(line(lines), "");
        for (int i = 0; i < hidden; i++) {
            int id = line.nextInt();
            planets.add(new HiddenPlanet(id, edgesOf(id)));
        }
        return planets;
    }

    private Edges edgesOf(int id) {
        Edges known = edges.get(id);
        if (known == null) {
            throw new IllegalStateException("planet " + id + " was never introduced");
        }
        return known;
    }

    private static String line(Lines lines) throws IOException {
        String line = lines.next();
        if (line == null) {
            throw new EOFException("the input ended in the middle of a turn");
        }
        return line;
    }
}
