package regatta.host;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Fault;
import regatta.core.RecordedSeat.Said;
import regatta.core.Scenario;
import regatta.core.Standing;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * A record, read.
 *
 * @param said by seat, then by turn
 * @param faults by turn, then by seat: what the record says of each that failed, null of the others
 * @param fingerprints by turn
 * @param result the standings, or null if the file ends before them
 * @param sealed whether the digest in the last line is that of the lines before it
 */
public record MatchRecord(
        RecordHeader header,
        List<List<Said>> said,
        List<List<@Nullable Fault>> faults,
        List<String> fingerprints,
        @Nullable List<Standing> result,
        boolean sealed) {

    /** Returns whether the record goes to the end of its match. */
    public boolean complete() {
        return result != null;
    }

    public int turns() {
        return fingerprints.size();
    }

    /**
     * Reads a record. One that was cut off is read as far as it goes.
     *
     * @throws BadInput if it is no record, or a line of it makes no sense
     */
    public static MatchRecord read(Path file) {
        try {
            return new Reader(file.toString()).read(Files.readAllBytes(file));
        } catch (NoSuchFileException e) {
            throw new BadInput(file + ": there is no such file.");
        } catch (IOException e) {
            throw new BadInput(file + ": cannot be read: " + e.getMessage() + ".");
        }
    }

    /** Reads line by line, so that a fault can be told by its line. */
    private static final class Reader {

        private static final ObjectMapper JSON = new ObjectMapper();
        private static final int LARGEST_RECORD = 1 << 30;

        private final String name;
        private int number;
        private final List<List<Said>> said = new ArrayList<>();
        private final List<List<@Nullable Fault>> faults = new ArrayList<>();
        private final List<String> fingerprints = new ArrayList<>();

        Reader(String name) {
            this.name = name;
        }

        MatchRecord read(byte[] content) {
            String[] lines = unpack(content).split("\n", -1);
            // What follows the last line end is nothing, or a line that was cut off.
            int whole = lines.length - 1;
            if (whole < 1) {
                throw new BadInput(name + ": this is no record of a match: it has no whole line.");
            }
            RecordHeader header = header(parse(lines[0]));
            List<Standing> result = null;
            boolean sealed = false;
            MessageDigest digest = digest();
            for (int i = 0; i < whole; i++) {
                number = i + 1;
                JsonNode line = parse(lines[i]);
                if (result != null) {
                    throw bad("something follows the result");
                }
                if (line.has("result")) {
                    result = result(line);
                    sealed = HexFormat.of()
                            .formatHex(digest.digest())
                            .equals(line.path("sha256").asString(""));
                } else if (i > 0) {
                    turn(line, header.bots().size());
                }
                digest.update((lines[i] + "\n").getBytes(StandardCharsets.UTF_8));
            }
            return new MatchRecord(header, said, faults, fingerprints, result, sealed);
        }

        private static MessageDigest digest() {
            try {
                return MessageDigest.getInstance("SHA-256");
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException(e);
            }
        }

        private String unpack(byte[] content) {
            if (content.length < 2 || content[0] != 0x1f || content[1] != (byte) 0x8b) {
                throw new BadInput(name + ": this is no record of a match: it is not gzipped.");
            }
            ByteArrayOutputStream text = new ByteArrayOutputStream();
            byte[] chunk = new byte[1 << 14];
            try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(content))) {
                for (int n = in.read(chunk); n >= 0 && text.size() < LARGEST_RECORD; n = in.read(chunk)) {
                    text.write(chunk, 0, n);
                }
            } catch (IOException e) {
                // Cut off: what came before is whole.
            }
            return text.toString(StandardCharsets.UTF_8);
        }

        private JsonNode parse(String line) {
            try {
                return JSON.readTree(line);
            } catch (JacksonException e) {
                throw bad("not JSON: " + e.getOriginalMessage());
            }
        }

        private RecordHeader header(JsonNode line) {
            number = 1;
            int format = line.path("regatta").asInt(-1);
            if (format < 0) {
                throw new BadInput(name + ": this is no record of a match: its first line does not say so.");
            }
            if (format > RecordHeader.FORMAT) {
                throw new BadInput(name + ": this record has format " + format + ", and this program reads up to "
                        + RecordHeader.FORMAT + ". A newer Regatta wrote it.");
            }
            List<String> bots = new ArrayList<>();
            need(line, "bots").forEach(bot -> {
                bots.add(bot.asString(""));
                said.add(new ArrayList<>());
            });
            return new RecordHeader(
                    format,
                    need(line, "rulesVersion").asInt(0),
                    Scenario.parse(need(line, "scenario").asString("")),
                    bots,
                    line.path("made").asString(""),
                    need(line, "start").asString(""));
        }

        private void turn(JsonNode line, int seats) {
            int turn = need(line, "turn").asInt(-1);
            if (turn < fingerprints.size() || said.get(0).size() > turn) {
                throw bad("turn " + turn + " comes after turn " + (said.get(0).size() - 1));
            }
            JsonNode answers = need(line, "said");
            if (answers.size() != seats) {
                throw bad("it has answers of " + answers.size() + " seats, but there are " + seats);
            }
            List<@Nullable Fault> turnFaults = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) {
                Fault fault = fault(line.path("faults").get(String.valueOf(seat)));
                turnFaults.add(fault);
                while (said.get(seat).size() < turn) {
                    said.get(seat).add(Said.lines(List.of()));
                }
                said.get(seat).add(said(answers.get(seat), fault));
            }
            faults.add(turnFaults);
            fingerprints.add(need(line, "fingerprint").asString(""));
        }

        private static Said said(JsonNode answer, @Nullable Fault fault) {
            if (answer.isNull()) {
                return new Said(List.of(), fault);
            }
            List<String> lines = new ArrayList<>();
            answer.forEach(line -> lines.add(line.asString("")));
            return Said.lines(lines);
        }

        private @Nullable Fault fault(@Nullable JsonNode fault) {
            if (fault == null) {
                return null;
            }
            String kind = need(fault, "kind").asString("");
            for (Fault.Kind known : Fault.Kind.values()) {
                if (known.name().equals(kind)) {
                    return new Fault(known, fault.path("detail").asString(""));
                }
            }
            throw bad("unknown kind of fault '" + kind + "'");
        }

        private List<Standing> result(JsonNode line) {
            List<Standing> standings = new ArrayList<>();
            for (JsonNode entry : line.get("result")) {
                standings.add(new Standing(
                        need(entry, "seat").asInt(-1),
                        need(entry, "rank").asInt(-1),
                        need(entry, "score").asLong(0)));
            }
            return standings;
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
}
