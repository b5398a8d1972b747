package regatta.league.store;

import java.util.Map;
import java.util.TreeMap;
import regatta.core.BadInput;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The values that a bot reported, as stored text: a JSON object. */
final class Stats {

    private static final JsonMapper JSON = new JsonMapper();

    private Stats() {}

    static String json(Map<String, Double> stats) {
        return JSON.writeValueAsString(stats);
    }

    /**
     * Reads stored values.
     *
     * @throws BadInput if the text is not an object of numbers
     */
    static Map<String, Double> parse(String text) {
        try {
            return JSON.readValue(text, new TypeReference<TreeMap<String, Double>>() {});
        } catch (JacksonException e) {
            throw new BadInput("not an object of numbers: " + e.getOriginalMessage());
        }
    }
}
