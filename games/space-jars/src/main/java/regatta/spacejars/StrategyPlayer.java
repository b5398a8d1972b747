package regatta.spacejars;

import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Orders;
import regatta.space.SpaceOrders;
import spaceexplorers.publicapi.IEvent;
import spaceexplorers.publicapi.IPlanet;
import spaceexplorers.publicapi.IStrategy;

/** Calls a strategy. What it queued before it threw or was stopped counts. */
final class StrategyPlayer {

    private final IStrategy strategy;
    private final Transfer.Operations operations = new Transfer.Operations();

    StrategyPlayer(IStrategy strategy) {
        this.strategy = strategy;
    }

    /** Lets the strategy fill {@code queue}. Returns what it threw, or null. */
    @Nullable
    Throwable think(List<IPlanet> planets, OrderQueue queue) {
        try {
            strategy.takeTurn(planets, operations, queue);
            return null;
        } catch (Throwable thrown) { // It only ends the turn of the strategy.
            return thrown;
        }
    }

    /** Closes {@code queue} and adds those of its orders that were made here. */
    void collect(OrderQueue queue, int seat, Orders orders) {
        for (IEvent event : queue.close()) {
            if (event instanceof Transfer transfer && transfer.madeBy(operations)) {
                orders.add(seat, SpaceOrders.SEND, transfer.from, transfer.to, transfer.people);
            }
        }
    }
}
