package regatta.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import regatta.core.Rng;
import regatta.testkit.SeedSource;

class PathSearchTest {

    /** The search against a reference that follows the rulebook, with the queue it names. */
    private record Literally(Terrain terrain, Set<Integer> occupied) {

        private record Item(int cell, int key, @Nullable Item parent) {}

        int step(int start, int x, int y) {
            Item found = search(start, x, y);
            if (found.parent == null) {
                return found.cell;
            }
            while (found.parent.parent != null) {
                found = found.parent;
            }
            return found.cell;
        }

        private Item search(int start, int x, int y) {
            PriorityQueue<Item> queue = new PriorityQueue<>(Comparator.comparingInt(Item::key));
            Set<Integer> closed = new TreeSet<>();
            int nearest = start;
            queue.add(new Item(start, 0, null));
            while (!queue.isEmpty()) {
                Item item = queue.remove();
                if (item.cell == terrain.cell(x, y)) {
                    return item;
                }
                if (closed.add(item.cell)) {
                    for (int next : neighbours(item.cell)) {
                        if (terrain.type(next) == Terrain.FLOOR && !closed.contains(next)) {
                            queue.add(new Item(next, Math.max(item.key, 1) + 1, item));
                        }
                    }
                    int comparison = Integer.compare(distance(item.cell, x, y), distance(nearest, x, y));
                    if (comparison < 0 || comparison == 0 && fromCentre(item.cell) > fromCentre(nearest)) {
                        nearest = item.cell;
                    }
                }
            }
            return search(start, terrain.x[nearest], terrain.y[nearest]);
        }

        private List<Integer> neighbours(int cell) {
            List<Integer> neighbours = new ArrayList<>();
            for (int direction = 0; direction < Terrain.DIRECTIONS; direction++) {
                if (terrain.neighbour(cell, direction) != Terrain.NONE) {
                    neighbours.add(terrain.neighbour(cell, direction));
                }
            }
            neighbours.sort(Comparator.<Integer, Boolean>comparing(occupied::contains)
                    .thenComparing(Comparator.<Integer>comparingDouble(this::fromCentre)
                            .reversed()));
            return neighbours;
        }

        private int distance(int cell, int x, int y) {
            return Math.abs(terrain.x[cell] - x) + Math.abs(terrain.y[cell] - y);
        }

        private double fromCentre(int cell) {
            double dx = terrain.x[cell] - terrain.width / 2.0;
            double dy = terrain.y[cell] - terrain.height / 2.0;
            return dx * dx + dy * dy;
        }
    }

    @ParameterizedTest
    @SeedSource(300)
    void stepsAreThoseOfTheLiteralSearch(long seed) {
        Rng rng = new Rng(seed);
        Terrain terrain = randomTerrain(rng);
        PathSearch paths = new PathSearch(terrain);
        for (int round = 0; round < 40; round++) {
            Set<Integer> occupied = new TreeSet<>();
            int start = rng.below(terrain.cells);
            while (terrain.type(start) != Terrain.FLOOR) {
                start = rng.below(terrain.cells);
            }
            occupied.add(start);
            for (int i = rng.below(10); i > 0; i--) {
                occupied.add(rng.below(terrain.cells));
            }
            paths.clearOccupied();
            occupied.forEach(paths::occupy);
            int x = target(rng, terrain.width);
            int y = target(rng, terrain.height);

            assertThat(paths.step(start, x, y))
                    .as("from %d to (%d,%d) past %s", start, x, y, occupied)
                    .isEqualTo(new Literally(terrain, occupied).step(start, x, y));
        }
    }

    /** Draws maps with anything from no cover to so much that many tiles are cut off. */
    private static Terrain randomTerrain(Rng rng) {
        int height = 5 + rng.below(7);
        int width = 7 + rng.below(14);
        int rarity = 2 + rng.below(10);
        byte[] types = new byte[width * height];
        for (int cell = 1; cell < types.length; cell++) {
            types[cell] = rng.oneIn(rarity) ? Terrain.HIGH_COVER : Terrain.FLOOR;
        }
        return new Terrain(width, height, types);
    }

    private static int target(Rng rng, int size) {
        return switch (rng.below(12)) {
            case 0 -> Integer.MAX_VALUE - rng.below(3);
            case 1 -> size + rng.below(9);
            case 2 -> rng.below(Integer.MAX_VALUE);
            default -> rng.below(size);
        };
    }

    @Test
    void aPathGoesRoundAnAgentIfThatIsNoLonger() {
        Terrain terrain = Boards.terrain(List.of("....", "...."));
        PathSearch paths = new PathSearch(terrain);
        assertThat(paths.step(0, 1, 1)).isEqualTo(4);

        paths.occupy(0);
        paths.occupy(4);

        assertThat(paths.step(0, 1, 1)).isEqualTo(1);
        assertThat(paths.step(0, 0, 1)).as("but never makes a detour").isEqualTo(4);
    }

    @Test
    void aMoveIntoCoverEndsBesideItFarFromTheCentre() {
        Terrain terrain = Boards.terrain(List.of("......", "..2...", "......"));
        PathSearch paths = new PathSearch(terrain);

        assertThat(paths.step(terrain.cell(3, 1), 2, 1)).isEqualTo(terrain.cell(3, 0));
        assertThat(paths.step(terrain.cell(1, 1), 2, 1)).isEqualTo(terrain.cell(1, 1));
    }

    @Test
    void aMoveOffTheMapLeadsToTheEdge() {
        Terrain terrain = Boards.terrain(List.of("....", "....", "...."));
        PathSearch paths = new PathSearch(terrain);

        assertThat(paths.step(terrain.cell(2, 1), 1000, 1)).isEqualTo(terrain.cell(3, 1));
        assertThat(paths.step(terrain.cell(3, 1), 1000, 1)).isEqualTo(terrain.cell(3, 1));
    }
}
