package regatta.spacejars;

import java.util.List;
import java.util.function.Consumer;
import regatta.core.Bot;
import regatta.core.Budget;
import regatta.core.Orders;
import regatta.space.SpacePosition;
import spaceexplorers.publicapi.IPlanet;
import spaceexplorers.publicapi.IStrategy;

/**
 * A strategy in this process, for trusted strategies: it is called on the thread of the match, without a limit. It
 * sees what a strategy in a process of its own sees.
 */
public final class StrategyBot implements Bot {

    private final int seat;
    private final StrategyPlayer player;
    private final Onlooker onlooker;
    private final Consumer<Throwable> complaints;

    /**
     * Creates the bot.
     *
     * @param complaints receives what the strategy throws; this ends its turn, and the orders given before count
     */
    public StrategyBot(SpacePosition view, int seat, IStrategy strategy, Consumer<Throwable> complaints) {
        this.seat = seat;
        this.complaints = complaints;
        player = new StrategyPlayer(strategy);
        onlooker = new Onlooker(view, seat);
    }

    @Override
    public void play(Orders orders, Budget budget) {
        OrderQueue queue = new OrderQueue();
        Throwable thrown = player.think(look(), queue);
        if (thrown != null) {
            complaints.accept(thrown);
        }
        player.collect(queue, seat, orders);
    }

    /** Returns what the strategy sees in this turn, in new objects. */
    public List<IPlanet> look() {
        return onlooker.look();
    }
}
