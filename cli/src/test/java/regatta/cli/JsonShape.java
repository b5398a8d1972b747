package regatta.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The shape that JSON values share: the types of plain values, the keys of objects, the elements of arrays. */
final class JsonShape {

    private static final class Field {
        final JsonShape shape = new JsonShape();
        int count;
    }

    private final TreeSet<String> types = new TreeSet<>();
    private final Map<String, Field> fields = new LinkedHashMap<>();
    private int objects;
    private @Nullable JsonShape element;

    /** Adds a value. */
    void add(JsonNode node) {
        if (node.isObject()) {
            objects++;
            node.properties().forEach(entry -> {
                Field field = fields.computeIfAbsent(entry.getKey(), key -> new Field());
                field.count++;
                field.shape.add(entry.getValue());
            });
        } else if (node.isArray()) {
            JsonShape elements = element == null ? new JsonShape() : element;
            element = elements;
            node.forEach(elements::add);
        } else {
            types.add(
                    node.isIntegralNumber()
                            ? "integer"
                            : node.isNumber()
                                    ? "number"
                                    : node.isString() ? "text" : node.isBoolean() ? "true or false" : "null");
        }
    }

    /** Returns the shape with one line per key. A key that some objects lack ends with a question mark. */
    String text(String indent) {
        if (element != null) {
            return element.isEmpty() ? "[…]" : "[" + element.text(indent) + "]";
        }
        if (objects > 0) {
            return fields.isEmpty()
                    ? "{…}"
                    : fields.entrySet().stream()
                            .map(entry -> indent + "  " + key(entry) + ": "
                                    + entry.getValue().shape.text(indent + "  "))
                            .collect(Collectors.joining(",\n", "{\n", "\n" + indent + "}"));
        }
        if (types.contains("number")) {
            types.remove("integer");
        }
        boolean nullable = types.size() > 1 && types.remove("null");
        return String.join(" or ", types) + (nullable ? " or null" : "");
    }

    private String key(Map.Entry<String, Field> entry) {
        return entry.getKey() + (entry.getValue().count < objects ? "?" : "");
    }

    private boolean isEmpty() {
        return types.isEmpty() && objects == 0 && element == null;
    }
}
