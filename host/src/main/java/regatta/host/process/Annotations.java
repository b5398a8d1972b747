package regatta.host.process;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Extracts annotations from the standard error of a bot: lines with {@code @} and a JSON value. */
public final class Annotations {

    /** The bytes of annotations kept per turn. */
    private static final int MAX_BYTES = 16 * 1024;

    /** The nesting depth of an annotation. A map of cells needs three levels. */
    private static final int MAX_DEPTH = 16;

    /** Created with the first annotation: creating a JSON reader takes a tenth of a short match. */
    private static final class Reader {
        static final ObjectMapper JSON = new ObjectMapper(JsonFactory.builder()
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(MAX_DEPTH)
                        .maxNumberLength(64)
                        .build())
                .build());
    }

    private Annotations() {}

    /** Splits the output of one turn into annotations and log. */
    public static SeatTurn split(long micros, long cpuMicros, boolean stallAdjusted, String text) {
        if (text.indexOf('@') < 0) {
            return new SeatTurn(micros, cpuMicros, stallAdjusted, text, List.of());
        }
        StringBuilder log = new StringBuilder();
        List<String> notes = new ArrayList<>();
        int used = 0;
        for (String line : text.split("\n", -1)) {
            String note = line.startsWith("@") ? json(line.substring(1)) : "";
            if (!note.isEmpty() && used + note.length() <= MAX_BYTES) {
                used += note.length();
                notes.add(note);
            } else {
                log.append(line).append('\n');
            }
        }
        return new SeatTurn(micros, cpuMicros, stallAdjusted, log.toString().stripTrailing(), notes);
    }

    /** Returns the text as compact JSON, or an empty text if it is not an object or array, or has infinite numbers. */
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
