package regatta.halite.bots.fleet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import regatta.core.BotSettings;
import regatta.halite.HaliteDrawing;

/** The probability that we pick up what ships 0 and 1, of seats 0 and 1, lose when they sink. */
class SalvageProbabilityTest {

    private final HaliteDrawing drawing = HaliteDrawing.finals();

    private double probability(int x, int y) {
        TurnContext context = new TurnContext(drawing.position, 0);
        SalvageProbability salvage =
                new SalvageProbability(context, new FleetParameters(BotSettings.defaults(), 2, new TreeMap<>()));
        salvage.refresh();
        return salvage.of(drawing.position.torus.cell(x, y), 0, 1);
    }

    @Test
    void theSideWithMoreEmptyShipsAroundPicksItUp() {
        drawing.ship(0, 15, 2, 500);
        drawing.ship(1, 15, 3, 500);
        assertThat(probability(15, 2)).isCloseTo(0.5, within(1e-9));

        drawing.ship(0, 13, 2, 0);
        assertThat(probability(15, 2)).isGreaterThan(0.6);

        drawing.ship(1, 17, 2, 0);
        assertThat(probability(15, 2)).isCloseTo(0.5, within(1e-9));
    }

    @Test
    void aFullShipPicksUpNothing() {
        drawing.ship(0, 15, 2, 500);
        drawing.ship(1, 15, 3, 500);
        drawing.ship(0, 16, 1, 1000);

        assertThat(probability(15, 2)).isCloseTo(0.5, within(1e-9));
    }

    @Test
    void aStructureCountsForItsOwner() {
        drawing.ship(0, 22, 15, 500);
        drawing.ship(1, 22, 14, 500);

        assertThat(probability(22, 15)).as("next to the shipyard of seat 1").isBetween(0.3, 0.4);
    }
}
