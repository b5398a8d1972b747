package regatta.halite.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.halite.Sea;

/** What one more ship is worth. */
class HarvestTest {

    private final Sea sea = Sea.finals().fill(100);

    private double worth(int turns) {
        return new Harvest(sea.position, 0).worthOfOneMore(turns);
    }

    private void fleets(int own, int enemies) {
        for (int i = 0; i < own; i++) {
            sea.ship(0, i % 32, i / 32, 0);
        }
        for (int i = 0; i < enemies; i++) {
            sea.ship(1, i % 32, 20 + i / 32, 0);
        }
    }

    /** Nobody has mined yet, so a ship is thought to mine a tenth of the mean cell a turn. */
    @Test
    void theFirstShipHasTheSeaToItself() {
        double sea100 = 100 * 1022;

        assertThat(worth(200)).isCloseTo(sea100 * (1 - Math.exp(-0.1 / 1024 * 200)), within(1.0));
    }

    @Test
    void betweenEqualsItIsWorthTheMeanHarvestOfAShip() {
        fleets(20, 20);
        double taken = 100 * 1022 * (1 - Math.exp(-0.1 / 1024 * 40 * 200));

        assertThat(worth(200)).isCloseTo(taken / 40, within(40.0));
    }

    @ParameterizedTest
    @CsvSource({"5, 5, 20, 5", "5, 5, 5, 20", "20, 20, 40, 40"})
    void moreShipsOfAnybodyMakeItWorthLess(int own, int enemies, int moreOwn, int moreEnemies) {
        fleets(own, enemies);
        double before = worth(200);
        fleets(moreOwn, moreEnemies);

        assertThat(worth(200)).isLessThan(before);
    }

    @Test
    void whatIsLeftIsSharedByTheHead() {
        fleets(10, 30);
        Harvest harvest = new Harvest(sea.position, 0);
        double taken = 100 * 1022 * (1 - Math.exp(-0.1 / 1024 * 40 * 200));

        assertThat(harvest.prospect(0, 200)).isCloseTo(taken / 4, within(1.0));
        assertThat(harvest.prospect(1, 200)).isCloseTo(3 * taken / 4, within(1.0));
        assertThat(harvest.prospect(1, 0)).isZero();
    }

    @Test
    void withoutTimeOrHaliteItIsWorthNothing() {
        assertThat(worth(0)).isZero();
        assertThat(worth(-10)).isZero();
        sea.fill(0).halite(31, 31, 0);
        assertThat(worth(200)).isZero();
    }
}
