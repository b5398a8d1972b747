package regatta.tron;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.BadInput;
import regatta.core.Fault;
import regatta.core.Scenario;
import regatta.core.Standing;
import regatta.testkit.SeedSource;
import regatta.tron.game.TronGame;

/** The rules, one by one. */
class TronRulesTest {

    @ParameterizedTest
    @CsvSource({"LEFT, .Aa./...., 1/0", "RIGHT, ..aA/...., 3/0", "DOWN, ..a./..A., 2/1"})
    void aCycleGoesOneCellAndItsRibbonStays(String word, String after, String place) {
        TronDrawing drawing = new TronDrawing("..A.", "....", "B...").say(word);

        assertThat(String.join("/", drawing.rows())).isEqualTo(after + "/B...");
        int head = drawing.position.head(0);
        assertThat(Grid.x(head) + "/" + Grid.y(head)).isEqualTo(place);
    }

    @Test
    void upIsTowardsTheFirstRow() {
        assertThat(new TronDrawing("....", "..A.", "B...").say("UP").rows()).containsExactly("..A.", "..a.", "B...");
    }

    @Test
    void onlyTheMoverMovesAndTheNextSeatIsTheNextMover() {
        TronDrawing drawing = new TronDrawing("A..", "B..", "C..");

        drawing.say("RIGHT");

        assertThat(drawing.rows()).containsExactly("aA.", "B..", "C..");
        assertThat(drawing.position.mover()).isEqualTo(1);
        assertThat(IntStream.range(0, 3).map(seat -> drawing.rules.awaitedLines(drawing.position, seat)))
                .containsExactly(0, 1, 0);
    }

    @Test
    void afterTheLastSeatTheFirstMovesAgain() {
        TronDrawing drawing = new TronDrawing("A..", "B..").say("RIGHT", "RIGHT");

        assertThat(drawing.position.mover()).isZero();
        assertThat(drawing.position.turn()).isEqualTo(2);
    }

    @Test
    void deadPlayersAreSkipped() {
        TronDrawing drawing = new TronDrawing(".A.", ".B.", ".C.").say("RIGHT", "UP", "RIGHT");

        assertThat(drawing.position.mover()).isZero();
        assertThat(drawing.say("RIGHT").position.mover()).isEqualTo(2);
    }

    @Test
    void cycleThatLeavesTheBoardDies() {
        TronDrawing drawing = new TronDrawing("A..", "bB.").say("LEFT");

        assertThat(drawing.position.alive(0)).isFalse();
        assertThat(drawing.event(0)).containsExactly(0, TronEvents.EDGE, Grid.cell(0, 0));
        assertThat(drawing.orders.fault(0)).as("to die is no fault").isNull();
    }

    @Test
    void cycleThatHitsAnotherRibbonDies() {
        TronDrawing drawing = new TronDrawing("A..", "bB.").say("DOWN");

        assertThat(drawing.position.alive(0)).isFalse();
        assertThat(drawing.position.alive(1)).isTrue();
        assertThat(drawing.event(0)).containsExactly(0, 1, Grid.cell(0, 0));
    }

    @Test
    void cycleThatHitsItsOwnRibbonDies() {
        TronDrawing drawing = new TronDrawing("aaa", ".Aa", "..B").say("UP");

        assertThat(drawing.position.alive(0)).isFalse();
        assertThat(drawing.event(0)).startsWith(0, 0);
    }

    @Test
    void cycleThatTurnsBackDies() {
        assertThat(new TronDrawing("aA.", "..B").say("LEFT").position.alive(0)).isFalse();
    }

