package connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regatta.core.Answer;
import regatta.core.Events;
import regatta.core.Orders;
import regatta.core.TextOut;

/** The rules, one by one. */
class ConnectFourRulesTest {

    private final ConnectFourRules rules = new ConnectFourRules(1);
    private final ConnectFourPosition position = new ConnectFourPosition();
    private final Orders orders = new Orders(2);

    /** Plays the answers of both seats in turn. */
    private void play(String... answers) {
        for (String answer : answers) {
            orders.clear();
            rules.read(position, position.mover(), Answer.of(answer), orders);
            rules.advance(position, orders, new Events());
        }
    }

    @Test
    void discFallsOnThoseBelow() {
        play("3", "3");

        TextOut message = new TextOut();
        rules.observe(position, 0, message);
        assertThat(message.toString()).isEqualTo("""
                2 0
                .......
                .......
                .......
                .......
                ...1...
                ...0...
                """);
    }

    @Test
    void fourInARowWin() {
        play("0", "0", "1", "1", "2", "2", "3");

        assertThat(position.winner()).isZero();
        assertThat(position.over()).isTrue();
    }

    @Test
    void fourOnADiagonalWin() {
        play("0", "1", "1", "2", "2", "3", "2", "3", "3", "6", "3");

        assertThat(position.winner()).isZero();
    }

    @Test
    void fullColumnLoses() {
        play("0", "0", "0", "0", "0", "0", "0");

        assertThat(position.winner()).isEqualTo(1);
        assertThat(orders.fault(0).detail()).isEqualTo("Column 0 is full.");
    }

    @Test
    void wordThatIsNoColumnLoses() {
        play("left");

        assertThat(position.winner()).isEqualTo(1);
        assertThat(orders.fault(0).detail()).isEqualTo("'left' is not a column from 0 to 6.");
    }

    @Test
    void openingIsDrawnFromTheSeed() {
        assertThat(rules.start().fingerprint()).isEqualTo(new ConnectFourRules(1).start().fingerprint());
        assertThat(rules.start().fingerprint()).isNotEqualTo(new ConnectFourRules(2).start().fingerprint());
    }
}
