package regatta.tron;

import regatta.core.BadInput;
import regatta.core.Fault;
import regatta.core.MoveMirror;
import regatta.core.Orders;
import regatta.core.TextIn;

/**
 * Rebuilds the position from the messages to a seat. A message shows where the cycles are, but not where they have
 * been. The mirror knows, because every living player has exactly one turn between two messages: a cycle that is
 * somewhere else moved there, and one that is gone died in its own turn.
 */
public final class TronMirror extends MoveMirror<TronPosition> {

    private static final Fault GONE = Fault.crashed("It was gone in the next message.");

    private final int[] starts;
    private final int[] heads;

    private TronMirror(TextIn in, int seats, int seat) {
        super(in, new TronRules(seats, 0), new TronPosition(seats), seat); // The random seed matters to the start only.
        starts = new int[seats];
        heads = new int[seats];
        readPlayers(in);
        place(view());
        catchUp();
    }

    /**
     * Reads the first message.
     *
     * @throws BadInput if it is not a first message of Tron
     */
    public static TronMirror of(TextIn in) {
        if (!in.more()) {
            throw new BadInput("The input ends before the first line. Is a game engine connected?");
        }
        int seats = in.number(TronRules.MIN_SEATS, TronRules.MAX_SEATS);
        return new TronMirror(in, seats, in.number(0, seats - 1));
    }

    @Override
    protected void read(TextIn in) {
        in.number(view().seats(), view().seats());
        in.number(seat(), seat());
        readPlayers(in);
    }

    private void readPlayers(TextIn in) {
        for (int player = 0; player < starts.length; player++) {
            starts[player] = readCell(in, player);
            heads[player] = readCell(in, player);
        }
    }

    private static int readCell(TextIn in, int player) {
        int x = in.number(-1, Grid.WIDTH - 1);
        int y = in.number(-1, Grid.HEIGHT - 1);
        if ((x < 0) != (y < 0)) {
            throw new BadInput("Player " + player + " cannot be at " + x + "," + y + ".");
        }
        return x < 0 ? Grid.NONE : Grid.cell(x, y);
    }

    /** Puts each cycle where it started. */
    private void place(TronPosition view) {
        for (int player = 0; player < view.seats(); player++) {
            int cell = starts[player] == Grid.NONE ? unnamed(view) : starts[player];
            if (!view.free(cell)) {
                throw new BadInput("Player " + player + " starts where another one does.");
            }
            view.lay(player, cell);
        }
    }

    /**
     * The start of a player that died in its very first turn is unknown: any cell serves that this message does not
     * name.
     */
    private int unnamed(TronPosition view) {
        int cell = 0;
        while (!view.free(cell) || named(cell)) {
            cell++;
        }
        return cell;
    }

    private boolean named(int cell) {
        for (int player = 0; player < starts.length; player++) {
            if (starts[player] == cell || heads[player] == cell) {
                return true;
            }
        }
        return false;
    }

    @Override
    protected void addOrders(TronPosition position, Orders played) {
        int mover = position.mover();
        if (heads[mover] == Grid.NONE) {
            played.fail(mover, GONE);
        } else {
            TronOrders.go(played, mover, Grid.direction(position.head(mover), heads[mover]));
        }
    }

    @Override
    protected void check(TronPosition position) {
        for (int player = 0; player < position.seats(); player++) {
            if (position.start(player) != starts[player] || position.head(player) != heads[player]) {
                throw new BadInput("Player " + player + " cannot have moved, in one turn and by the rules, to where the"
                        + " message of turn " + position.turn() + " shows it.");
            }
        }
        if (position.over() || !position.alive(seat())) {
            throw new BadInput("By the message of turn " + position.turn() + " the match is over.");
        }
    }
}
