package regatta.core;

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
        default void turnBegins(P position) {}

        /** The turn was played, and {@code position} is what came of it. */
        void turnEnds(P position, Turn turn);

        /** Returns several watchers as one; they see each turn in their order. */
        static <P extends Position<P>> Watcher<P> all(List<? extends Watcher<P>> watchers) {
            return new Watcher<>() {
                @Override
                public void turnBegins(P position) {
                    watchers.forEach(watcher -> watcher.turnBegins(position));
                }

                @Override
                public void turnEnds(P position, Turn turn) {
                    watchers.forEach(watcher -> watcher.turnEnds(position, turn));
                }
            };
        }
    }

    private final Rules<P> rules;
    private final P position;
    private final List<Seat<P>> seats;
    private final Watcher<P> watcher;
    private final Turn turn;

    /** Prepares to play on from {@code position}, which is this match's own from now on. */
    public Match(Rules<P> rules, P position, List<? extends Seat<P>> seats, Watcher<P> watcher) {
        checkSeats(position, seats.size());
        this.rules = rules;
        this.position = position;
        this.seats = List.copyOf(seats);
        this.watcher = watcher;
        this.turn = new Turn(seats.size());
    }

    /**
     * Checks the number of bots, which a host does before it starts them.
     *
     * @throws BadInput unless there is one for each seat
     */
    public static void checkSeats(Position<?> position, int bots) {
        if (bots != position.seats()) {
            throw new BadInput("This scenario has " + Counted.of(position.seats(), "seat") + ", but "
                    + Counted.of(bots, "bot") + (bots == 1 ? " is given." : " are given."));
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
        watcher.turnBegins(position);
        turn.begin(rules, position);
        ask();
        hear();
        rules.advance(position, turn.orders(), turn.events());
        watcher.turnEnds(position, turn);
    }

    private void ask() {
        for (int seat = 0; seat < seats.size(); seat++) {
            if (turn.asked(seat)) {
                seats.get(seat).ask(position, turn.awaitedLines(seat));
            }
        }
    }

    private void hear() {
        for (int seat = 0; seat < seats.size(); seat++) {
            if (!turn.asked(seat)) {
                continue;
            }
            Answer answer = turn.answer(seat);
            Fault fault = seats.get(seat).hear(position, answer);
            if (fault == null) {
                rules.read(position, seat, answer, turn.orders());
            } else {
                turn.orders().fail(seat, fault);
            }
        }
    }

    public P position() {
        return position;
    }
}
