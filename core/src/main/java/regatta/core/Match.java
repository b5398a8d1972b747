package regatta.core;

import java.util.List;

/** The loop that plays matches. A replay is a match too, whose seats read their answers from a record. */
public final class Match<P extends Position<P>> {

    /** Observes each turn of a match. */
    public interface Watcher<P extends Position<P>> {

        /** Called before the seats receive their messages. */
        default void turnBegins(P position) {}

        /** Called after the turn, with the new position. */
        void turnEnds(P position, Turn turn);

        /** Returns a watcher that calls several watchers in order. */
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

    /** Creates a match that continues from {@code position}, which it owns and changes. */
    public Match(Rules<P> rules, P position, List<? extends Seat<P>> seats, Watcher<P> watcher) {
        checkSeats(position, seats.size());
        this.rules = rules;
        this.position = position;
        this.seats = List.copyOf(seats);
        this.watcher = watcher;
        this.turn = new Turn(seats.size());
    }

    /**
     * Checks the number of bots. Hosts call this before they start bots.
     *
     * @throws BadInput if it is not the number of seats
     */
    public static void checkSeats(Position<?> position, int bots) {
        if (bots != position.seats()) {
            throw new BadInput("This scenario has " + Plural.of(position.seats(), "seat") + ", but "
                    + Plural.of(bots, "bot") + (bots == 1 ? " is given." : " are given."));
        }
    }

    public List<Standing> play() {
        while (!position.over()) {
            turn();
        }
        return rules.standings(position);
    }

    /** Plays one turn. All messages are sent before any answer is read, and answers are read in the order of seats. */
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
