package regatta.halite;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The start of a match in the draft, and its messages. */
class DraftStartTest {

    @Test
    void aPlayerBeginsWithOneShipOnTheShipyard() {
        HaliteDrawing start = new HaliteDrawing("halite/draft size=32 seed=1");

        assertThat(start.ship(0)).isEqualTo("8,16:0");
        assertThat(start.ship(1)).isEqualTo("23,16:0");
        assertThat(start.position.shipCount).isEqualTo(2);
    }

    @Test
    void orWithThreeShipsOnAndAroundIt() {
        HaliteDrawing start = new HaliteDrawing("halite/draft size=32 seed=1 ships=3");

        assertThat(start.ship(0)).isEqualTo("8,16:0");
        assertThat(start.ship(2)).isEqualTo("8,15:0");
        assertThat(start.ship(4)).isEqualTo("8,17:0");
        assertThat(start.ship(5)).isEqualTo("23,17:0");
    }

    @Test
    void botsReadTheDraftValuesInTheConstantsLine() {
        String greeting = new HaliteGameText("halite/draft size=32 seed=1").greeting(0);

        assertThat(greeting)
                .contains("\"RULES\":\"draft\"")
                .contains("\"MAX_TURNS\":300")
                .contains("\"MOVE_COST_RATIO\":20")
                .contains("\"EXTRACT_RATIO\":10")
                .contains("\"INITIAL_ENERGY\":1000")
                .contains("\"DROPOFF_COST\":10000")
                .contains("\"STARTING_SHIPS\":1")
                .contains("\"INSPIRATION_ENABLED\":false");
    }

    @Test
    void thePriceList512IsThatOfTheRulesPageSixMinutesLater() {
        String greeting = new HaliteGameText("halite/draft size=32 seed=1 prices=512").greeting(0);

        assertThat(greeting)
                .contains("\"INITIAL_ENERGY\":512")
                .contains("\"NEW_ENTITY_ENERGY_COST\":256")
                .contains("\"DROPOFF_COST\":512")
                .contains("\"MAX_ENERGY\":255")
                .contains("\"MIN_CELL_PRODUCTION\":40")
                .contains("\"MAX_CELL_PRODUCTION\":100");
    }

    @Test
    void aDumpOrderIsWrittenAsItIsRead() {
        HaliteDrawing drawing = HaliteDrawing.draft();
        drawing.orders.clear();
        drawing.orders.add(0, HaliteOrders.DUMP, 3, 40, 0);
        drawing.orders.add(0, HaliteOrders.SPAWN, HalitePosition.NONE, 12, 0);

        assertThat(HaliteGameText.written(drawing, 0)).isEqualTo("d 3 40 g 12\n");
    }
}
