package regatta.tron;

import regatta.core.BadInput;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.Mirror;
import regatta.core.Orders;
import regatta.core.TextIn;

/**
 * The other end of the wire. A message tells where the cycles are, but not where they have been; the mirror knows, since
 * between two messages every living seat had exactly one turn. It plays these turns by the rules: who is somewhere else
 * moved there, and who is gone died in its own turn, of whatever it was.
 */
public final class TronMirror implements Mirror<TronPosition> {

    private static final Fault GONE = Fault.crashed("It was gone in the next message.");

    private final TextIn in;
    private final TronRules rules;
    private final TronPosition view;
    private final int seat;
    private final int[] starts;
    private final int[] heads;
    private final Orders orders;
    private final Events events = new Events();

    /**
     * Reads the first message.
     *
     * @throws BadInput if it is no such message
     */
    public TronMirror(TextIn in) {
        this.in = in;
        if (!in.more()) {
            throw new BadInput("The input ends before the first line. Is this run by a game?");
        }
        int seats = in.number(TronRules.FEWEST_SEATS, TronRules.MOST_SEATS);
        seat = in.number(0, seats - 1);
        rules = new TronRules(seats, 0); // The seed matters to the start alone, and that is told.
        view = new TronPosition(seats);
        starts = new int[seats];
        heads = new int[seats];
        orders = new Orders(seats);
        readPlayers();
        place();
        while (view.mover() != seat && !view.over()) {
            follow();
        }
        check();
    }

    @Override
    public boolean next() {
        if (!in.more()) {
            return false;
        }
        in.number(view.seats(), view.seats());
        in.number(seat, seat);
        readPlayers();
        do {
            follow();
        } while (view.mover() != seat && !view.over());
        check();
        return true;
    }

    private void readPlayers() {
        for (int player = 0; player < view.seats(); player++) {
            starts[player] = place(player);
            heads[player] = place(player);
        }
    }

    private int place(int player) {
        int x = in.number(-1, Grid.WIDTH - 1);
        int y = in.number(-1, Grid.HEIGHT - 1);
        if ((x < 0) != (y < 0)) {
            throw new BadInput("Player " + player + " cannot be at " + x + "," + y + ".");
        }
        return x < 0 ? Grid.NONE : Grid.cell(x, y);
    }

    /** Puts each cycle where it started. */
    private void place() {
        for (int player = 0; player < view.seats(); player++) {
            int cell = starts[player] == Grid.NONE ? unnamed() : starts[player];
            if (!view.free(cell)) {
                throw new BadInput("Player " + player + " starts where another one does.");
            }
            view.lay(player, cell);
        }
    }

    /** Who died in its very first turn started nobody knows where: any cell will do that this message does not name. */
    private int unnamed() {
        int cell = 0;
        while (!view.free(cell) || named(cell)) {
            cell++;
        }
        return cell;
    }

    private boolean named(int cell) {
        for (int player = 0; player < view.seats(); player++) {
            if (starts[player] == cell || heads[player] == cell) {
                return true;
            }
        }
        return false;
    }

    /** Plays the turn of the mover as the message tells it. */
    private void follow() {
        int mover = view.mover();
        orders.clear();
        if (heads[mover] == Grid.NONE) {
            orders.fail(mover, GONE);
        } else {
            TronOrders.go(orders, mover, Grid.direction(view.head(mover), heads[mover]));
        }
        rules.advance(view, orders, events);
    }

    /** What was played must be what was told. */
    private void check() {
        for (int player = 0; player < view.seats(); player++) {
            if (view.start(player) != starts[player] || view.head(player) != heads[player]) {
                throw new BadInput(
                        "Player " + player + " cannot have come, in one turn and by the rules, to where the message"
                                + " of turn " + view.turn() + " tells it is.");
            }
        }
        if (view.over() || !view.alive(seat)) {
            throw new BadInput("The message of turn " + view.turn() + " tells that the match is over.");
        }
    }

    @Override
    public TronRules rules() {
        return rules;
    }

    @Override
    public int seat() {
        return seat;
    }

    @Override
    public TronPosition view() {
        return view;
    }
}
