package regatta.halite.bots.fleet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import regatta.halite.Constants;
import regatta.halite.Sea;

/** The value of losing a ship for a ship of an enemy. */
class TradeValueTest {

    private static double value(Sea sea, String parameters, int cell) {
        return FleetBots.hungarian(sea, parameters).trades.of(0, 1, cell);
    }

    @Test
    void withTwoPlayersAShipForAShipIsEvenAndTheLighterOneGains() {
        Sea sea = Sea.finals();
        sea.ship(0, 15, 2, 100);
        sea.ship(1, 15, 3, 600);

        // At sea each side picks up about half; at home all is ours.
        assertThat(value(sea, "", sea.position.torus.cell(15, 2))).isCloseTo(500, within(150.0));
        assertThat(value(sea, "", sea.position.shipyard[0])).isCloseTo(2 * 600, within(1e-9));
    }

    @Test
    void aShipThatWouldNotBeBuiltAgainIsWorthOnlyItsCargo() {
        Sea sea = new Sea("halite size=32 seats=4 seed=1").fill(500);
        sea.ship(0, 15, 2, 600);
        sea.ship(1, 15, 3, 0);
        int cell = sea.position.torus.cell(15, 2);
        double before = value(sea, "shipFades=1", cell);
        assertThat(before).isCloseTo(value(sea, "", cell), within(1e-6));

        sea.turn(Constants.defaultValue().whole("MAX_TURNS"));

        // If both lose a ship of 1000, the two other players have gained two thirds of it on us.
        assertThat(value(sea, "shipFades=1", cell)).isCloseTo(before + 1000 * 2.0 / 3, within(1e-6));
    }

    @Test
    void shipsThatAreAlwaysBuiltAgainKeepTheirWorth() {
        Sea sea = new Sea("halite size=32 seats=4 seed=1")
                .turn(Constants.defaultValue().whole("MAX_TURNS"));
        sea.ship(0, 15, 2, 600);
        sea.ship(1, 15, 3, 0);
        int cell = sea.position.torus.cell(15, 2);

        assertThat(value(sea, "shipFades=1&spawnWorth4=0", cell)).isEqualTo(value(sea, "", cell));
    }
}
