package regatta.cli.report;

import regatta.core.BadInput;
import regatta.host.io.Plain;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Tells what the head of a cluster says about itself. */
public final class ClusterStatus {

    private ClusterStatus() {}

    /** Returns some lines for people. */
    public static String of(String json) {
        JsonNode head;
        try {
            head = new ObjectMapper().readTree(json);
        } catch (JacksonException e) {
            throw new BadInput("This is not the page of a head: it does not answer with JSON.");
        }
        StringBuilder text = new StringBuilder();
        text.append(head.path("url").asString("?")).append("  ");
        text.append(head.path("status").asString("?")).append(", ");
        text.append(head.path("coresused").asInt(0))
                .append(" of ")
                .append(head.path("cores").asInt(0));
        text.append(" cores play\n");
        for (JsonNode worker : head.path("workers")) {
            text.append("  worker ").append(worker.path("host").asString("?"));
            text.append("  ").append(worker.path("state").asString("?")).append("  ");
            text.append(worker.path("coresused").asInt(0)).append(" of ");
            text.append(worker.path("cores").asInt(0)).append(" cores, ");
            text.append(worker.path("memory").asInt(0)).append(" MB\n");
        }
        for (JsonNode run : head.path("activeapps")) {
            text.append("  run    ").append(run.path("id").asString("?")).append(" of ");
            text.append(run.path("user").asString("?")).append(", ");
            text.append(run.path("cores").asInt(0)).append(" cores, for ");
            text.append(run.path("duration").asLong(0) / 1000).append(" s\n");
        }
        return text.toString().lines().map(Plain::text).reduce("", (all, line) -> all + line + "\n");
    }
}
