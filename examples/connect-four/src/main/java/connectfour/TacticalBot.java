package connectfour;

import regatta.core.Budget;
import regatta.core.Events;
import regatta.core.ForwardModel;
import regatta.core.Orders;
import regatta.core.SeatedBot;

/** Wins if it can, else prevents the opponent from winning, else plays as near to the middle as it safely can. */
public final class TacticalBot extends SeatedBot<ConnectFourPosition> {

    private static final int[] MIDDLE_FIRST = {3, 2, 4, 1, 5, 0, 6};

    private final ForwardModel<ConnectFourPosition> model;
    private final ConnectFourPosition ahead;
    private final ConnectFourPosition further;
    private final Orders step;
    private final Events events = new Events();

    public TacticalBot(ForwardModel<ConnectFourPosition> model, ConnectFourPosition view, int seat) {
        super(view, seat);
        this.model = model;
        ahead = view.copy();
        further = view.copy();
        step = new Orders(view.seats());
    }

    @Override
    public void play(Orders orders, Budget budget) {
        int best = -1;
        int chosen = 0;
        for (int column : MIDDLE_FIRST) {
            if (view.landing(column) != ConnectFourPosition.NONE) {
                int value = value(column);
                if (value > best) {
                    best = value;
                    chosen = column;
                }
            }
        }
        ConnectFourRules.drop(orders, seat, chosen);
    }

    /** Returns 2 if a move wins, 0 if the opponent can win after it, otherwise 1. */
    private int value(int column) {
        drop(view, column, ahead);
        if (ahead.winner() == seat) {
            return 2;
        }
        for (int answer = 0; answer < ConnectFourPosition.WIDTH && !ahead.over(); answer++) {
            if (ahead.landing(answer) != ConnectFourPosition.NONE) {
                drop(ahead, answer, further);
                if (further.winner() != ConnectFourPosition.NONE) {
                    return 0;
                }
            }
        }
        return 1;
    }

    private void drop(ConnectFourPosition from, int column, ConnectFourPosition to) {
        to.copyFrom(from);
        step.clear();
        ConnectFourRules.drop(step, from.mover(), column);
        model.advance(to, step, events);
    }
}
