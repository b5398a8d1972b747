package regatta.halite.bots.greedy;

import java.util.Arrays;
import regatta.halite.bots.fleet.TurnContext;

/** The decisions of a turn so far: the cells that own ships will be on, and the money that is left. */
final class Plan {

    /** The cells where an own ship will be after this turn. */
    final boolean[] claimed;

    /** The money that can still be spent this turn. */
    long bank;

    private final TurnContext context;

    Plan(TurnContext context) {
        this.context = context;
        claimed = new boolean[context.torus.cells];
    }

    void refresh() {
        Arrays.fill(claimed, false);
        bank = context.position.bank[context.seat];
    }
}
