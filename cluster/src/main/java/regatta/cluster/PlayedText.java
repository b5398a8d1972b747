package regatta.cluster;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Fault;
import regatta.core.JsonOut;
import regatta.core.Standing;
import regatta.core.TextOut;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchReport.SeatReport;
import regatta.host.match.MatchReport.Times;
import regatta.host.match.Played;
import regatta.host.match.TurnFault;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** What came of a job as text, so that it can come from another machine. */
public final class PlayedText {

    /** The longest record that comes back, as text. */
    private static final int LONGEST_RECORD = 1 << 28;

    private static final ObjectMapper JSON = new ObjectMapper(JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxStringLength(LONGEST_RECORD)
                    .build())
            .build());

    private PlayedText() {}

    public static String write(Played played) {
        MatchReport report = played.report();
        TextOut text = new TextOut();
        JsonOut out = new JsonOut(text).open('{');
        out.key("key").value(played.key()).key("turns").value(report.turns());
        out.key("wallMillis").value(report.wallMillis());
        out.key("complete").value(report.complete()).key("course").value(report.course());
        writeIf("voided", report.voided(), out);
        writeIf("recordProblem", report.recordProblem(), out);
        out.key("seats").open('[');
        report.seats().forEach(seat -> write(seat, out));
        out.close(']');
        byte[] record = played.record();
        writeIf("record", record == null ? null : Base64.getEncoder().encodeToString(record), out);
        out.close('}');
        return text.toString();
    }

    private static void writeIf(String key, @Nullable String value, JsonOut out) {
        if (value != null) {
            out.key(key).value(value);
        }
    }

    private static void write(SeatReport seat, JsonOut out) {
        Standing standing = seat.standing();
        Times times = seat.times();
        out.open('{').key("bot").value(seat.bot()).key("standing").open('[');
        out.value(standing.seat())
                .value(standing.rank())
                .value(standing.score())
                .close(']');
        out.key("times").open('[').value(times.count()).value(times.mean());
        out.value(times.percentile99()).value(times.worst()).close(']');
        out.key("cpuMicros").value(seat.cpuMicros()).key("faults").open('[');
        for (TurnFault fault : seat.faults()) {
            out.open('{')
                    .key("turn")
                    .value(fault.turn())
                    .key("kind")
                    .value(fault.kind().name());
            out.key("detail").value(fault.detail()).close('}');
        }
        out.close(']').close('}');
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @throws BadInput if it is something else
     */
    public static Played read(String text) {
        try {
            JsonNode played = JSON.readTree(text);
            List<SeatReport> seats = new ArrayList<>();
            played.path("seats").forEach(seat -> seats.add(seat(seat)));
            String record = text(played, "record");
            MatchReport report = new MatchReport(
                    List.copyOf(seats),
                    played.path("turns").asInt(),
                    played.path("wallMillis").asLong(),
                    played.path("complete").asBoolean(),
                    played.path("course").asString(),
                    text(played, "voided"),
                    text(played, "recordProblem"));
            byte[] content = record == null ? null : Base64.getDecoder().decode(record);
            return new Played(played.path("key").asString(), report, content);
        } catch (JacksonException e) {
            throw new BadInput("This is no outcome of a match: " + e.getOriginalMessage());
        } catch (IllegalArgumentException e) {
            throw new BadInput("This is no outcome of a match: " + e.getMessage());
        }
    }

    private static @Nullable String text(JsonNode node, String key) {
        return node.has(key) ? node.path(key).asString() : null;
    }

    private static SeatReport seat(JsonNode seat) {
        JsonNode standing = seat.path("standing");
        JsonNode times = seat.path("times");
        List<TurnFault> faults = new ArrayList<>();
        for (JsonNode fault : seat.path("faults")) {
            faults.add(new TurnFault(
                    fault.path("turn").asInt(),
                    Fault.Kind.valueOf(fault.path("kind").asString()),
                    fault.path("detail").asString()));
        }
        return new SeatReport(
                seat.path("bot").asString(),
                new Standing(
                        standing.path(0).asInt(),
                        standing.path(1).asInt(),
                        standing.path(2).asLong()),
                List.copyOf(faults),
                new Times(
                        times.path(0).asInt(),
                        times.path(1).asLong(),
                        times.path(2).asLong(),
                        times.path(3).asLong()),
                seat.path("cpuMicros").asLong());
    }
}
