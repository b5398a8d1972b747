package regatta.hlt;

import java.util.List;
import regatta.core.BadInput;
import regatta.core.Match;
import regatta.core.RecordedSeat;
import regatta.core.Rules;
import regatta.core.TextOut;
import regatta.halite.HalitePosition;
import regatta.halite.HaliteReplay;
import regatta.halite.game.HaliteGame;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Plays a match found in a replay and compares it with what the replay shows. */
record HltVerifier(String name, JsonNode replay, HltMatch match) {

    private static final List<String> COMPARED = List.of("energy", "entities", "deposited");

    private static final ObjectMapper JSON = new ObjectMapper();

    /** Throws unless the frames of the replay follow from its orders. */
    void verify() {
        JsonNode expected = film(new HaliteGame().open(match.scenario())).get("full_frames");
        JsonNode actual = replay.get("full_frames");
        for (int turn = 0; turn < Math.max(actual.size(), expected.size()); turn++) {
            if (turn >= actual.size() || turn >= expected.size()) {
                throw new BadInput(name + ": the file has " + actual.size() + " frames, but by the rules the match has "
                        + expected.size() + ".");
            }
            compare(turn, expected.get(turn), actual.path(turn));
        }
    }

    private void compare(int turn, JsonNode expected, JsonNode actual) {
        for (String key : COMPARED) {
            JsonNode shown = HltReader.need(name, actual, key);
            if (!shown.equals(expected.get(key))) {
                throw new BadInput(name + ", turn " + turn + ": what the file shows does not follow from the orders in"
                        + " it: \"" + key + "\" is " + excerpt(shown) + ", the rules give " + excerpt(expected.get(key))
                        + ".");
            }
        }
    }

    private static String excerpt(JsonNode node) {
        String text = node.toString();
        return text.length() > 120 ? text.substring(0, 120) + "…" : text;
    }

    private JsonNode film(Rules<HalitePosition> rules) {
        List<RecordedSeat<HalitePosition>> seats = RecordedSeat.all(match.transcript());
        HaliteReplay film = new HaliteReplay(rules);
        Match<HalitePosition> played = new Match<>(rules, rules.start(), seats, film);
        played.play();
        TextOut out = new TextOut(1 << 20);
        film.write(played.position(), 0, out);
        return JSON.readTree(out.toString());
    }

    /** Returns whether {@code rules} draw the map of the replay and play as long. */
    static boolean sameOpening(Rules<HalitePosition> rules, JsonNode replay) {
        TextOut out = new TextOut();
        new HaliteReplay(rules).writeOpening(out);
        JsonNode opening = JSON.readTree(out.toString());
        return opening.get("production_map").equals(replay.get("production_map"))
                && opening.get("GAME_CONSTANTS").equals(replay.get("GAME_CONSTANTS"));
    }
}
