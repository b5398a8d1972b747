package regatta.tron;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Who reaches what first. */
class TerritoryTest {

    private final Territory territory = new Territory();

    private String draw(TronDrawing drawing, int width, int height) {
        territory.measure(drawing.position);
        StringBuilder text = new StringBuilder();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int cell = Grid.cell(x, y);
                int seat = territory.owner(cell);
                text.append(!drawing.position.free(cell) ? '#' : seat == Grid.NONE ? '.' : (char) ('A' + seat));
            }
            text.append('/');
        }
        return text.toString();
    }

    @Test
    void aCellBelongsToWhoIsNearerAndOfTwoToWhoMovesFirst() {
        TronDrawing drawing = new TronDrawing("A...B", "ccccC", ".....");

        assertThat(draw(drawing, 5, 2)).isEqualTo("#AAB#/#####/");
        assertThat(territory.size(0)).isEqualTo(2);
        drawing.say("RIGHT");
        assertThat(draw(drawing, 5, 2)).isEqualTo("##AB#/#####/");
    }

    @Test
    void theMoverComesFirst() {
        TronDrawing drawing = new TronDrawing("A...B", "ccccC", ".....").say("RIGHT", "LEFT", "DOWN", "LEFT");

        assertThat(drawing.position.alive(0)).as("it turned back").isFalse();
        assertThat(draw(drawing, 5, 1)).isEqualTo("BBB##/");
    }

    @Test
    void aTerritoryThatTouchesAnotherIsContested() {
        assertThat(contested(new TronDrawing("A...B", "ccccC"), 0)).isTrue();
        assertThat(contested(new TronDrawing("A.bbB", "ccccC"), 0)).isFalse();
    }

    private boolean contested(TronDrawing drawing, int seat) {
        territory.measure(drawing.position);
        return territory.contested(seat);
    }
}
