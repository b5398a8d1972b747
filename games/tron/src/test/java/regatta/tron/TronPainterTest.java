package regatta.tron;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regatta.core.Picture;

/** Tests of the pictures that the viewer shows. */
class TronPainterTest {

    private final Picture picture = new Picture();

    @Test
    void ribbonsAreListedFromTheStartToTheCycle() {
        TronPainter.paint(new TronDrawing("aA.", "B..").position, picture);

        assertThat(picture.columns("ribbons")).containsExactly("seat", "cell");
        assertThat(picture.get("ribbons")).containsExactly(0, 0, 0, 1, 1, Grid.WIDTH);
        assertThat(picture.get("cycles")).containsExactly(0, 1, Grid.RIGHT, 1, Grid.WIDTH, Grid.NONE);
        assertThat(picture.get("mover")).containsExactly(0);
    }

    @Test
    void theDeadAreNotDrawnButStayInTheCharts() {
        TronPainter.paint(new TronDrawing("aA.", "B..", "C..").say("LEFT").position, picture);

        assertThat(picture.get("ribbons")).containsExactly(1, Grid.WIDTH, 2, 2 * Grid.WIDTH);
        assertThat(picture.get("chart:ribbon")).containsExactly(2, 1, 1);
        assertThat(picture.get("chart:territory")[0]).isZero();
        assertThat(picture.get("territory")).hasSize(Grid.CELLS).doesNotContain(0);
    }
}
