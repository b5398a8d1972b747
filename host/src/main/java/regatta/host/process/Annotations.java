package regatta.host.process;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * Picks annotations out of what a bot writes to its standard error: lines that begin with {@code @} and are JSON from
 * there on. All else is log.
 */
public final class Annotations {

    /** How many bytes of annotations a bot may leave in one turn. */
    private static final int QUOTA = 16 * 1024;

    /** How deep brackets may stand in one: a map of cells has three. */
    private static final int DEEPEST = 16;

    /** Made when the first annotation comes: most bots leave none, and a reader of JSON takes a tenth of a short match. */
    private static final class Reader {
        static final ObjectMapper JSON = new ObjectMapper(JsonFactory.builder()
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(DEEPEST)
                        .maxNumberLength(64)
                        .build())
                .build());
    }

    private Annotations() {}

    public static SeatTurn sorted(long micros, long cpuMicros, boolean retimed, String text) {
        if (text.indexOf('@') < 0) {
            return new SeatTurn(micros, cpuMicros, retimed, text, List.of());
        }
        StringBuilder log = new StringBuilder();
        List<String> notes = new ArrayList<>();
        int used = 0;
        for (String line : text.split("\n", -1)) {
            String note = line.startsWith("@") ? json(line.substring(1)) : "";
            if (!note.isEmpty() && used + note.length() <= QUOTA) {
                used += note.length();
                notes.add(note);
            } else {
                log.append(line).append('\n');
            }
        }
        return new SeatTurn(micros, cpuMicros, retimed, log.toString().stripTrailing(), notes);
    }

    /** Returns the text as compact JSON, or nothing if it is none, or has numbers that no page can draw. */
    private static String json(String text) {
        try {
            JsonNode node = Reader.JSON.readTree(text);
            return (node.isObject() || node.isArray()) && isFinite(node) ? node.toString() : "";
        } catch (JacksonException e) {
            return "";
        }
    }

    private static boolean isFinite(JsonNode node) {
        if (node.isNumber()) {
            return Double.isFinite(node.doubleValue());
        }
        for (JsonNode child : node) {
            if (!isFinite(child)) {
                return false;
            }
        }
        return true;
    }
}
