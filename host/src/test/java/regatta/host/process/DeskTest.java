package regatta.host.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DeskTest {

    private final Desk desk = new Desk();

    /** Lets a match ask for the orders of turn 3, and returns what it gets. */
    private CompletableFuture<@Nullable List<String>> ask(@Nullable Long millis) {
        return CompletableFuture.supplyAsync(() -> {
            try {
                return desk.await(3, millis);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    private Desk.Sight whenAsked() throws InterruptedException {
        Desk.Sight sight = desk.look(0, 60_000);
        assertThat(sight.asked()).isEqualTo(3);
        return sight;
    }

    @Test
    void whoHasAClockSeesWhatIsLeftOfIt() throws Exception {
        CompletableFuture<@Nullable List<String>> orders = ask(600_000L);

        assertThat(whenAsked().millisLeft()).isBetween(1L, 600_000L);
        assertThat(desk.answer(3, List.of("g"))).isTrue();
        assertThat(orders.get()).containsExactly("g");
        assertThat(desk.look(0, 0).millisLeft()).isEqualTo(-1);
    }

    @Test
    void withoutAClockThereIsNoHurry() throws Exception {
        CompletableFuture<@Nullable List<String>> orders = ask(null);

        assertThat(whenAsked().millisLeft()).isEqualTo(-1);
        assertThat(desk.answer(2, List.of("late"))).isFalse();
        assertThat(desk.answer(3, List.of())).isTrue();
        assertThat(orders.get()).isEmpty();
    }

    @Test
    void whoIsNotInTimeSaysNothing() throws Exception {
        assertThat(ask(1L).get()).isNull();
    }
}
