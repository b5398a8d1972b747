package regatta.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.Answer;
import regatta.core.Fault;
import regatta.core.Orders;
import regatta.core.TextOut;

class SoakWireTest {

    private static String observe(Stage stage, int seat) {
        TextOut out = new TextOut();
        stage.rules.observe(stage.position, seat, out);
        return out.toString();
    }

    private static Fault fault(Stage stage, int seat) {
        return Objects.requireNonNull(stage.orders.fault(seat));
    }

    @Test
    void theFirstMessageBeginsWithTheAgentsAndTheMap() {
        Stage stage = Stage.of("a1.", "2.A");

        assertThat(observe(stage, 1)).isEqualTo("""
                1
                2
                1 0 1 4 16 1
                2 1 1 4 16 1
                3 2
                0 0 0 1 0 1 2 0 0
                0 1 2 1 1 0 2 1 0
                2
                1 0 0 0 1 0
                2 2 1 0 1 0
                1
                """);
    }

    @Test
    void laterMessagesShowCooldownsAsTheyWillBeAndLeaveOutTheSoaked() {
        Stage stage = Stage.of("a...A", "b...B");
        stage.position.wetness[4] = 95;
        stage.say(0, "SHOOT 4").play();

        assertThat(observe(stage, 1)).isEqualTo("""
                3
                1 0 0 1 1 0
                2 0 1 0 0 0
                3 4 0 0 1 0
                1
                """);
    }

    @Test
    void aBotAnswersALineForEachLivingAgent() {
        Stage stage = Stage.of("a.cA.", "b..B.");
        assertThat(stage.rules.awaitedLines(stage.position, 0)).isEqualTo(3);
        assertThat(stage.rules.awaitedLines(stage.position, 1)).isEqualTo(2);
    }

    @Test
    void linesBeyondThoseDueAreNotRead() {
        Stage stage = Stage.of("a...A").say(0, "WAIT", "NONSENSE");

        assertThat(stage.orders.fault(0)).isNull();
        assertThat(stage.orders.count(0)).isEqualTo(1);
    }

    @Test
    void fewerLinesThanDueAreNoAnswer() {
        Stage stage = Stage.of("ab..A");
        stage.rules.read(stage.position, 0, Answer.of("WAIT"), stage.orders);

        assertThat(fault(stage, 0).kind()).isEqualTo(Fault.Kind.LATE);
        assertThat(fault(stage, 0)).hasToString("Fault[kind=LATE, detail=2 lines were due, but only 1 came.]");
        assertThat(stage.orders.count(0)).isZero();
    }

    @Test
    void theFirstPieceThatMakesNoSenseIsQuoted() {
        Stage stage = Stage.of("ab..A").say(0, "MOVE 1 1;JUMP 2;RUN", "HOP");

        assertThat(fault(stage, 0).kind()).isEqualTo(Fault.Kind.INVALID);
        assertThat(fault(stage, 0).detail()).startsWith("'JUMP 2' is not a command.");
    }

    @Test
    void aNumberTooLargeIsCalledThat() {
        Stage stage = Stage.of("a...A").say(0, "MOVE 1 2147483648");

        assertThat(fault(stage, 0).detail()).startsWith("'MOVE 1 2147483648' has a number of more than 32 bits.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2;WAIT", "0;WAIT", "-1;WAIT", "2147483647;WAIT", "32;WAIT", "33;WAIT"})
    void onlyOnesOwnLivingAgentsTakeOrders(String line) {
        Stage stage = Stage.of("a...A").say(0, line);

        assertThat(fault(stage, 0).detail()).startsWith("No living agent of yours has the id ");
        assertThat(stage.orders.count(0)).isZero();
    }

    @Test
    void aLongPieceIsQuotedInPart() {
        Stage stage = Stage.of("a...A").say(0, "X".repeat(5000));

        assertThat(fault(stage, 0).detail()).startsWith("'" + "X".repeat(40) + "…' is not a command.");
    }

    @Test
    void ordersAreWrittenAsALineForEachAgent() {
        Stage stage = Stage.of("abcdA");
        Orders orders = new Orders(2);
        orders.add(0, SoakOrders.THROW, 3, -1, 4);
        orders.add(0, SoakOrders.MOVE, 1, 3, 0);
        orders.add(0, SoakOrders.SHOOT, 1, 5, 0);
        orders.add(0, SoakOrders.HUNKER_DOWN, 4, 0, 0);
        TextOut out = new TextOut();

        stage.rules.write(stage.position, 0, orders, out);

        assertThat(out.toString()).isEqualTo("1;MOVE 3 0;SHOOT 5\n;\n3;THROW -1 4\n4;HUNKER_DOWN\n");
    }

    @Test
    void messagesCanBeReadFromTheLines() {
        Stage stage = Stage.of("ab..A");

        assertThat(stage.rules.messages(
                        stage.position, 0, Answer.of("2;MESSAGE  héllo wörld ;WAIT", "1;MESSAGE a;MESSAGE b")))
                .containsExactly(new SoakRules.Message(1, "b"), new SoakRules.Message(2, "héllo wörld"));
    }
}
