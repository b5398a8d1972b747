package regatta.tron;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Who reaches what first. */
class TerritoryTest {

    private final Territory territory = new Territory();

    private String draw(Night night, int width, int height) {
        territory.measure(night.position);
        StringBuilder text = new StringBuilder();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int cell = Grid.cell(x, y);
                int seat = territory.owner(cell);
                text.append(!night.position.free(cell) ? '#' : seat == Grid.NONE ? '.' : (char) ('A' + seat));
            }
            text.append('/');
        }
        return text.toString();
    }

    @Test
    void aCellBelongsToWhoIsNearerAndOfTwoToWhoMovesFirst() {
        Night night = new Night("A...B", "ccccC", ".....");

        assertThat(draw(night, 5, 2)).isEqualTo("#AAB#/#####/");
        assertThat(territory.size(0)).isEqualTo(2);
        night.say("RIGHT");
        assertThat(draw(night, 5, 2)).isEqualTo("##AB#/#####/");
    }

    @Test
    void theMoverComesFirst() {
        Night night = new Night("A...B", "ccccC", ".....").say("RIGHT", "LEFT", "DOWN", "LEFT");

        assertThat(night.position.alive(0)).as("it turned back").isFalse();
        assertThat(draw(night, 5, 1)).isEqualTo("BBB##/");
    }

    @Test
    void aTerritoryThatTouchesAnotherIsContested() {
        assertThat(contested(new Night("A...B", "ccccC"), 0)).isTrue();
        assertThat(contested(new Night("A.bbB", "ccccC"), 0)).isFalse();
    }

    private boolean contested(Night night, int seat) {
        territory.measure(night.position);
        return territory.contested(seat);
    }
}
