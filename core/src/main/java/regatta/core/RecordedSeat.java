package regatta.core;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A recording in a seat: it says what was said.
 *
 * @param <P> the position of the game being played
 */
public final class RecordedSeat<P extends Position<P>> implements Seat<P> {

    /**
     * What a seat said in one turn.
     *
     * @param lines its answer; empty if it was not asked or failed to answer
     * @param fault why it gave no answer, or null; faults the rules found themselves are not recorded here, they will
     *     find them again
     */
    public record Said(List<String> lines, @Nullable Fault fault) {

        public static Said lines(List<String> lines) {
            return new Said(lines, null);
        }

        public static Said nothing(Fault why) {
            return new Said(List.of(), why);
        }
    }

    private final List<Said> turns;

    /** Returns a seat for each list of {@code said}, which is by seat and then by turn. */
    public static <P extends Position<P>> List<RecordedSeat<P>> all(List<List<Said>> said) {
        List<RecordedSeat<P>> seats = new ArrayList<>();
        for (List<Said> turns : said) {
            seats.add(new RecordedSeat<>(turns));
        }
        return seats;
    }

    /** Plays back {@code turns}, where the entry at {@code t} was said in turn {@code t}. */
    public RecordedSeat(List<Said> turns) {
        this.turns = turns;
    }

    @Override
    public void ask(P position) {}

    @Override
    public @Nullable Fault hear(P position, int awaitedLines, Answer answer) {
        if (position.turn() >= turns.size()) {
            return Fault.crashed("The recording ends before turn " + position.turn() + ".");
        }
        Said said = turns.get(position.turn());
        if (said.fault() != null) {
            return said.fault();
        }
        for (String line : said.lines()) {
            answer.add(line);
        }
        return null;
    }
}