    @Test
    void theRibbonOfTheDeadVanishesAtOnce() {
        TronDrawing drawing = new TronDrawing("aaA", "bBC").say("UP");

        assertThat(drawing.rows()).containsExactly("...", "bBC");
        assertThat(drawing.event(0))
                .containsExactly(0, TronEvents.EDGE, Grid.cell(0, 0), Grid.cell(1, 0), Grid.cell(2, 0));
        assertThat(drawing.say("UP").rows()).containsExactly(".B.", "bbC");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "up", "LEFT RIGHT", "WEST", "LEFTT", "0"})
    void answerThatIsNotADirectionIsAFatalFault(String answer) {
        TronDrawing drawing = new TronDrawing("A..", "B..", "C..").say(answer);

        assertThat(drawing.rows()).containsExactly("...", "B..", "C..");
        assertThat(drawing.orders.fault(0)).extracting(Fault::kind).isEqualTo(Fault.Kind.INVALID);
        assertThat(drawing.event(0)).startsWith(0, TronEvents.FAULT);
    }

    @Test
    void lateCycleDies() {
        TronDrawing drawing = new TronDrawing("A..", "B..", "C..");
        drawing.orders.fail(0, Fault.late("100 ms are over"));

        drawing.rules.advance(drawing.position, drawing.orders, drawing.events);

        assertThat(drawing.position.alive(0)).isFalse();
        assertThat(drawing.orders.fault(0)).extracting(Fault::kind).isEqualTo(Fault.Kind.LATE);
    }

    @Test
    void blanksAroundTheWordDoNotMatter() {
        assertThat(new TronDrawing("A..", "B..").say(" RIGHT\r").rows()).containsExactly("aA.", "B..");
    }

    @Test
    void theMatchIsOverWhenOneIsLeft() {
        TronDrawing drawing = new TronDrawing("A..", "B..", "C..").say("LEFT");

        assertThat(drawing.position.over()).isFalse();
        drawing.say("LEFT");
        assertThat(drawing.position.over()).isTrue();
        assertThat(IntStream.range(0, 3).map(seat -> drawing.rules.awaitedLines(drawing.position, seat)))
                .containsOnly(0);
    }

    @Test
    void longerLivingPlayerRanksHigherAndTheScoreIsTheRibbon() {
        TronDrawing drawing = new TronDrawing("..aA", "B...", "ccC.").say("UP", "RIGHT", "DOWN", "LEFT");

        assertThat(drawing.rules.standings(drawing.position))
                .containsExactly(new Standing(0, 3, 2), new Standing(1, 2, 2), new Standing(2, 1, 4));
    }

    @Test
    void whileTheyLiveAllShareTheFirstRank() {
        TronDrawing drawing = new TronDrawing("..aA", "B...", "ccC.").say("UP");

        assertThat(drawing.rules.standings(drawing.position))
                .extracting(Standing::rank)
                .containsExactly(3, 1, 1);
    }

    @ParameterizedTest
    @SeedSource(100)
    void allStartOnCellsOfTheirOwn(long seed) {
        TronPosition start = new TronRules(4, seed).start();

        assertThat(IntStream.range(0, 4).map(start::start)).doesNotHaveDuplicates();
        assertThat(IntStream.range(0, Grid.CELLS).filter(cell -> !start.free(cell)))
                .hasSize(4);
        assertThat(start.turn()).isZero();
        assertThat(start.mover()).isZero();
    }

    @Test
    void anotherSeedIsAnotherStart() {
        assertThat(new TronRules(2, 1).start().fingerprint())
                .isNotEqualTo(new TronRules(2, 2).start().fingerprint());
    }

    @ParameterizedTest
    @CsvSource({
        "tron seats=1, seats is a whole number from 2 to 4",
        "tron seats=5, seats is a whole number from 2 to 4",
        "tron seed=x, seed is a whole number from 0 to 4294967295"
    })
    void unknownOptionsAreReported(String scenario, String message) {
        assertThatThrownBy(() -> new TronGame().open(Scenario.parse(scenario)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message);
    }

    @Test
    void theBoardIsDrawnAsText() {
        List<String> rows = new TronGame()
                .board(Scenario.parse("tron seats=3 seed=7"))
                .lines()
                .toList();

        assertThat(rows).hasSize(Grid.HEIGHT).allMatch(row -> row.length() == Grid.WIDTH);
        assertThat(String.join("", rows).replace(".", "").chars().sorted().map(digit -> digit - '0'))
                .containsExactly(0, 1, 2);
    }
}
