package regatta.spacejars;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import regatta.core.Bot;
import regatta.core.Orders;
import regatta.core.TextOut;
import regatta.space.SpacePosition;
import regatta.space.SpaceRules;
import spaceexplorers.publicapi.IPlanet;
import spaceexplorers.publicapi.IStrategy;

/**
 * A strategy in a seat of this program, for those one trusts: it is called on the thread of the match, without a limit.
 * It sees what a strategy in a program of its own would see, since both are made of the same text.
 */
public final class StrategyBot implements Bot {

    private final SpaceRules rules;
    private final SpacePosition position;
    private final int seat;
    private final StrategyPlayer player;
    private final Consumer<Throwable> complaints;
    private final SightReader reader = new SightReader();
    private final TextOut text = new TextOut();

    /**
     * Takes a seat.
     *
     * @param complaints gets what the strategy throws; its turn is over then, and the orders it gave count
     */
    public StrategyBot(
            SpaceRules rules, SpacePosition position, int seat, IStrategy strategy, Consumer<Throwable> complaints) {
        this.rules = rules;
        this.position = position;
        this.seat = seat;
        this.complaints = complaints;
        player = new StrategyPlayer(strategy);
        rules.introduce(seat, text);
        try {
            reader.readBoard(lines());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void play(Orders orders) {
        OrderQueue queue = new OrderQueue();
        Throwable thrown = player.think(look(), queue);
        if (thrown != null) {
            complaints.accept(thrown);
        }
        player.collect(queue, seat, orders);
    }

    /** Returns what the strategy sees in this turn, in new objects. */
    public List<IPlanet> look() {
        text.clear();
        rules.observe(position, seat, text);
        try {
            return Objects.requireNonNull(reader.read(lines()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private SightReader.Lines lines() {
        Iterator<String> lines = text.toString().lines().iterator();
        return () -> lines.hasNext() ? lines.next() : null;
    }
}
