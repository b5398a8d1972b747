package regatta.host.process;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import regatta.core.Names;
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

    /** The number of values that a bot can report, and the length of their names. */
    static final int MAX_STATS = 16;

    private static final int MAX_STAT_NAME = 32;

    private static final int MAX_ERROR = 1000;

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

    /**
     * Returns the values that a bot reports with annotations such as {@code {"stat":{"depth":7}}}: of each name the last
     * one.
     */
    static Map<String, Double> stats(List<String> notes) {
        Map<String, Double> stats = new TreeMap<>();
        for (String note : notes) {
            if (note.contains("\"stat\"")) {
                for (Map.Entry<String, JsonNode> stat :
                        Reader.JSON.readTree(note).path("stat").properties()) {
                    boolean known = stats.containsKey(stat.getKey());
                    if (stat.getValue().isNumber()
                            && stat.getKey().length() <= MAX_STAT_NAME
                            && (known || stats.size() < MAX_STATS)) {
                        stats.put(stat.getKey(), stat.getValue().doubleValue());
                    }
                }
            }
        }
        return stats;
    }

    /** Returns the first error that a bot reports with an annotation such as {@code {"error":"no path"}}, or null. */
    static @Nullable String error(List<String> notes) {
        for (String note : notes) {
            if (note.contains("\"error\"")) {
                JsonNode error = Reader.JSON.readTree(note).path("error");
                if (error.isString()) {
                    return Names.shortened(error.stringValue(), MAX_ERROR);
                }
            }
        }
        return null;
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
