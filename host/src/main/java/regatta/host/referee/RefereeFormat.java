package regatta.host.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import regatta.core.BadInput;
import regatta.core.Plural;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The convention by which a referee gets players and seed, and reports scores: see docs/reference/referees.md. */
public enum RefereeFormat {
    /** Options {@code -p1 CMD -p2 CMD -d seed=N}; the scores come first on standard output. */
    BRUTALTESTER,
    /** The same options and {@code -l FILE}; the result is the JSON log of CodinGame's runner. */
    CODINGAME,
    /** Arguments {@code SEED CMD CMD}; the result has lines that begin with {@code scores}. */
    TEXT;

    private static final int MAX_QUOTE = 60;
    private static final JsonMapper JSON = new JsonMapper();

    /** Thrown if the output of a referee is not a result. The message completes "The referee …". */
    static final class NoResult extends Exception {
        NoResult(String message) {
            super(message);
        }
    }

    /**
     * Returns the format with a name.
     *
     * @throws BadInput if there is none
     */
    public static RefereeFormat named(String name) {
        List<String> known = new ArrayList<>();
        for (RefereeFormat format : values()) {
            if (format.toString().equals(name)) {
                return format;
            }
            known.add(format.toString());
        }
        throw BadInput.unknown("value of --referee-format", name, known);
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the arguments of a match.
     *
     * @param players the commands that start the players
     * @param log the file for the log of the match
     */
    List<String> arguments(long seed, List<String> players, String log) {
        List<String> words = new ArrayList<>();
        if (this == TEXT) {
            words.add(String.valueOf(seed));
            words.addAll(players);
            return words;
        }
        for (int seat = 0; seat < players.size(); seat++) {
            words.add("-p" + (seat + 1));
            words.add(players.get(seat));
        }
        words.addAll(List.of("-d", "seed=" + seed));
        if (this == CODINGAME) {
            words.addAll(List.of("-l", log));
        }
        return words;
    }

    /**
     * Reads the result.
     *
     * @param log the log of the match, or empty if the referee wrote none
     */
    RefereeResult result(String output, String log, int seats) throws NoResult {
        return switch (this) {
            case BRUTALTESTER -> brutaltester(output, seats);
            case CODINGAME -> codinGame(log.isBlank() ? output : log, seats);
            case TEXT -> text(output, seats);
        };
    }

    private static RefereeResult brutaltester(String output, int seats) throws NoResult {
        List<Long> scores = new ArrayList<>();
        for (String word : output.strip().split("\\s+")) {
            if (!isNumber(word)) {
                break; // After the scores, referees print the seed and other lines.
            }
            scores.add(Long.parseLong(word));
        }
        if (scores.isEmpty()) {
            throw new NoResult(
                    output.isBlank()
                            ? "printed no scores"
                            : "printed " + quoted(output) + " where " + Plural.of(seats, "score")
                                    + (seats == 1 ? " was" : " were") + " expected");
        }
        return RefereeResult.ofScores(checked(scores, seats), Map.of());
    }

    private static RefereeResult codinGame(String json, int seats) throws NoResult {
        JsonNode log;
        try {
            log = JSON.readTree(json);
        } catch (JacksonException e) {
            log = JSON.missingNode();
        }
        String failure = log.path("failCause").asString("");
        if (!failure.isEmpty()) {
            throw new NoResult("reports a failure: " + quoted(failure));
        }
        JsonNode given = log.path("scores");
        if (!given.isObject()) {
            throw new NoResult(
                    json.isBlank()
                            ? "printed no result"
                            : "printed " + quoted(json) + " and no JSON object with 'scores'");
        }
        List<Long> scores = new ArrayList<>();
        for (int seat = 0; seat < given.size(); seat++) {
            JsonNode score = given.path(String.valueOf(seat));
            if (!score.isIntegralNumber()) {
                throw new NoResult("printed the scores " + quoted(given.toString()) + ", which are not whole numbers of"
                        + " the players 0 to " + (seats - 1));
            }
            scores.add(score.asLong());
        }
        return RefereeResult.ofScores(checked(scores, seats), Map.of());
    }

    private static RefereeResult text(String output, int seats) throws NoResult {
        List<Long> scores = List.of();
        List<Long> ranks = List.of();
        Map<Integer, String> faults = new TreeMap<>();
        for (String line : output.lines().toList()) {
            String[] words = line.strip().split("\\s+", 2);
            String rest = words.length == 1 ? "" : words[1];
            switch (words[0]) {
                case "scores" -> scores = checked(numbers(line, rest), seats);
                case "ranks" -> ranks = checked(numbers(line, rest), seats);
                case "fault" -> {
                    String[] parts = rest.split("\\s+", 2);
                    int player = isNumber(parts[0]) ? (int) Long.parseLong(parts[0]) : 0;
                    if (player < 1 || player > seats) {
                        throw new NoResult("printed " + quoted(line) + ", but players are numbered from 1 to " + seats);
                    }
                    faults.putIfAbsent(player - 1, parts.length == 1 ? "The referee reports a fault." : parts[1]);
                }
                default -> {}
            }
        }
        if (scores.isEmpty()) {
            throw new NoResult(
                    output.isBlank() ? "printed no scores" : "printed " + quoted(output) + " and no line 'scores …'");
        }
        RefereeResult result = RefereeResult.ofScores(scores, faults);
        if (ranks.stream().anyMatch(rank -> rank < 1 || rank > seats)) {
            throw new NoResult("printed the ranks " + ranks + ", which are not from 1 to " + seats);
        }
        return ranks.isEmpty()
                ? result
                : new RefereeResult(scores, ranks.stream().map(Math::toIntExact).toList(), faults);
    }

    private static List<Long> numbers(String line, String rest) throws NoResult {
        List<Long> numbers = new ArrayList<>();
        for (String word : rest.strip().split("\\s+")) {
            if (!isNumber(word)) {
                throw new NoResult("printed " + quoted(line) + ", whose numbers are not whole numbers");
            }
            numbers.add(Long.parseLong(word));
        }
        return numbers;
    }

    private static List<Long> checked(List<Long> scores, int seats) throws NoResult {
        if (scores.size() != seats) {
            throw new NoResult("printed " + Plural.of(scores.size(), "number") + " for " + Plural.of(seats, "player"));
        }
        return scores;
    }

    private static boolean isNumber(String word) {
        return word.matches("[-+]?\\d{1,18}");
    }

    private static String quoted(String text) {
        String line = text.strip().lines().findFirst().orElse("");
        return "'" + (line.length() <= MAX_QUOTE ? line : line.substring(0, MAX_QUOTE) + "…") + "'";
    }
}
