package regatta.cli.report;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchReport.SeatReport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The JSON log of CodinGame's game runner, which scripts of batch testers read. Its lists have one entry before the
 * first turn and then one per answer: each answer is in the lists of its player, and all other lists contain null.
 *
 * <p>The texts of {@code views} are empty, because they are drawings for CodinGame's viewer.
 */
public final class RunnerLog {

    private static final String REFEREE = "referee";

    private final ObjectNode log = JsonNodeFactory.instance.objectNode();
    private final ObjectNode errors = log.putObject("errors");
    private final ObjectNode outputs = log.putObject("outputs");
    private final ArrayNode summaries = log.putArray("summaries");
    private final ArrayNode views = log.putArray("views");

    private RunnerLog() {}

    /**
     * Returns the log of a match.
     *
     * @param record the complete record of the match
     * @param input the options of the match, such as {@code seed=7}
     */
    public static String of(Path record, MatchReport report, List<String> input) throws IOException {
        RunnerLog log = new RunnerLog();
        log.addAnswers(record, report.seats().size());
        log.addResult(report, input);
        return Json.line(log.log) + "\n";
    }

    private void addAnswers(Path record, int players) throws IOException {
        for (int player = 0; player < players; player++) {
            errors.putArray(String.valueOf(player));
            outputs.putArray(String.valueOf(player));
        }
        errors.putArray(REFEREE);
        outputs.putArray(REFEREE);
        addEntry();
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(record)), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                JsonNode turn = Json.read(line);
                for (int player = 0; turn.has("turn") && player < players; player++) {
                    addAnswer(turn, player);
                }
            }
        }
    }

    private void addAnswer(JsonNode turn, int player) {
        JsonNode lines = turn.path("said").path(player);
        JsonNode fault = turn.path("faults").path(String.valueOf(player));
        JsonNode written = turn.path("log" + player);
        if (!lines.isArray() && fault.isMissingNode() && written.isMissingNode()) {
            return; // The player received no message in this turn.
        }
        addEntry();
        int last = summaries.size() - 1;
        if (lines.isArray()) {
            StringBuilder answer = new StringBuilder();
            lines.forEach(line -> answer.append(line.asString()).append('\n'));
            list(outputs, player).set(last, answer.toString());
        }
        if (!written.isMissingNode()) {
            list(errors, player).set(last, written.asString());
        }
        if (!fault.isMissingNode()) {
            summaries.set(last, "Player " + player + ": " + fault.path("detail").asString("") + "\n");
        }
    }

    private void addEntry() {
        for (ObjectNode lists : List.of(errors, outputs)) {
            lists.forEach(list -> ((ArrayNode) list).addNull());
        }
        summaries.add("");
        views.add("");
    }

    private static ArrayNode list(ObjectNode lists, int player) {
        return (ArrayNode) lists.get(String.valueOf(player));
    }

    private void addResult(MatchReport report, List<String> input) {
        ObjectNode scores = log.putObject("scores");
        ArrayNode lines = log.putArray("uinput");
        input.forEach(lines::add);
        log.put("metadata", "{}");
        log.putArray("tooltips");
        ObjectNode ids = log.putObject("ids");
        ArrayNode agents = log.putArray("agents");
        for (SeatReport seat : report.seats()) {
            int player = seat.standing().seat();
            scores.put(String.valueOf(player), seat.standing().score());
            ids.put(String.valueOf(player), player);
            agents.addObject()
                    .put("index", player)
                    .put("name", seat.bot())
                    .put("avatar", "")
                    .put("agentId", player);
        }
        if (!report.complete()) {
            log.put("failCause", "The match was interrupted.");
        }
    }
}
