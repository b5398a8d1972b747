package regatta.core;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks an answer in advance, by playing the turn on a copy without orders of the other seats. */
public final class OrderCheck<P extends Position<P>> {

    private final Rules<P> rules;
    private final P copy;
    private final Orders orders;
    private final Events events = new Events();

    public OrderCheck(Rules<P> rules, P position) {
        this.rules = rules;
        copy = position.copy();
        orders = new Orders(position.seats());
    }

    /** Returns the fault that an answer of {@code seat} would cause, or null if it is legal. */
    public @Nullable Fault fault(P position, int seat, List<String> lines) {
        orders.clear();
        rules.read(position, seat, Answer.of(lines.toArray(new String[0])), orders);
        if (orders.fault(seat) == null) {
            copy.copyFrom(position);
            rules.advance(copy, orders, events);
        }
        return orders.fault(seat);
    }
}
