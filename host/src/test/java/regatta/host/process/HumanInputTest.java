package regatta.host.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class HumanInputTest {

    private final AtomicLong clock = new AtomicLong();
    private final HumanInput input = new HumanInput(clock::get);

    /** Waits for the orders of turn 3 in another thread, and returns them. */
    private CompletableFuture<@Nullable List<String>> awaitOrders(@Nullable Long millis) {
        return CompletableFuture.supplyAsync(() -> {
            try {
                return input.await(3, millis);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    private HumanInput.Status statusWhenAwaiting() throws InterruptedException {
        HumanInput.Status status = input.look(0, 60_000);
        assertThat(status.awaitedTurn()).isEqualTo(3);
        return status;
    }

    @Test
    void statusShowsTheTimeLeft() throws Exception {
        CompletableFuture<@Nullable List<String>> orders = awaitOrders(600_000L);

        assertThat(statusWhenAwaiting().millisLeft()).isEqualTo(600_000);
        assertThat(input.answer(3, List.of("g"))).isTrue();
        assertThat(orders.get()).containsExactly("g");
        assertThat(input.look(0, 0).millisLeft()).isEqualTo(-1);
    }

    @Test
    void timeCountsOnlyOnceThePlayerIsReady() throws Exception {
        CompletableFuture<@Nullable List<String>> orders = awaitOrders(1_000L);
        statusWhenAwaiting();

        clock.addAndGet(5_000_000_000L);
        assertThat(input.look(0, 0).millisLeft()).isEqualTo(1_000);
        input.ready();
        clock.addAndGet(400_000_000L);
        assertThat(input.look(0, 0).millisLeft()).isEqualTo(600);
        clock.addAndGet(600_000_000L);
        input.changed();

        assertThat(orders.get()).isNull();
    }

    @Test
    void statusWithoutLimitShowsNoTimeLeft() throws Exception {
        CompletableFuture<@Nullable List<String>> orders = awaitOrders(null);

        assertThat(statusWhenAwaiting().millisLeft()).isEqualTo(-1);
        assertThat(input.answer(2, List.of("late"))).isFalse();
        assertThat(input.answer(3, List.of())).isTrue();
        assertThat(orders.get()).isEmpty();
    }

    @Test
    void lateOrdersAreIgnored() throws Exception {
        CompletableFuture<@Nullable List<String>> orders = awaitOrders(600_000L);
        assertThat(statusWhenAwaiting().millisLeft()).isEqualTo(600_000);
        input.ready();

        clock.addAndGet(599_999_000_000L);
        assertThat(input.look(0, 0).millisLeft()).isEqualTo(1);
        clock.addAndGet(1_000_000);
        input.changed();

        assertThat(orders.get()).isNull();
    }
}
