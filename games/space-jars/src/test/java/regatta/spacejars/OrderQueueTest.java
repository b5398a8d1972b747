package regatta.spacejars;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import spaceexplorers.publicapi.IEvent;

/** The queue behaves as the array deque strategies were written for, until it is closed. */
class OrderQueueTest {

    private final OrderQueue queue = new OrderQueue();
    private final IEvent first = new IEvent() {};
    private final IEvent second = new IEvent() {};

    @Test
    void queueIsFirstInFirstOut() {
        assertThat(queue.add(first)).isTrue();
        queue.addAll(List.of(second));

        assertThat(queue).containsExactly(first, second);
        assertThat(queue.peek()).isSameAs(first);
        assertThat(queue.remove()).isSameAs(first);
        assertThat(queue.poll()).isSameAs(second);
        assertThat(queue.poll()).isNull();
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(queue::remove);
    }

    @Test
    @SuppressWarnings("NullAway")
    void nullIsNotAllowed() {
        assertThatExceptionOfType(NullPointerException.class).isThrownBy(() -> queue.add(null));
    }

    @Test
    void ordersCanBeTakenBack() {
        queue.add(first);
        queue.add(second);

        Iterator<IEvent> walk = queue.iterator();
        walk.next();
        walk.remove();

        assertThat(queue.remove(second)).isTrue();
        assertThat(queue).isEmpty();
        assertThatExceptionOfType(IllegalStateException.class).isThrownBy(walk::remove);
    }

    @Test
    void nothingCanBeAddedOnceTheTurnIsOver() {
        queue.add(first);

        assertThat(queue.close()).containsExactly(first);
        assertThatExceptionOfType(IllegalStateException.class).isThrownBy(() -> queue.add(second));
        assertThat(queue.close()).containsExactly(first);
    }

    @Test
    void aTurnHasRoomForALimitedNumberOfOrders() {
        for (int i = 0; i < OrderQueue.MAX_ORDERS; i++) {
            queue.add(first);
        }

        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> queue.add(first))
                .withMessageContaining("10000 orders");
    }
}
