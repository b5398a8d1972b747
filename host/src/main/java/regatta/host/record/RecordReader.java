package regatta.host.record;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Fault;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Position;
import regatta.core.Scenario;
import regatta.core.SeatAnswer;
import regatta.core.Standing;
import regatta.core.Transcript;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * Reads a record line by line, and reports errors by line. Files may be hostile, so reading takes bounded time and
 * memory: lines, texts, seats and turns are limited, the last two by the rules that the record names.
 */
final class RecordReader {

    /** The size of all lines together. A long match of sixteen verbose bots has about 100 MB. */
    private static final long MAX_TEXT = 256L << 20;

    /** The size of a line: sixteen answers of the largest size. */
    private static final int MAX_LINE = 64 << 20;

    private static final int MAX_VALUES_PER_LINE = 1 << 20;
    private static final int MAX_STRING = 8 << 20;
    private static final int MAX_DEPTH = 32;

    /** The limit for records whose rules version is unknown here. */
    private static final int MAX_SEATS = 64;

    private static final int MAX_TURNS = 100_000;

    private static final ObjectMapper JSON = new ObjectMapper(JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(MAX_DEPTH)
                    .maxStringLength(MAX_STRING)
                    .maxTokenCount(MAX_VALUES_PER_LINE)
                    .maxNameLength(256)
                    .maxNumberLength(64)
                    .build())
            .build());

    private final GameCatalog games;
    private final String name;
    private int number;
    private int seats;
    private int maxTurns = MAX_TURNS;
    private @Nullable RecordHeader header;
    private Transcript transcript = new Transcript(0);
    private final List<List<@Nullable Fault>> faults = new ArrayList<>();
    private final List<String> fingerprints = new ArrayList<>();
    private @Nullable List<Standing> result;
    private boolean sealed;
    private final MessageDigest digest = sha256();

    RecordReader(String name, GameCatalog games) {
        this.games = games;
        this.name = name;
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    MatchRecord read(InputStream file) {
        byte[] chunk = new byte[1 << 14];
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        long size = 0;
        try (InputStream in = uncompressed(file)) {
            for (int n = in.read(chunk); n >= 0; n = in.read(chunk)) {
                size += n;
                if (size > MAX_TEXT) {
                    throw new BadInput(name + ": the uncompressed record is larger than " + (MAX_TEXT >> 20) + " MB.");
                }
                addLines(chunk, n, line);
            }
        } catch (IOException e) {
            // The file is truncated; the lines so far are complete.
        }
        if (header == null) {
            throw new BadInput(name + ": not a Regatta record: no complete line.");
        }
        return new MatchRecord(header, transcript, faults, fingerprints, result, sealed);
    }

    private InputStream uncompressed(InputStream file) throws IOException {
        try {
            return new GZIPInputStream(file, 1 << 14);
        } catch (ZipException e) {
            throw new BadInput(name + ": not a Regatta record: not gzipped.");
        } catch (EOFException e) {
            throw new BadInput(name + ": not a Regatta record: not gzipped, or truncated at the start.");
        }
    }

    /** Processes the complete lines of a chunk. Bytes after the last line end are an incomplete line. */
    private void addLines(byte[] chunk, int length, ByteArrayOutputStream line) {
        int from = 0;
        for (int i = 0; i < length; i++) {
            if (chunk[i] == '\n') {
                line.write(chunk, from, i - from);
                from = i + 1;
                number++;
                addLine(line.toByteArray());
                line.reset();
            }
        }
        line.write(chunk, from, length - from);
        if (line.size() > MAX_LINE) {
            number++;
            throw bad("the line is longer than " + (MAX_LINE >> 20) + " MB");
        }
    }

    private void addLine(byte[] bytes) {
        if (result != null) {
            throw bad("unexpected line after the result");
        }
        JsonNode line = parse(bytes);
        if (header == null) {
            header = header(line);
        } else if (line.has("result")) {
            result = result(line);
            sealed = HexFormat.of()
                    .formatHex(digest.digest())
                    .equals(line.path("sha256").asString(""));
        } else {
            turn(line);
        }
        digest.update(bytes);
        digest.update((byte) '\n');
    }

    private JsonNode parse(byte[] line) {
        JsonNode node;
        try {
            node = JSON.readTree(new String(line, StandardCharsets.UTF_8));
        } catch (JacksonException e) {
            throw bad("not JSON: " + e.getOriginalMessage());
        }
        if (!node.isObject()) {
            throw number == 1 ? notARecord() : bad("must be a JSON object");
        }
        return node;
    }

    private BadInput notARecord() {
        return new BadInput(name + ": not a Regatta record: the first line has no format.");
    }

    private RecordHeader header(JsonNode line) {
        int format = line.path("regatta").asInt(-1);
        if (format < 0) {
            throw notARecord();
        }
        if (format > RecordHeader.FORMAT) {
            throw new BadInput(name + ": the record has format " + format + ", but this version reads only up to "
                    + RecordHeader.FORMAT + ". Update Regatta to read it.");
        }
        List<String> bots = texts(need(line, "bots"), "bots");
        if (bots.isEmpty() || bots.size() > MAX_SEATS) {
            throw bad("\"bots\" has " + bots.size() + " entries; a match has 1 to " + MAX_SEATS + " seats");
        }
        seats = bots.size();
        transcript = new Transcript(seats);
        int rulesVersion = whole(line, "rulesVersion");
        Scenario scenario = scenario(text(line, "scenario"), rulesVersion);
        Scenario label = line.has("label") ? label(text(line, "label")) : scenario;
        String made = line.path("made").asString("");
        LabelledScenario named = new LabelledScenario(scenario, label);
        return new RecordHeader(format, rulesVersion, named, bots, made, text(line, "start"));
    }

    private Scenario label(String text) {
        try {
            return Scenario.parse(text);
        } catch (BadInput e) {
            throw bad("\"label\": " + e.getMessage());
        }
    }

    /** Parses the scenario, and takes the limits of seats and turns from its rules. */
    private Scenario scenario(String text, int rulesVersion) {
        try {
            Scenario scenario = Scenario.parse(text);
            Game game = games.game(scenario.game());
            if (game.info().rulesVersion() == rulesVersion) {
                Position<?> start = game.open(scenario).start();
                if (start.seats() != seats) {
                    throw bad("\"bots\" has " + seats + " entries, but the scenario has " + start.seats() + " seats");
                }
                maxTurns = start.turnLimit() + 1;
            }
            return scenario;
        } catch (BadInput e) {
            boolean located = String.valueOf(e.getMessage()).startsWith(name);
            throw located ? e : new BadInput(name + ", line 1: " + e.getMessage());
        }
    }

    private void turn(JsonNode line) {
        int turn = whole(line, "turn");
        int next = transcript.turns();
        if (turn < next) {
            throw bad("turn " + turn + " comes after turn " + (next - 1));
        }
        if (turn > maxTurns) {
            throw bad("turn " + turn + " is out of range: the rules allow at most " + maxTurns);
        }
        JsonNode answers = need(line, "said");
        if (!answers.isArray()) {
            throw bad("\"said\" must be an array");
        }
        if (answers.size() != seats) {
            throw bad("\"said\" has " + answers.size() + " entries, but there are " + seats + " seats");
        }
        List<@Nullable Fault> turnFaults = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            Fault fault = fault(line.path("faults").get(String.valueOf(seat)));
            turnFaults.add(fault);
            JsonNode answer = answers.get(seat);
            transcript.put(
                    turn,
                    seat,
                    answer.isNull() ? new SeatAnswer(List.of(), fault) : SeatAnswer.of(texts(answer, "said")));
        }
        faults.add(turnFaults);
        fingerprints.add(text(line, "fingerprint"));
    }

    private @Nullable Fault fault(@Nullable JsonNode fault) {
        if (fault == null) {
            return null;
        }
        String kind = text(fault, "kind");
        for (Fault.Kind known : Fault.Kind.values()) {
            if (known.name().equals(kind)) {
                return new Fault(known, fault.path("detail").asString(""));
            }
        }
        throw bad("unknown fault kind '" + kind + "'");
    }

    private List<Standing> result(JsonNode line) {
        JsonNode entries = need(line, "result");
        if (!entries.isArray() || entries.size() != seats) {
            throw bad("\"result\" must be an array of " + seats);
        }
        List<Standing> standings = new ArrayList<>();
        for (JsonNode entry : entries) {
            JsonNode score = need(entry, "score");
            if (!score.isIntegralNumber()) {
                throw bad("\"score\" must be a whole number");
            }
            standings.add(new Standing(whole(entry, "seat"), whole(entry, "rank"), score.asLong(0)));
        }
        return standings;
    }

    private List<String> texts(JsonNode node, String key) {
        if (!node.isArray()) {
            throw bad("\"" + key + "\" must be an array");
        }
        List<String> texts = new ArrayList<>();
        for (JsonNode entry : node) {
            if (!entry.isString()) {
                throw bad("\"" + key + "\" must contain strings, not " + entry.getNodeType());
            }
            texts.add(entry.stringValue());
        }
        return texts;
    }

    private int whole(JsonNode node, String key) {
        JsonNode value = need(node, key);
        if (!value.canConvertToInt() || !value.isIntegralNumber()) {
            throw bad("\"" + key + "\" must be a whole number");
        }
        return value.intValue();
    }

    private String text(JsonNode node, String key) {
        JsonNode value = need(node, key);
        if (!value.isString()) {
            throw bad("\"" + key + "\" must be a string");
        }
        return value.stringValue();
    }

    private JsonNode need(JsonNode node, String key) {
        JsonNode value = node.get(key);
        if (value == null) {
            throw bad("\"" + key + "\" is missing");
        }
        return value;
    }

    private BadInput bad(String problem) {
        return new BadInput(name + ", line " + number + ": " + problem + ".");
    }
}
