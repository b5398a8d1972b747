package regatta.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayDeque;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.BadInput;
import regatta.core.Fault;
import regatta.core.Orders;
import regatta.core.Scenario;
import regatta.core.TextIn;
import regatta.core.TextOut;
import regatta.soak.game.SoakGame;

/** What a bot may know: views, and the mirror that rebuilds them from text. */
class SoakSightTest {

    private static final String[] DRAWING = {"a...A", "b.1.B", "c...C"};

    private final Queue<String> wire = new ArrayDeque<>();

    private static SoakPosition veiled(Stage stage) {
        SoakPosition view = stage.rules.start();
        stage.rules.veil(stage.position, 0, view);
        return view;
    }

    private void send(Stage stage, int seat) {
        TextOut out = new TextOut();
        stage.rules.observe(stage.position, seat, out);
        out.toString().lines().forEach(wire::add);
    }

    private SoakMirror mirror(String ruleSet) {
        return new SoakMirror(ruleSet, new TextIn(wire::poll));
    }

    @Test
    void agentsCleanedUpNextTurnAreHidden() {
        Stage stage = Stage.of(DRAWING);
        stage.position.wetness[4] = 95;
        stage.say(0, "1;SHOOT 4", "2;HUNKER_DOWN", "3;SHOOT 6").play();
        assertThat(stage.position.dying).isEqualTo(1 << 4);

        SoakPosition view = veiled(stage);

        assertThat(view.alive).isEqualTo(1 << 1 | 1 << 2 | 1 << 3 | 1 << 5 | 1 << 6);
        assertThat(view.dying).isZero();
        assertThat(view.hunkered).isZero();
        assertThat(view.wetness[4]).isZero();
        assertThat(view.readyIn(1)).isEqualTo(1);
        assertThat(view.readyIn(3)).isEqualTo(2);
        assertThat(view.points).isEqualTo(stage.position.points);
    }

    @Test
    void anAgentThatIsReadyAgainLooksLikeOneThatAlwaysWas() {
        Stage stage = Stage.of(DRAWING);
        SoakPosition always = veiled(stage);
        stage.position.cooldown[1] = 1;

        assertThat(veiled(stage).fingerprint()).isEqualTo(always.fingerprint());
    }

    @Test
    void randomNumbersOfATutorialAreHidden() {
        Stage stage = Stage.of(new SoakGame().open(Scenario.parse("soak/league-4 seed=3")));
        long before = veiled(stage).fingerprint();
        stage.position.chance.nextByte();

        assertThat(veiled(stage).fingerprint()).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource({"league-1, 1", "league-2, 2", "league-3, 3", "league-4, 4", "league-4, 5", "league-5, 6"})
    void aMirrorKnowsTheAgentsAsTheyCameIn(String ruleSet, long seed) {
        Stage stage = Stage.of(SoakRules.of(ruleSet, seed));
        send(stage, 0);

        SoakMirror mirror = mirror(ruleSet);

        assertThat(mirror.view().roster()).usingRecursiveComparison().isEqualTo(stage.position.roster());
        assertThat(mirror.view().fingerprint()).isEqualTo(veiled(stage).fingerprint());
        assertThat(mirror.view().turnLimit()).isEqualTo(stage.position.turnLimit());
        assertThat(mirror.seat()).isZero();
    }

    @Test
    void mirrorCountsThePointsThatMessagesOmit() {
        Stage stage = Stage.of(DRAWING);
        send(stage, 1);
        SoakMirror mirror = mirror("league-5");
        for (int turn = 0; turn < 3; turn++) {
            stage.say(0, "MOVE 4 0", "MOVE 4 1", "MOVE 4 2").play();
            send(stage, 1);
            assertThat(mirror.next()).isTrue();
        }

        assertThat(stage.position.points[0]).isPositive();
        assertThat(mirror.view().points).isEqualTo(stage.position.points);
        assertThat(mirror.view().turn).isEqualTo(3);
        assertThat(mirror.next()).as("the input has ended").isFalse();
    }

    @Test
    void aViewCanBePlayedOnWithAnyOrders() {
        Stage stage = Stage.of(SoakRules.of("league-4", 9));
        SoakPosition view = veiled(stage);
        Orders orders = new Orders(1);
        for (int agent = -1; agent < 40; agent++) {
            for (int kind = -1; kind < 6; kind++) {
                orders.add(0, kind, agent, Integer.MAX_VALUE, Long.MIN_VALUE);
            }
        }
        orders.fail(0, Fault.invalid("too much"));

        stage.rules.advance(view, orders, stage.events);

        assertThat(view.over()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2", // There is no third player.
                "0 2 1 0 1 4 16 1 1 1 1 4 16 1", // An agent twice.
                "0 1 7 0 1 4 16 1", // An id out of range.
                "0 1 1 0 1 4 16 1 1000 1000", // A map that large.
                "0 1 1 0 1 4 16 1 1 1 0 0 0 1 1 5 0 0 0 0", // An agent off the map.
                "0 1 1 0 1 4", // An end in the middle.
            })
    void textThatIsNotAMessageIsRefused(String text) {
        wire.add(text);

        assertThatExceptionOfType(BadInput.class).isThrownBy(() -> mirror("league-5"));
    }

    @Test
    void aTutorialIsNotTakenForTheContest() {
        send(Stage.of(SoakRules.of("league-4", 1)), 0);

        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> mirror("league-5"))
                .withMessageContaining("a tutorial may have more");
    }
}
