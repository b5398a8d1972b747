package regatta.halite.bots.fleet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import regatta.halite.Constants;
import regatta.halite.HaliteDrawing;

/** The value of losing a ship for a ship of an enemy. */
class TradeValueTest {

    private static double value(HaliteDrawing drawing, String parameters, int cell) {
        return FleetBots.hungarian(drawing, parameters).trades.of(0, 1, cell);
    }

    @Test
    void withTwoPlayersAShipForAShipIsEvenAndTheLighterOneGains() {
        HaliteDrawing drawing = HaliteDrawing.finals();
        drawing.ship(0, 15, 2, 100);
        drawing.ship(1, 15, 3, 600);

        // Away from home each side picks up about half; at home all is ours.
        assertThat(value(drawing, "", drawing.position.torus.cell(15, 2))).isCloseTo(500, within(150.0));
        assertThat(value(drawing, "", drawing.position.shipyard[0])).isCloseTo(2 * 600, within(1e-9));
    }

    @Test
    void aShipThatWouldNotBeBuiltAgainIsWorthOnlyItsCargo() {
        HaliteDrawing drawing = new HaliteDrawing("halite size=32 seats=4 seed=1").fill(500);
        drawing.ship(0, 15, 2, 600);
        drawing.ship(1, 15, 3, 0);
        int cell = drawing.position.torus.cell(15, 2);
        double before = value(drawing, "shipFades=1", cell);
        assertThat(before).isCloseTo(value(drawing, "", cell), within(1e-6));

        drawing.turn(Constants.defaultValue().whole("MAX_TURNS"));

        // If both lose a ship of 1000, the two other players have gained two thirds of it on us.
        assertThat(value(drawing, "shipFades=1", cell)).isCloseTo(before + 1000 * 2.0 / 3, within(1e-6));
    }

    @Test
    void shipsThatAreAlwaysBuiltAgainKeepTheirWorth() {
        HaliteDrawing drawing = new HaliteDrawing("halite size=32 seats=4 seed=1")
                .turn(Constants.defaultValue().whole("MAX_TURNS"));
        drawing.ship(0, 15, 2, 600);
        drawing.ship(1, 15, 3, 0);
        int cell = drawing.position.torus.cell(15, 2);

        assertThat(value(drawing, "shipFades=1&spawnWorth4=0", cell)).isEqualTo(value(drawing, "", cell));
    }
}
