package regatta.tron;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.Fault;
import regatta.core.Orders;
import regatta.core.TextOut;

/** The text between the game and its bots, byte for byte. */
class TronWireTest {

    private static String shown(TronDrawing drawing, int seat) {
        TextOut out = new TextOut();
        drawing.rules.observe(drawing.position, seat, out);
        return out.toString();
    }

    @Test
    void theFirstMoverSeesWhereAllStart() {
        TronDrawing drawing = new TronDrawing("..A.", "....", "B..C");

        assertThat(shown(drawing, 0)).isEqualTo("3 0\n2 0 2 0\n0 2 0 2\n3 2 3 2\n");
    }

    @Test
    void othersSeeWhereThoseBeforeThemWent() {
        TronDrawing drawing = new TronDrawing("..A.", "....", "B..C").say("DOWN");

        assertThat(shown(drawing, 1)).isEqualTo("3 1\n2 0 2 1\n0 2 0 2\n3 2 3 2\n");
    }

    @Test
    void theDeadAreNowhere() {
        TronDrawing drawing = new TronDrawing("..A.", "....", "B..C").say("DOWN", "LEFT");

        assertThat(shown(drawing, 2)).isEqualTo("3 2\n2 0 2 1\n-1 -1 -1 -1\n3 2 3 2\n");
    }

    @ParameterizedTest
    @CsvSource({"0, LEFT", "1, RIGHT", "2, UP", "3, DOWN"})
    void anOrderIsOneWord(int direction, String word) {
        TronDrawing drawing = new TronDrawing("A.", "B.");
        Orders orders = new Orders(2);
        TronOrders.go(orders, 0, direction);
        TextOut out = new TextOut();

        drawing.rules.write(drawing.position, 0, orders, out);

        assertThat(out.toString()).isEqualTo(word + "\n");
    }

    @Test
    void noOrderIsAnEmptyLine() {
        TronDrawing drawing = new TronDrawing("A.", "B.");
        TextOut out = new TextOut();

        drawing.rules.write(drawing.position, 0, new Orders(2), out);

        assertThat(out.toString()).isEqualTo("\n");
    }

    @Test
    void faultQuotesTheAnswer() {
        TronDrawing drawing = new TronDrawing("A.", "B.").say("Hello, " + "x".repeat(1000));

        assertThat(drawing.orders.fault(0))
                .extracting(Fault::detail)
                .isEqualTo("'Hello, " + "x".repeat(33) + "…' is none of LEFT, RIGHT, UP and DOWN.");
    }
}
