package regatta.web;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.RecordedSeat.Said;

/** What the seats of a match said, turn by turn, and who speaks for each where nothing has been said yet. */
final class Script {

    /** Speaks as recorded, and not at all where the record has ended. */
    static final String RECORD = "";

    /** Is waited for. */
    static final String PERSON = "person";

    private final List<List<@Nullable Said>> said = new ArrayList<>();
    private final List<String> players = new ArrayList<>();

    /** By seat the turn from which its player speaks. */
    private final int[] since;

    Script(int seats) {
        since = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            said.add(new ArrayList<>());
            players.add(RECORD);
        }
    }

    void copyFrom(Script other) {
        for (int seat = 0; seat < since.length; seat++) {
            said.get(seat).clear();
            said.get(seat).addAll(other.said.get(seat));
            players.set(seat, other.players.get(seat));
            since[seat] = other.since[seat];
        }
    }

    void put(int turn, int seat, Said what) {
        List<@Nullable Said> turns = said.get(seat);
        while (turns.size() <= turn) {
            turns.add(null);
        }
        turns.set(turn, what);
    }

    @Nullable
    Said get(int turn, int seat) {
        List<@Nullable Said> turns = said.get(seat);
        return turn < turns.size() ? turns.get(turn) : null;
    }

    String player(int seat) {
        return players.get(seat);
    }

    /** Tells whether a bot speaks for {@code seat}. */
    boolean handed(int seat) {
        return !players.get(seat).equals(RECORD) && !players.get(seat).equals(PERSON);
    }

    void hand(int seat, String player, int turn) {
        players.set(seat, player);
        since[seat] = turn;
    }

    /** Forgets what players said from {@code turn} on: it answered another course. What was recorded stays. */
    void forgetPlayers(int turn) {
        for (int seat = 0; seat < since.length; seat++) {
            List<@Nullable Said> turns = said.get(seat);
            int keep = Math.max(turn, since[seat]);
            if (!players.get(seat).equals(RECORD) && turns.size() > keep) {
                turns.subList(keep, turns.size()).clear();
            }
        }
    }
}
