package regatta.tron.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regatta.tron.Territory;
import regatta.tron.TronDrawing;
import regatta.tron.TronPosition;

/** The value of a territory on drawn positions. Cycle B and its ribbon are the walls around the rooms of A. */
class ChambersTest {

    private static int valueForA(String... rows) {
        TronPosition position = new TronDrawing(rows).position;
        Territory territory = new Territory();
        territory.measure(position);
        return new Chambers(territory).value(position, 0);
    }

    /** The cycle must choose one of two rooms. */
    @Test
    void onlyTheLargerOfTwoRoomsCounts() {
        int both = valueForA(
                "..A...b", //
                "..b...b", "..b...b", "bbbbbbB");
        int larger = valueForA(
                "b.A...b", //
                "bbb...b", "..b...b", "bbbbbbB");

        assertThat(both).isEqualTo(larger);
    }

    /** Behind a gate there are two rooms again, but the room before it is filled on the way. */
    @Test
    void roomBeforeGateCountsTogetherWithBestRoomBehindIt() {
        int room = valueForA(
                "A..b", //
                "...b", "bbbB");
        int roomAndCorridor = valueForA(
                "A..bb", //
                ".....", "bbbbB");

        assertThat(roomAndCorridor).isGreaterThan(room);
    }
}
