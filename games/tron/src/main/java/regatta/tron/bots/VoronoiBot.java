package regatta.tron.bots;

import regatta.core.Budget;
import regatta.core.Events;
import regatta.core.ForwardModel;
import regatta.core.Orders;
import regatta.core.SeatedBot;
import regatta.tron.Grid;
import regatta.tron.Territory;
import regatta.tron.TronOrders;
import regatta.tron.TronPosition;

/**
 * Takes the step after which it reaches the most cells before the other players, minus what they reach. Once no other
 * player can reach its territory, it takes the step that begins the longest ride along the walls.
 */
public final class VoronoiBot extends SeatedBot<TronPosition> {

    /** A cell of territory is worth more than any number of free neighbours. */
    private static final int CELL = Grid.DIRECTIONS + 1;

    private final ForwardModel<TronPosition> model;
    private final TronPosition ahead;
    private final Orders step;
    private final Events events = new Events();
    private final Territory territory = new Territory();
    private final Ride ride = new Ride();

    public VoronoiBot(ForwardModel<TronPosition> model, TronPosition view, int seat) {
        super(view, seat);
        this.model = model;
        ahead = view.copy();
        step = new Orders(view.seats());
    }

    @Override
    public void play(Orders orders, Budget budget) {
        int best = Integer.MIN_VALUE;
        int chosen = Grid.UP;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int cell = Grid.next(view.head(seat), direction);
            if (view.free(cell)) {
                int value = CELL * balance(direction) - view.freeAround(cell);
                if (value > best) {
                    best = value;
                    chosen = direction;
                }
            }
        }
        TronOrders.go(orders, seat, chosen);
    }

    /** Returns how many cells are ours after a step, minus those of all others. */
    private int balance(int direction) {
        ahead.copyFrom(view);
        step.clear();
        TronOrders.go(step, seat, direction);
        model.advance(ahead, step, events);
        territory.measure(ahead);
        int balance = territory.contested(seat) ? territory.size(seat) : ride.length(ahead, seat);
        for (int other = 0; other < ahead.seats(); other++) {
            balance -= other == seat ? 0 : territory.size(other);
        }
        return balance;
    }
}
