package regatta.web;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.Fault;
import regatta.core.Position;
import regatta.core.RecordedSeat.Said;
import regatta.core.Seat;

/**
 * A seat that says what the script says; where that says nothing and the seat was handed to a bot, the bot goes on, and
 * what it says is written down.
 *
 * @param <P> the position of the game
 */
final class ScriptSeat<P extends Position<P>> implements Seat<P> {

    private final Script script;
    private final int seat;
    private final Supplier<Seat<P>> maker;

    /** The bot that plays on, made where it begins; what it said since then is in the script. */
    private @Nullable Seat<P> bot;

    ScriptSeat(Script script, int seat, Supplier<Seat<P>> maker) {
        this.script = script;
        this.seat = seat;
        this.maker = maker;
    }

    void forgetBot() {
        bot = null;
    }

    @Override
    public void ask(P position) {}

    @Override
    public @Nullable Fault hear(P position, int awaitedLines, Answer answer) {
        Said what = script.get(position.turn(), seat);
        if (what == null && script.handed(seat)) {
            bot = bot == null ? maker.get() : bot;
            what = said(bot, position, awaitedLines);
            script.put(position.turn(), seat, what);
        }
        Fault fault = what == null ? null : what.fault();
        if (what == null || fault != null || what.lines().size() < awaitedLines) {
            return fault == null ? Fault.crashed("The record has no answer here.") : fault;
        }
        what.lines().forEach(answer::add);
        return null;
    }

    /** Returns what somebody in a seat says here. */
    static <P extends Position<P>> Said said(Seat<P> speaker, P position, int awaitedLines) {
        Answer answer = new Answer();
        speaker.ask(position);
        Fault fault = speaker.hear(position, awaitedLines, answer);
        return fault == null ? Said.lines(answer.texts()) : Said.nothing(fault);
    }
}
