package regatta.halite.bots.fleet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.halite.HaliteDrawing;

/** The value of one more ship. */
class MiningModelTest {

    private final HaliteDrawing drawing = HaliteDrawing.finals().fill(100);

    private double worth(int turns) {
        return new MiningModel(new TurnContext(drawing.position, 0)).valueOfOneMoreShip(turns);
    }

    private void fleets(int own, int enemies) {
        for (int i = 0; i < own; i++) {
            drawing.ship(0, i % 32, i / 32, 0);
        }
        for (int i = 0; i < enemies; i++) {
            drawing.ship(1, i % 32, 20 + i / 32, 0);
        }
    }

    /** Nothing was mined yet, so a ship is assumed to mine a tenth of the average cell per turn. */
    @Test
    void theFirstShipHasTheSeaToItself() {
        double sea100 = 100 * 1022;

        assertThat(worth(200)).isCloseTo(sea100 * (1 - Math.exp(-0.1 / 1024 * 200)), within(1.0));
    }

    @Test
    void betweenEqualFleetsItIsTheAverageHarvestOfAShip() {
        fleets(20, 20);
        double taken = 100 * 1022 * (1 - Math.exp(-0.1 / 1024 * 40 * 200));

        assertThat(worth(200)).isCloseTo(taken / 40, within(40.0));
    }

    @ParameterizedTest
    @CsvSource({"5, 5, 20, 5", "5, 5, 5, 20", "20, 20, 40, 40"})
    void moreShipsOfAnyPlayerMakeItWorthLess(int own, int enemies, int moreOwn, int moreEnemies) {
        fleets(own, enemies);
        double before = worth(200);
        fleets(moreOwn, moreEnemies);

        assertThat(worth(200)).isLessThan(before);
    }

    @Test
    void withoutTimeOrHaliteItIsZero() {
        assertThat(worth(0)).isZero();
        assertThat(worth(-10)).isZero();
        drawing.fill(0).halite(31, 31, 0);
        assertThat(worth(200)).isZero();
    }
}
