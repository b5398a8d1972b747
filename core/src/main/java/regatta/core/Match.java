package regatta.core;

import java.util.ArrayList;
import java.util.List;

/**
 * The one loop that plays matches.
 *
 * <p>To replay is to play: the same loop, with seats that read their answers from a record. Verifying a record, filming
 * it for the viewer, branching off it and resuming it are matches whose bots are recordings.
 *
 * @param <P> the position of the game being played
 */
public final class Match<P extends Position<P>> {

    /** Sees every turn of a match, before and after. */
    public interface Watcher<P extends Position<P>> {

        /** The seats are about to be asked. */
        void turnBegins(P position);

        /** The turn was played. The tables are the match's own and are reused: copy what you keep. */
        void turnEnds(P position, List<Answer> answers, Orders orders, Events events);
    }

    private final Rules<P> rules;
    private final P position;
    private final List<Seat<P>> seats;
    private final Watcher<P> watcher;
    private final Orders orders;
    private final Events events = new Events();
    private final List<Answer> answers = new ArrayList<>();
    private final int[] awaited;

    /** Prepares to play on from {@code position}, which is this match's own from now on. */
    public Match(Rules<P> rules, P position, List<? extends Seat<P>> seats, Watcher<P> watcher) {
        if (seats.size() != position.seats()) {
            throw new BadInput("This scenario has " + position.seats() + " seats, but " + seats.size() + " bots came.");
        }
        this.rules = rules;
        this.position = position;
        this.seats = List.copyOf(seats);
        this.watcher = watcher;
        this.orders = new Orders(seats.size());
        this.awaited = new int[seats.size()];
        for (int seat = 0; seat < seats.size(); seat++) {
            answers.add(new Answer());
        }
    }

    /** Plays to the end. */
    public List<Standing> play() {
        while (!position.over()) {
            turn();
        }
        return rules.standings(position);
    }

    /** Plays one turn: everyone is asked before anyone is heard, and heard by seat, whoever answered first. */
    public void turn() {
        orders.clear();
        watcher.turnBegins(position);
        ask();
        hear();
        rules.advance(position, orders, events);
        watcher.turnEnds(position, answers, orders, events);
    }

    private void ask() {
        for (int seat = 0; seat < awaited.length; seat++) {
            awaited[seat] = rules.awaitedLines(position, seat);
            if (awaited[seat] > 0) {
                seats.get(seat).ask(position);
            }
        }
    }

    private void hear() {
        for (int seat = 0; seat < awaited.length; seat++) {
            Answer answer = answers.get(seat);
            answer.clear();
            if (awaited[seat] == 0) {
                continue;
            }
            Fault fault = seats.get(seat).hear(position, awaited[seat], answer);
            if (fault == null) {
                rules.read(position, seat, answer, orders);
            } else {
                orders.fail(seat, fault);
            }
        }
    }

    public P position() {
        return position;
    }
}
