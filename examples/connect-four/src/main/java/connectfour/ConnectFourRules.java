package connectfour;

import java.util.List;
import regatta.core.Answer;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.LegalOrders;
import regatta.core.Orders;
import regatta.core.Rng;
import regatta.core.Rules;
import regatta.core.Standing;
import regatta.core.TextOut;

/** The rules of Connect Four, and the text that bots read and write. */
public final class ConnectFourRules implements Rules<ConnectFourPosition> {

    /** This many discs fall at random before the first turn, so that matches differ. */
    private static final int OPENING = 4;

    /** The only kind of order: drop a disc into the column that is its first argument. */
    private static final int DROP = 0;

    private final long seed;

    /** Creates the rules of a match whose first discs are drawn with a random seed. */
    public ConnectFourRules(long seed) {
        this.seed = seed;
    }

    public static void drop(Orders orders, int seat, int column) {
        orders.add(seat, DROP, seat, column, 0);
    }

    /** Lists the columns that are not full. */
    public static LegalOrders<ConnectFourPosition> legalOrders() {
        return (view, seat, options) -> {
            for (int column = 0; column < ConnectFourPosition.WIDTH; column++) {
                if (view.landing(column) != ConnectFourPosition.NONE) {
                    drop(options, seat, column);
                }
            }
        };
    }

    @Override
    public ConnectFourPosition start() {
        ConnectFourPosition position = new ConnectFourPosition();
        Rng rng = new Rng(seed);
        for (int disc = 0; disc < OPENING; disc++) {
            position.drop(rng.below(ConnectFourPosition.WIDTH));
        }
        return position;
    }

    @Override
    public int awaitedLines(ConnectFourPosition position, int seat) {
        return seat == position.mover() && !position.over() ? 1 : 0;
    }

    /** Nothing is hidden. */
    @Override
    public void veil(ConnectFourPosition position, int seat, ConnectFourPosition view) {
        view.copyFrom(position);
    }

    /** Writes the turn and the seat, then the rows of the board from the top. */
    @Override
    public void observe(ConnectFourPosition position, int seat, TextOut out) {
        out.put(position.turn()).space().put(seat).newline();
        for (int cell = 0; cell < ConnectFourPosition.CELLS; cell++) {
            int owner = position.owner(cell);
            out.put(owner == ConnectFourPosition.NONE ? '.' : (char) ('0' + owner));
            if (cell % ConnectFourPosition.WIDTH == ConnectFourPosition.WIDTH - 1) {
                out.newline();
            }
        }
    }

    @Override
    public void write(ConnectFourPosition position, int seat, Orders orders, TextOut out) {
        if (orders.count(seat) == 1) {
            out.put(orders.first(seat, 0));
        }
        out.newline();
    }

    @Override
    public void read(ConnectFourPosition position, int seat, Answer answer, Orders orders) {
        String word = answer.lines() == 0 ? "" : answer.line(0).trim();
        if (word.length() == 1 && word.charAt(0) >= '0' && word.charAt(0) < '0' + ConnectFourPosition.WIDTH) {
            drop(orders, seat, word.charAt(0) - '0');
        } else {
            String shown = word.substring(0, Math.min(40, word.length()));
            orders.fail(seat, Fault.invalid("'" + shown + "' is not a column from 0 to 6."));
        }
    }

    @Override
    public void advance(ConnectFourPosition position, Orders orders, Events events) {
        events.clear();
        int seat = position.mover();
        int column = orders.count(seat) == 1 ? (int) orders.first(seat, 0) : ConnectFourPosition.NONE;
        if (orders.fault(seat) == null && (column < 0 || column >= ConnectFourPosition.WIDTH)) {
            orders.fail(seat, Fault.invalid("No column was given."));
        } else if (orders.fault(seat) == null && position.landing(column) == ConnectFourPosition.NONE) {
            orders.fail(seat, Fault.invalid("Column " + column + " is full."));
        }
        if (orders.fault(seat) == null) {
            position.drop(column);
        } else {
            position.forfeit();
        }
        position.endTurn();
    }

    /** Two points for the winner, one for both after a draw. */
    @Override
    public List<Standing> standings(ConnectFourPosition position) {
        return List.of(standing(position, 0), standing(position, 1));
    }

    private static Standing standing(ConnectFourPosition position, int seat) {
        if (position.winner() == ConnectFourPosition.NONE) {
            return new Standing(seat, 1, 1);
        }
        return position.winner() == seat ? new Standing(seat, 1, 2) : new Standing(seat, 2, 0);
    }
}
