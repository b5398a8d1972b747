package regatta.tron.bots;

import regatta.core.Budget;
import regatta.core.Events;
import regatta.core.ForwardModel;
import regatta.core.Orders;
import regatta.core.SeatedBot;
import regatta.tron.Grid;
import regatta.tron.TronOrders;
import regatta.tron.TronPosition;

/**
 * Searches a few steps ahead by alpha–beta and judges the positions by {@link Prospects}. All other players are assumed
 * to play against it. Each turn it searches one step deeper, as long as its budget lasts.
 */
public final class MinimaxBot extends SeatedBot<TronPosition> {

    private static final int MAX_DEPTH = 24;

    /** Above all values of positions. A death is worse the sooner it comes. */
    private static final int DEATH = 1_000_000;

    private static final int INFINITY = 2 * DEATH;

    private final ForwardModel<TronPosition> model;
    private final TronPosition[] positions = new TronPosition[MAX_DEPTH + 1];
    private final Orders step;
    private final Events events = new Events();
    private final Prospects prospects = new Prospects();

    /** The best known direction at each distance from the root, which is searched first. */
    private final int[] best = new int[MAX_DEPTH + 1];

    private boolean outOfBudget;

    public MinimaxBot(ForwardModel<TronPosition> model, TronPosition view, int seat) {
        super(view, seat);
        this.model = model;
        step = new Orders(view.seats());
        for (int depth = 0; depth < positions.length; depth++) {
            positions[depth] = view.copy();
        }
    }

    @Override
    public void play(Orders orders, Budget budget) {
        int chosen = firstFree();
        best[0] = chosen;
        outOfBudget = false;
        positions[0].copyFrom(view);
        for (int depth = 1; depth <= MAX_DEPTH && !outOfBudget; depth++) {
            search(0, depth, -INFINITY, INFINITY, budget);
            chosen = best[0]; // If the budget ended, this is the best of the directions that were searched completely.
        }
        TronOrders.go(orders, seat, chosen);
    }

    private int firstFree() {
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            if (view.free(Grid.next(view.head(seat), direction))) {
                return direction;
            }
        }
        return Grid.UP;
    }

    /** Returns the value of a position for this seat, if all search as far as {@code depth}. */
    private int search(int ply, int depth, int alpha, int beta, Budget budget) {
        TronPosition position = positions[ply];
        if (!position.alive(seat)) {
            return ply - DEATH;
        }
        if (position.over()) {
            return DEATH - ply;
        }
        if (ply == depth) {
            return prospects.of(position, seat);
        }
        return position.mover() == seat
                ? ours(ply, depth, alpha, beta, budget)
                : theirs(ply, depth, alpha, beta, budget);
    }

    private int ours(int ply, int depth, int alpha, int beta, Budget budget) {
        int value = -INFINITY;
        int first = best[ply];
        for (int i = 0; i < Grid.DIRECTIONS && value < beta && !outOfBudget; i++) {
            int direction = ordered(i, first);
            if (advance(ply, direction, budget)) {
                int after = search(ply + 1, depth, Math.max(alpha, value), beta, budget);
                if (after > value && !outOfBudget) {
                    value = after;
                    best[ply] = direction;
                }
            }
        }
        return value == -INFINITY ? ply - DEATH : value;
    }

    private int theirs(int ply, int depth, int alpha, int beta, Budget budget) {
        int value = INFINITY;
        int first = best[ply];
        for (int i = 0; i < Grid.DIRECTIONS && value > alpha && !outOfBudget; i++) {
            int direction = ordered(i, first);
            if (advance(ply, direction, budget)) {
                int after = search(ply + 1, depth, alpha, Math.min(beta, value), budget);
                if (after < value && !outOfBudget) {
                    value = after;
                    best[ply] = direction;
                }
            }
        }
        if (value == INFINITY && !outOfBudget) { // It cannot move, and dies.
            play(ply, Grid.UP);
            return search(ply + 1, Math.max(depth, ply + 1), alpha, beta, budget);
        }
        return value;
    }

    /** Returns the directions with the best known one first. */
    private static int ordered(int index, int first) {
        return index == 0 ? first : index <= first ? index - 1 : index;
    }

    /** Plays a step into the next position, unless the cell is not free. */
    private boolean advance(int ply, int direction, Budget budget) {
        TronPosition position = positions[ply];
        if (!position.free(Grid.next(position.head(position.mover()), direction))) {
            return false;
        }
        outOfBudget |= !budget.spend(1);
        play(ply, direction);
        return true;
    }

    private void play(int ply, int direction) {
        TronPosition next = positions[ply + 1];
        next.copyFrom(positions[ply]);
        step.clear();
        TronOrders.go(step, next.mover(), direction);
        model.advance(next, step, events);
    }
}
