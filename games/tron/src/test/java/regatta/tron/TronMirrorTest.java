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
    private void show(Night night, int seat) {
        TextOut out = new TextOut();
        night.rules.observe(night.position, seat, out);
        out.toString().lines().forEach(wire::add);
    }

    private TronMirror first(Night night, int seat) {
        show(night, seat);
        return TronMirror.of(new TextIn(wire::poll));
    }

    private void assertAlike(TronMirror mirror, Night night) {
        assertThat(wire).as("a message is read to its end").isEmpty();
        assertThat(mirror.view().fingerprint()).isEqualTo(night.position.fingerprint());
        assertThat(mirror.view().turn()).isEqualTo(night.position.turn());
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            assertThat(mirror.view().owner(cell)).isEqualTo(night.position.owner(cell));
        }
    }

    @ParameterizedTest
    @CsvSource({"0, ''", "1, RIGHT", "2, RIGHT DOWN"})
    void theFirstMessageTellsWhoMovedBeforeIt(int seat, String said) {
        Night night = new Night("A..", "B..", "...", "C..");
        night.say(said.isEmpty() ? new String[0] : said.split(" ", -1));

        TronMirror mirror = first(night, seat);

        assertThat(mirror.seat()).isEqualTo(seat);
        assertAlike(mirror, night);
    }

    @Test
    void playerThatDiedBeforeTheFirstMessageLeavesNoRibbon() {
        Night night = new Night("A..", "B..", "C..").say("UP");

        TronMirror mirror = first(night, 1);

        assertAlike(mirror, night);
        assertThat(mirror.rules().standings(mirror.view())).isEqualTo(night.rules.standings(night.position));
    }

    @Test
    void allWhoDiedBeforeTheFirstMessageLeftNothingBehind() {
        Night night = new Night("A..D", "B...", "C...").say("UP", "LEFT");

        assertAlike(first(night, 2), night);
    }

    @Test
    void ribbonsAreRememberedFromTurnToTurn() {
        Night night = new Night("A...", "B...");
        TronMirror mirror = first(night, 0);
        for (int round = 0; round < 3; round++) {
            night.say("RIGHT", "RIGHT");
            show(night, 0);

            assertThat(mirror.next()).isTrue();
            assertAlike(mirror, night);
        }
    }

    @Test
    void theRibbonOfTheDeadIsForgotten() {
        Night night = new Night("A...", "B...", "C...");
        TronMirror mirror = first(night, 0);
        night.say("RIGHT", "LEFT", "RIGHT");
        show(night, 0);

        mirror.next();

        assertAlike(mirror, night);
        assertThat(mirror.view().alive(1)).isFalse();
    }

    @Test
    void ribbonOfADeadPlayerCanBeCrossedInTheSameRound() {
        Night night = new Night("A...", "B...", "C...");
        TronMirror mirror = first(night, 0);
        night.say("RIGHT", "LEFT", "UP");
        show(night, 0);

        mirror.next();

        assertAlike(mirror, night);
        assertThat(mirror.view().owner(Grid.cell(0, 1))).isEqualTo(2);
    }

    @Test
    void laterDeathRanksHigherInTheMirrorToo() {
        Night night = new Night("A...", "B...", "C...", "D...");
        TronMirror mirror = first(night, 0);
        night.say("RIGHT", "LEFT", "LEFT", "RIGHT");
        show(night, 0);

        mirror.next();

        assertThat(mirror.rules().standings(mirror.view())).isEqualTo(night.rules.standings(night.position));
    }

    @Test
    void theEndOfTheInputIsTheEndOfTheMatch() {
        assertThat(first(new Night("A.", "B."), 0).next()).isFalse();
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
