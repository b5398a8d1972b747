package regatta.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The answers of all seats of a match, by turn. A scenario and a transcript determine a match: the positions follow by
 * playing it again. The transcript of a running match grows, and the last turn may have answers of some seats only.
 */
public final class Transcript {

    private final List<List<@Nullable SeatAnswer>> seats = new ArrayList<>();

    public Transcript(int seats) {
        for (int seat = 0; seat < seats; seat++) {
            this.seats.add(new ArrayList<>());
        }
    }

    /** Returns a transcript of answers listed by seat and turn. */
    public static Transcript of(List<? extends List<@Nullable SeatAnswer>> bySeat) {
        Transcript transcript = new Transcript(bySeat.size());
        for (int seat = 0; seat < bySeat.size(); seat++) {
            transcript.seats.get(seat).addAll(bySeat.get(seat));
        }
        return transcript;
    }

    public int seats() {
        return seats.size();
    }

    /** Returns the number of turns that have an answer or a fault. */
    public int turns() {
        int turns = 0;
        for (List<@Nullable SeatAnswer> answers : seats) {
            turns = Math.max(turns, answers.size());
        }
        return turns;
    }

    public @Nullable SeatAnswer answer(int turn, int seat) {
        List<@Nullable SeatAnswer> answers = seats.get(seat);
        return turn < answers.size() ? answers.get(turn) : null;
    }

    /** Returns the lines of a seat's answer; empty if there is no answer. */
    public List<String> lines(int turn, int seat) {
        SeatAnswer answer = answer(turn, seat);
        return answer == null ? List.of() : answer.lines();
    }

    /** Returns the answers by seat and turn, with null for missing ones. */
    public List<List<@Nullable SeatAnswer>> bySeat() {
        return Collections.unmodifiableList(seats);
    }

    /** Returns all answers of a seat, in the order of turns. */
    public List<SeatAnswer> answers(int seat) {
        return seats.get(seat).stream().filter(Objects::nonNull).toList();
    }

    public void put(int turn, int seat, SeatAnswer answer) {
        List<@Nullable SeatAnswer> answers = seats.get(seat);
        answers.addAll(Collections.nCopies(Math.max(0, turn + 1 - answers.size()), null));
        answers.set(turn, answer);
    }

    /** Adds a turn that was played. If a seat answered, its fault is not stored, because the rules find it again. */
    public void add(Turn turn) {
        for (int seat = 0; seat < seats(); seat++) {
            Answer answer = turn.answer(seat);
            put(
                    turn.number(),
                    seat,
                    new SeatAnswer(
                            answer.texts(),
                            answer.lines() > 0 ? null : turn.orders().fault(seat)));
        }
    }

    public void remove(int fromTurn, int seat) {
        List<@Nullable SeatAnswer> answers = seats.get(seat);
        if (answers.size() > fromTurn) {
            answers.subList(fromTurn, answers.size()).clear();
        }
    }

    /** Returns a copy of the turns before {@code turn}. */
    public Transcript upTo(int turn) {
        Transcript copy = new Transcript(seats());
        for (int seat = 0; seat < seats(); seat++) {
            List<@Nullable SeatAnswer> answers = seats.get(seat);
            copy.seats.get(seat).addAll(answers.subList(0, Math.min(turn, answers.size())));
        }
        return copy;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Transcript that && seats.equals(that.seats);
    }

    @Override
    public int hashCode() {
        return seats.hashCode();
    }
}
