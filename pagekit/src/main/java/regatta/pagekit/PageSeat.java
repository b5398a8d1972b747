package regatta.pagekit;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.Fault;
import regatta.core.Position;
import regatta.core.Seat;
import regatta.core.SeatAnswer;
import regatta.core.Transcript;

/**
 * A seat of a match in a page. It gives the answers of the transcript; where there are none and a bot plays the seat,
 * the bot answers, and its answer is added to the transcript.
 *
 * @param <P> the position of the game
 */
final class PageSeat<P extends Position<P>> implements Seat<P> {

    /** The recorded bot, which has no answers beyond the record. */
    static final String RECORD = "";

    /** A person, for whose answers the match waits. */
    static final String PERSON = "person";

    private final Transcript transcript;
    private final int seat;
    private final Function<String, Seat<P>> bots;
    private final Seat<P> replayed;

    private String player = RECORD;

    /** The turn from which the player plays. */
    private int since;

    /** The turn from which the match differs from the recorded one. */
    private int branchTurn = Integer.MAX_VALUE;

    private @Nullable Seat<P> bot;
    private int awaitedLines;

    /**
     * Prepares a seat.
     *
     * @param bots creates a built-in bot by name
     * @param replayed plays the recorded answers in a match that differs from the recorded one
     */
    PageSeat(Transcript transcript, int seat, Function<String, Seat<P>> bots, Seat<P> replayed) {
        this.transcript = transcript;
        this.seat = seat;
        this.bots = bots;
        this.replayed = replayed;
    }

    /** Continues like another seat, in a match that differs from a turn on. */
    void branch(PageSeat<P> from, int turn) {
        player = from.player;
        since = from.since;
        branchTurn = turn;
    }

    String player() {
        return player;
    }

    void hand(String newPlayer, int turn) {
        player = newPlayer;
        since = turn;
    }

    /** Removes the player's answers from a turn on, because they belong to another match. The record stays. */
    void forget(int turn) {
        bot = null;
        if (!player.equals(RECORD)) {
            transcript.remove(Math.max(turn, since), seat);
        }
    }

    @Override
    public void ask(P position, int lines) {
        awaitedLines = lines;
    }

    @Override
    public @Nullable Fault hear(P position, Answer answer) {
        int turn = position.turn();
        SeatAnswer known = transcript.answer(turn, seat);
        if (player.equals(RECORD) && turn >= branchTurn) {
            known = answer(replayed, position, awaitedLines);
            transcript.put(turn, seat, known);
        } else if (known == null && !player.equals(PERSON) && !player.equals(RECORD)) {
            bot = bot == null ? bots.apply(player) : bot;
            known = answer(bot, position, awaitedLines);
            transcript.put(turn, seat, known);
        }
        Fault fault = known == null ? null : known.fault();
        if (known == null || fault != null || known.lines().size() < awaitedLines) {
            return fault == null ? Fault.crashed("The record has no answer here.") : fault;
        }
        known.lines().forEach(answer::add);
        return null;
    }

    /** Returns the answer of a bot in this seat. */
    static <P extends Position<P>> SeatAnswer answer(Seat<P> asked, P position, int awaitedLines) {
        Answer answer = new Answer();
        asked.ask(position, awaitedLines);
        Fault fault = asked.hear(position, answer);
        return fault == null ? SeatAnswer.of(answer.texts()) : SeatAnswer.missing(fault);
    }
}
