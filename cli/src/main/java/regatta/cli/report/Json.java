package regatta.cli.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.nio.file.Path;
import regatta.core.Scenario;
import regatta.host.match.TurnFault;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.ToStringSerializer;

/** The JSON output of commands, and a reader of JSON. */
public final class Json {

    /** Keys are in the order of declaration, and null values are omitted. */
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .changeDefaultPropertyInclusion(defaults -> defaults.withValueInclusion(JsonInclude.Include.NON_NULL))
            .addModule(new SimpleModule()
                    .addSerializer(Path.class, ToStringSerializer.instance)
                    .addSerializer(Scenario.class, ToStringSerializer.instance)
                    .addSerializer(TurnFault.class, ToStringSerializer.instance))
            .build();

    private static final DefaultPrettyPrinter INDENTED = new DefaultPrettyPrinter(
                    Separators.createDefaultInstance().withObjectNameValueSpacing(Separators.Spacing.AFTER))
            .withArrayIndenter(DefaultIndenter.SYSTEM_LINEFEED_INSTANCE);

    private Json() {}

    public static String line(Object value) {
        return plain(MAPPER.writeValueAsString(value));
    }

    /** Returns a value with one line per element. */
    public static String indented(Object value) {
        return plain(MAPPER.writer().with(INDENTED).writeValueAsString(value));
    }

    /** Escapes DEL, which JSON does not, but which terminals interpret. */
    private static String plain(String json) {
        return json.replace("\u007f", "\\u007f");
    }

    /**
     * Parses a text.
     *
     * @throws tools.jackson.core.JacksonException if it is not JSON
     */
    public static JsonNode read(String text) {
        return MAPPER.readTree(text);
    }
}
