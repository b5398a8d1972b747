package regatta.tron;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.BadInput;
import regatta.core.TextIn;
import regatta.core.TextOut;

/** What a bot that remembers all messages knows: everything. */
class TronMirrorTest {

    private final Queue<String> wire = new ArrayDeque<>();

    /** Sends {@code seat} the message of the turn. */
    private void show(TronDrawing drawing, int seat) {
        TextOut out = new TextOut();
        drawing.rules.observe(drawing.position, seat, out);
        out.toString().lines().forEach(wire::add);
    }

    private TronMirror first(TronDrawing drawing, int seat) {
        show(drawing, seat);
        return TronMirror.of(new TextIn(wire::poll));
    }

    private void assertAlike(TronMirror mirror, TronDrawing drawing) {
        assertThat(wire).as("a message is read to its end").isEmpty();
        assertThat(mirror.view().fingerprint()).isEqualTo(drawing.position.fingerprint());
        assertThat(mirror.view().turn()).isEqualTo(drawing.position.turn());
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            assertThat(mirror.view().owner(cell)).isEqualTo(drawing.position.owner(cell));
        }
    }

    @ParameterizedTest
    @CsvSource({"0, ''", "1, RIGHT", "2, RIGHT DOWN"})
    void theFirstMessageTellsWhoMovedBeforeIt(int seat, String said) {
        TronDrawing drawing = new TronDrawing("A..", "B..", "...", "C..");
        drawing.say(said.isEmpty() ? new String[0] : said.split(" ", -1));

        TronMirror mirror = first(drawing, seat);

        assertThat(mirror.seat()).isEqualTo(seat);
        assertAlike(mirror, drawing);
    }

    @Test
    void playerThatDiedBeforeTheFirstMessageLeavesNoRibbon() {
        TronDrawing drawing = new TronDrawing("A..", "B..", "C..").say("UP");

        TronMirror mirror = first(drawing, 1);

        assertAlike(mirror, drawing);
        assertThat(mirror.rules().standings(mirror.view())).isEqualTo(drawing.rules.standings(drawing.position));
    }

    @Test
    void allWhoDiedBeforeTheFirstMessageLeftNothingBehind() {
        TronDrawing drawing = new TronDrawing("A..D", "B...", "C...").say("UP", "LEFT");

        assertAlike(first(drawing, 2), drawing);
    }

    @Test
    void ribbonsAreRememberedFromTurnToTurn() {
        TronDrawing drawing = new TronDrawing("A...", "B...");
        TronMirror mirror = first(drawing, 0);
        for (int round = 0; round < 3; round++) {
            drawing.say("RIGHT", "RIGHT");
            show(drawing, 0);

            assertThat(mirror.next()).isTrue();
            assertAlike(mirror, drawing);
        }
    }

    @Test
    void theRibbonOfTheDeadIsForgotten() {
        TronDrawing drawing = new TronDrawing("A...", "B...", "C...");
        TronMirror mirror = first(drawing, 0);
        drawing.say("RIGHT", "LEFT", "RIGHT");
        show(drawing, 0);

        mirror.next();

        assertAlike(mirror, drawing);
        assertThat(mirror.view().alive(1)).isFalse();
    }

    @Test
    void ribbonOfADeadPlayerCanBeCrossedInTheSameRound() {
        TronDrawing drawing = new TronDrawing("A...", "B...", "C...");
        TronMirror mirror = first(drawing, 0);
        drawing.say("RIGHT", "LEFT", "UP");
        show(drawing, 0);

        mirror.next();

        assertAlike(mirror, drawing);
        assertThat(mirror.view().owner(Grid.cell(0, 1))).isEqualTo(2);
    }

    @Test
    void laterDeathRanksHigherInTheMirrorToo() {
        TronDrawing drawing = new TronDrawing("A...", "B...", "C...", "D...");
        TronMirror mirror = first(drawing, 0);
        drawing.say("RIGHT", "LEFT", "LEFT", "RIGHT");
        show(drawing, 0);

        mirror.next();

        assertThat(mirror.rules().standings(mirror.view())).isEqualTo(drawing.rules.standings(drawing.position));
    }

    @Test
    void theEndOfTheInputIsTheEndOfTheMatch() {
        assertThat(first(new TronDrawing("A.", "B."), 0).next()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", // Nothing.
                "5 0", // Too many players.
                "2 2", // No such player.
                "2 0\n0 0 0 0\n0 0 0 0", // Two on one cell.
                "2 0\n0 0 0 0\n30 0 30 0", // Off the board.
                "2 0\n0 0 0 0\n-1 3 -1 3", // Half dead.
                "2 0\n0 0 0 0\n-1 -1 -1 -1", // Over.
                "3 2\n-1 -1 -1 -1\n-1 -1 -1 -1\n5 5 5 5", // Over, too.
                "2 1\n0 0 2 0\n5 5 5 5", // A leap.
                "2 1\n0 0 0 0\n5 5 5 5", // The first one has moved for certain.
                "2 0\n0 0 0 0\n5 5", // Cut off.
                "2 0\n0 0 0 0\n5 5 5 5\n2 0\n0 0 0 1\n5 5 5 5", // The second one has moved for certain.
                "2 0\n0 0 0 0\n5 5 5 5\n2 0\n0 0 0 1\n5 6 5 6", // It started elsewhere.
                "2 0\n0 0 0 0\n5 5 5 5\n2 0\n-1 -1 -1 -1\n5 5 5 6", // Nobody tells the dead.
            })
    void textThatIsNotAMessageIsRefused(String text) {
        wire.addAll(Arrays.asList(text.split("\n", -1)));

        assertThatThrownBy(() -> TronMirror.of(new TextIn(wire::poll)).next()).isInstanceOf(BadInput.class);
    }
}
