package regatta.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.Rng;
import regatta.testkit.SeedSource;

/** The computed orders are those of the hash sets of Java. */
class HashOrderTest {

    @ParameterizedTest
    @SeedSource(300)
    void numbersAreListedAsAHashSetListsThem(long seed) {
        Rng rng = new Rng(seed);
        int count = rng.below(60);
        int range = List.of(20, 100, 100_000, Integer.MAX_VALUE).get(rng.below(4));
        int step = List.of(1, 1, 16, 64).get(rng.below(4));
        int asked = 1 + rng.below(40);
        Set<Integer> plain = new HashSet<>();
        Set<Integer> sized = new HashSet<>(asked);
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int number = rng.below(range / step + 1) * step;
            if (numbers.stream().filter(other -> (other & 63) == (number & 63)).count() < 8 && plain.add(number)) {
                sized.add(number);
                numbers.add(number);
            }
        }

        assertThat(ordered(numbers, HashOrder.DEFAULT_CAPACITY)).isEqualTo(List.copyOf(plain));
        assertThat(ordered(numbers, HashOrder.capacityFor(asked))).isEqualTo(List.copyOf(sized));
    }

    @ParameterizedTest
    @CsvSource({"8, 16", "9, 32"})
    void aCrowdedBucketMakesTheTableGrowBeforeItIsFull(int count, int capacity) {
        List<Integer> numbers = IntStream.range(0, count).mapToObj(i -> i * 16).toList();

        assertThat(ordered(numbers, 16)).isEqualTo(List.copyOf(new HashSet<>(numbers)));
        assertThat(ordered(numbers, 16))
                .isEqualTo(numbers.stream()
                        .sorted(Comparator.comparingInt(number -> number % capacity))
                        .toList());
    }

    private static List<Integer> ordered(List<Integer> numbers, int capacity) {
        int[] hashes = numbers.stream().mapToInt(Integer::intValue).toArray();
        int[] items = IntStream.range(0, hashes.length).toArray();
        HashOrder.sort(items, 0, items.length, hashes, capacity);
        return IntStream.of(items).mapToObj(numbers::get).toList();
    }
}
