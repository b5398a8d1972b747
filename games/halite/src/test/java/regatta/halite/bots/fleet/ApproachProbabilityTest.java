package regatta.halite.bots.fleet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regatta.halite.HaliteDrawing;
import regatta.halite.HalitePosition;

/** The probability that an enemy comes to a cell next to it. */
class ApproachProbabilityTest {

    private static final String FOUR = "halite size=32 seats=4 seed=1";

    @Test
    void enemiesThatRamAreExpectedMoreAndThoseThatNeverDoLess() {
        HaliteDrawing drawing = new HaliteDrawing(FOUR);
        drawing.ship(0, 15, 2, 100);
        drawing.ship(1, 15, 3, 0);
        ApproachProbability approach = FleetBots.hungarian(drawing, "").approach;
        int cell = drawing.position.torus.cell(15, 2);
        double unknown = approach.of(0, 1, cell, -500);
        for (int turn = 0; turn < 20; turn++) {
            approach.note(0, 1, cell, -500);
            approach.refresh();
        }
        double timid = approach.of(0, 1, cell, -500);
        for (int turn = 0; turn < 5; turn++) {
            approach.note(0, 1, cell, -500);
            int[] cells = drawing.position.shipCell.clone();
            drawing.position.shipCell[0] = HalitePosition.NONE;
            drawing.position.shipCell[1] = HalitePosition.NONE;
            approach.refresh();
            System.arraycopy(cells, 0, drawing.position.shipCell, 0, cells.length);
        }

        assertThat(timid).isLessThan(unknown);
        assertThat(approach.of(0, 1, cell, -500)).isGreaterThan(unknown);
    }

    @Test
    void anEnemyIsNotExpectedWhereItWouldLose() {
        HaliteDrawing drawing = HaliteDrawing.finals();
        drawing.ship(0, 15, 2, 100);
        drawing.ship(1, 15, 3, 0);
        ApproachProbability approach = FleetBots.hungarian(drawing, "").approach;
        int cell = drawing.position.torus.cell(15, 2);

        assertThat(approach.of(0, 1, cell, 500)).isLessThan(approach.of(0, 1, cell, -500));
    }

    @Test
    void enemiesThatStayedAreExpectedToStay() {
        HaliteDrawing drawing = HaliteDrawing.finals();
        drawing.ship(1, 15, 3, 0);
        ApproachProbability approach = FleetBots.hungarian(drawing, "").approach;
        int cell = drawing.position.torus.cell(15, 3);
        double unknown = approach.of(0, 0, cell, 0);
        for (int turn = 0; turn < 20; turn++) {
            approach.refresh();
        }

        assertThat(approach.of(0, 0, cell, 0)).isGreaterThan(unknown);
    }

    @Test
    void aHeavyEnemyIsNotExpectedToRamAShipThatItSees() {
        HaliteDrawing drawing = new HaliteDrawing(FOUR);
        int ours = drawing.ship(0, 15, 2, 300);
        int heavy = drawing.ship(1, 15, 3, 900);
        int light = drawing.ship(1, 14, 2, 0);
        int here = drawing.position.torus.cell(15, 2);
        ApproachProbability approach = FleetBots.hungarian(drawing, "approachByCargo=1").approach;

        assertThat(approach.of(ours, heavy, here, -500)).isLessThan(0.01);
        assertThat(approach.of(ours, light, here, -500)).isGreaterThan(0.05);
        assertThat(approach.of(ours, heavy, drawing.position.torus.cell(14, 3), -500))
                .as("to a free cell")
                .isGreaterThan(0.02);
    }

    @Test
    void occupiedAndFreeCellsAreLearnedSeparately() {
        HaliteDrawing drawing = new HaliteDrawing(FOUR);
        int ours = drawing.ship(0, 15, 2, 300);
        int light = drawing.ship(1, 15, 3, 0);
        int here = drawing.position.torus.cell(15, 2);
        int free = drawing.position.torus.cell(14, 3);
        ApproachProbability approach = FleetBots.hungarian(drawing, "approachByCargo=1").approach;
        double freeBefore = approach.of(ours, light, free, -500);
        double hereBefore = approach.of(ours, light, here, -500);
        for (int turn = 0; turn < 100; turn++) {
            approach.note(ours, light, here, -500);
            approach.refresh();
        }

        assertThat(approach.of(ours, light, here, -500)).isLessThan(hereBefore / 2);
        assertThat(approach.of(ours, light, free, -500)).isEqualTo(freeBefore);
    }

    @Test
    void cargoIsNotCountedWithTwoPlayers() {
        HaliteDrawing drawing = HaliteDrawing.finals();
        drawing.ship(0, 15, 2, 300);
        drawing.ship(1, 15, 3, 900);
        int cell = drawing.position.torus.cell(15, 2);

        assertThat(FleetBots.hungarian(drawing, "approachByCargo=1").approach.of(0, 1, cell, -500))
                .isEqualTo(FleetBots.hungarian(drawing, "").approach.of(0, 1, cell, -500));
    }
}
