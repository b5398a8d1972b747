package regatta.core;

/**
 * A mirror for games whose messages contain moves rather than the whole position. Between two messages it plays the
 * moves by the rules, and compares the result with the message.
 */
public abstract class MoveMirror<P extends Position<P>> implements Mirror<P> {

    private final TextIn in;
    private final Rules<P> rules;
    private final P view;
    private final int seat;
    private final Orders orders;
    private final Events events = new Events();

    /** Creates the mirror of a match whose current position is {@code view}. */
    protected MoveMirror(TextIn in, Rules<P> rules, P view, int seat) {
        this.in = in;
        this.rules = rules;
        this.view = view;
        this.seat = seat;
        orders = new Orders(view.seats());
    }

    protected abstract void read(TextIn in);

    /** Adds the orders or the fault of the next turn, as in the last message. */
    protected abstract void addOrders(P position, Orders played);

    /**
     * Compares the position with the last message.
     *
     * @throws BadInput if they differ
     */
    protected abstract void check(P position);

    /** Plays turns until the seat moves or the match is over, and compares the result. */
    protected final void catchUp() {
        while (rules.awaitedLines(view, seat) == 0 && !view.over()) {
            playTurn();
        }
        check(view);
    }

    private void playTurn() {
        orders.clear();
        addOrders(view, orders);
        rules.advance(view, orders, events);
    }

    @Override
    public final boolean next() {
        if (!in.more()) {
            return false;
        }
        read(in);
        playTurn();
        catchUp();
        return true;
    }

    @Override
    public final Rules<P> rules() {
        return rules;
    }

    @Override
    public final int seat() {
        return seat;
    }

    @Override
    public final P view() {
        return view;
    }
}
