package regatta.soak.bots.monsoon;

import regatta.core.Events;
import regatta.core.ForwardModel;
import regatta.core.Orders;
import regatta.soak.Roster;
import regatta.soak.SoakOrders;
import regatta.soak.SoakPosition;
import regatta.soak.Terrain;

/** Plays out the plans of both teams and evaluates the result. Mutable, for one thread. */
final class Rollout {

    /** The number of turns in which bombs are thrown; later, positions are too uncertain. */
    private static final int BOMBING_TURNS = 2;

    private final ForwardModel<SoakPosition> model;
    private final SoakPosition view;
    private final Terrain terrain;
    private final Worth worth;
    private final Tactics tactics;
    private final SoakPosition scratch;
    private final Orders orders;
    private final Events events = new Events();

    /** The number of turns that were played. */
    private int turnsPlayed;

    Rollout(ForwardModel<SoakPosition> model, SoakPosition view, MonsoonParameters weights) {
        this.model = model;
        this.view = view;
        terrain = view.terrain();
        worth = new Worth(weights);
        tactics = new Tactics(view, weights);
        scratch = view.copy();
        orders = new Orders(view.seats());
    }

    int turnsPlayed() {
        return turnsPlayed;
    }

    /** Returns the value to player 0 if the teams follow these plans, given by player. */
    double play(PlannedMoves first, PlannedMoves second, int depth) {
        scratch.copyFrom(view);
        for (int turn = 0; turn < depth && !scratch.over() && !scratch.curtain; turn++) {
            orders.clear();
            order(scratch, turn, first, second, orders);
            model.advance(scratch, orders, events);
            turnsPlayed++;
        }
        return worth.of(scratch);
    }

    /** Adds the orders of a turn, for both players. */
    private void order(SoakPosition position, int turn, PlannedMoves first, PlannedMoves second, Orders into) {
        move(position, turn, first, 0, into);
        move(position, turn, second, 1, into);
        tactics.act(position, 0, turn < BOMBING_TURNS, into);
        tactics.act(position, 1, turn < BOMBING_TURNS, into);
    }

    private void move(SoakPosition position, int turn, PlannedMoves course, int player, Orders into) {
        for (int left = position.living(player); left != 0; left &= left - 1) {
            int agent = Roster.first(left);
            int to = course.step(terrain, position.cell[agent], turn, agent);
            tactics.tile[agent] = to;
            if (to != position.cell[agent]) {
                into.add(player, SoakOrders.MOVE, agent, terrain.x[to], terrain.y[to]);
            }
        }
    }
}
