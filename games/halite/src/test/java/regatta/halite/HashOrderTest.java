package regatta.halite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import regatta.core.Orders;
import regatta.core.Rng;
import regatta.testkit.SeedSource;

/** The order of the original's tables, by recorded vectors and as a set. */
class HashOrderTest {

    private static List<Integer> keys(HashOrder order) {
        List<Integer> keys = new ArrayList<>();
        for (int key = order.first(); key != HashOrder.NONE; key = order.next(key)) {
            keys.add(key);
        }
        assertThat(order.size()).isEqualTo(keys.size());
        return keys;
    }

    @Test
    void idsComeInTheOrderOfTheCheckVector() {
        HashOrder order = new HashOrder(HashOrder.links(200), new long[0]);
        for (int id = 0; id <= 14; id++) {
            order.insert(id);
        }
        assertThat(keys(order)).containsExactly(14, 13, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);

        order.erase(3);
        order.erase(14);
        order.insert(100);
        order.insert(32);
        order.insert(3);
        assertThat(keys(order)).containsExactly(3, 32, 100, 13, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12);
    }

    @Test
    void cellsComeInTheOrderOfTheCheckVector() {
        Torus torus = new Torus(64, 64);
        HashOrder order = new HashOrder(HashOrder.links(torus.cells), HashOrder.cellHashes(torus));
        for (int y = 0; y < 3; y++) {
            for (int x = 0; x < 6; x++) {
                order.insert(torus.cell(x, y));
            }
        }
        StringBuilder places = new StringBuilder();
        for (int cell : keys(order)) {
            places.append('(')
                    .append(torus.x(cell))
                    .append(',')
                    .append(torus.y(cell))
                    .append(')');
        }
        assertThat(places.toString())
                .isEqualTo(
                        "(4,2)(3,2)(2,2)(2,0)(5,1)(1,0)(3,0)(0,0)(4,0)(1,2)(5,0)(1,1)(2,1)(3,1)(5,2)(0,1)(4,1)(0,2)");
    }

    @Test
    void sixteenSeatsCommitInTheOrderOfAGrownTable() {
        Orders orders = new Orders(16);
        for (int seat = 0; seat < 16; seat++) {
            orders.add(seat, HaliteOrders.SPAWN, HalitePosition.NONE, 0, 0);
        }
        Commands commands = new Commands(16);
        List<Integer> seats = new ArrayList<>();
        commands.begin(orders, HaliteOrders.SPAWN);
        while (commands.next(orders)) {
            seats.add(commands.seat());
        }
        assertThat(seats).containsExactly(15, 14, 13, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
    }

    @ParameterizedTest
    @SeedSource(100)
    void itIsASet(long seed) {
        Rng rng = new Rng(seed);
        int[][] links = HashOrder.links(500);
        HashOrder order = new HashOrder(links, new long[0]);
        TreeSet<Integer> expected = new TreeSet<>();
        for (int i = 0; i < 2000; i++) {
            int key = rng.below(500);
            toggle(key, order, expected);
        }
        assertThat(new TreeSet<>(keys(order))).isEqualTo(expected);

        HashOrder copy = new HashOrder(links, new long[0]);
        copy.copyFrom(order);
        assertThat(keys(copy)).isEqualTo(keys(order));
        order.clear();
        assertThat(keys(order)).isEmpty();
    }

    private static void toggle(int key, HashOrder order, Set<Integer> expected) {
        if (expected.remove(key)) {
            order.erase(key);
        } else {
            expected.add(key);
            order.insert(key);
        }
    }

    @ParameterizedTest
    @SeedSource(50)
    void itKeepsAnyOrderItIsGivenAndGoesOnFromThere(long seed) {
        Rng rng = new Rng(seed);
        HashOrder order = new HashOrder(HashOrder.links(100_000), new long[0]);
        int[] given = new int[rng.below(100)];
        for (int i = 0; i < given.length; i++) {
            given[i] = 900 * i + rng.below(900);
        }
        for (int i = 1; i < given.length; i++) {
            int j = rng.below(i + 1);
            int kept = given[i];
            given[i] = given[j];
            given[j] = kept;
        }

        order.become(given, 0, given.length);

        assertThat(keys(order))
                .containsExactlyElementsOf(IntStream.of(given).boxed().toList());
        TreeSet<Integer> expected = new TreeSet<>(keys(order));
        for (int i = 0; i < 2000; i++) {
            int key = i % 2 == 0 && !expected.isEmpty() ? order.first() : rng.below(100_000);
            toggle(key, order, expected);
        }
        assertThat(new TreeSet<>(keys(order))).isEqualTo(expected);
    }
}
