package regatta.spacejars;

import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import spaceexplorers.publicapi.IEvent;

/**
 * The queue that a strategy puts its orders in: an array deque that can be closed. A strategy that hangs may keep
 * writing on its thread while the orders given in time are used.
 */
final class OrderQueue extends AbstractQueue<IEvent> {

    /** Far more than a strategy needs, and few enough for the arena to accept. */
    static final int MAX_ORDERS = 10_000;

    private final ArrayDeque<IEvent> events = new ArrayDeque<>();
    private boolean closed;

    /** Guards the two fields above. Not the queue itself, whose monitor a strategy could hold. */
    private final Object lock = new Object();

    /** Takes the content of the queue. From now on nothing can be added. */
    List<IEvent> close() {
        synchronized (lock) {
            closed = true;
            return new ArrayList<>(events);
        }
    }

    /**
     * Adds an order.
     *
     * @throws IllegalStateException if the turn is over or has too many orders already: it ends the strategy's turn
     */
    @Override
    public boolean offer(IEvent event) {
        Objects.requireNonNull(event);
        synchronized (lock) {
            if (closed) {
                throw new IllegalStateException("The turn is over.");
            }
            if (events.size() == MAX_ORDERS) {
                throw new IllegalStateException("More than " + MAX_ORDERS + " orders in one turn.");
            }
            return events.add(event);
        }
    }

    @Override
    public @Nullable IEvent poll() {
        synchronized (lock) {
            return events.poll();
        }
    }

    @Override
    public @Nullable IEvent peek() {
        synchronized (lock) {
            return events.peek();
        }
    }

    @Override
    public int size() {
        synchronized (lock) {
            return events.size();
        }
    }

    private void removeOne(@Nullable IEvent event) {
        synchronized (lock) {
            events.removeFirstOccurrence(event);
        }
    }

    /** Iterates over a snapshot of the queue. */
    @Override
    public Iterator<IEvent> iterator() {
        synchronized (lock) {
            return new Walk(new ArrayList<>(events).iterator());
        }
    }

    private final class Walk implements Iterator<IEvent> {

        private final Iterator<IEvent> events;
        private @Nullable IEvent last;

        Walk(Iterator<IEvent> events) {
            this.events = events;
        }

        @Override
        public boolean hasNext() {
            return events.hasNext();
        }

        @Override
        public IEvent next() {
            IEvent event = events.next();
            last = event;
            return event;
        }

        @Override
        public void remove() {
            if (last == null) {
                throw new IllegalStateException("nothing to remove");
            }
            removeOne(last);
            last = null;
        }
    }
}
