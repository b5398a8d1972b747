package regatta.halite;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import regatta.core.Rng;
import regatta.core.Scenario;
import regatta.halite.game.HaliteGame;
import regatta.testkit.SeedSource;

/** The bitmaps against plain counting. */
class InspirationCounterTest {

    @ParameterizedTest
    @SeedSource(60)
    void shipsAroundAreCountedOnEverySizeOfSea(long seed) {
        Rng rng = new Rng(seed);
        int width = 2 + 2 * rng.below(50);
        int height = 2 + 2 * rng.below(20);
        int radius = rng.below(7);
        HaliteRules rules =
                new HaliteGame().open(Scenario.parse("halite seats=4 map=basic width=" + width + " height=" + height));
        HalitePosition position = rules.start();
        for (int i = 0; i < 60; i++) {
            int cell = rng.below(position.torus.cells);
            if (position.shipAt[cell] == HalitePosition.NONE) {
                position.launch(rng.below(4), cell, 0);
            }
        }
        InspirationCounter lookout = new InspirationCounter(position.torus, 4, radius);
        lookout.refresh(position);
        for (int ship = 0; ship < position.shipCount; ship++) {
            assertThat(lookout.othersAround(position, ship)).isEqualTo(others(position, ship, radius));
            assertThat(lookout.meets(position, ship)).isEqualTo(meets(position, ship));
        }
    }

    /** Counts offset by offset, as the rules describe it, so that small maps count a ship more than once. */
    private static int others(HalitePosition position, int ship, int radius) {
        Torus torus = position.torus;
        int cell = position.shipCell[ship];
        int count = 0;
        for (int dx = -radius; dx <= radius; dx++) {
            for (int dy = -radius; dy <= radius; dy++) {
                int there = torus.cell(
                        Math.floorMod(torus.x(cell) + dx, torus.width),
                        Math.floorMod(torus.y(cell) + dy, torus.height));
                int other = position.shipAt[there];
                boolean near = torus.distance(cell, there) <= radius;
                count += near && other >= 0 && position.shipOwner[other] != position.shipOwner[ship] ? 1 : 0;
            }
        }
        return count;
    }

    private static boolean meets(HalitePosition position, int ship) {
        for (int other = 0; other < position.shipCount; other++) {
            boolean foreign = position.shipOwner[other] != position.shipOwner[ship];
            if (foreign && position.torus.distance(position.shipCell[ship], position.shipCell[other]) <= 2) {
                return true;
            }
        }
        return false;
    }
}
