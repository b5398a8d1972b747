package regatta.halite.bots.fleet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regatta.halite.HalitePosition;
import regatta.halite.Sea;

/** The probability that an enemy comes to a cell next to it. */
class ApproachProbabilityTest {

    private static final String FOUR = "halite size=32 seats=4 seed=1";

    @Test
    void enemiesThatRamAreExpectedMoreAndThoseThatNeverDoLess() {
        Sea sea = new Sea(FOUR);
        sea.ship(0, 15, 2, 100);
        sea.ship(1, 15, 3, 0);
        ApproachProbability approach = FleetBots.hungarian(sea, "").approach;
        int cell = sea.position.torus.cell(15, 2);
        double unknown = approach.of(0, 1, cell, -500);
        for (int turn = 0; turn < 20; turn++) {
            approach.note(0, 1, cell, -500);
            approach.refresh();
        }
        double timid = approach.of(0, 1, cell, -500);
        for (int turn = 0; turn < 5; turn++) {
            approach.note(0, 1, cell, -500);
            int[] cells = sea.position.shipCell.clone();
            sea.position.shipCell[0] = HalitePosition.NONE;
            sea.position.shipCell[1] = HalitePosition.NONE;
            approach.refresh();
            System.arraycopy(cells, 0, sea.position.shipCell, 0, cells.length);
        }

        assertThat(timid).isLessThan(unknown);
        assertThat(approach.of(0, 1, cell, -500)).isGreaterThan(unknown);
    }

    @Test
    void anEnemyIsNotExpectedWhereItWouldLose() {
        Sea sea = Sea.finals();
        sea.ship(0, 15, 2, 100);
        sea.ship(1, 15, 3, 0);
        ApproachProbability approach = FleetBots.hungarian(sea, "").approach;
        int cell = sea.position.torus.cell(15, 2);

        assertThat(approach.of(0, 1, cell, 500)).isLessThan(approach.of(0, 1, cell, -500));
    }

    @Test
    void enemiesThatStayedAreExpectedToStay() {
        Sea sea = Sea.finals();
        sea.ship(1, 15, 3, 0);
        ApproachProbability approach = FleetBots.hungarian(sea, "").approach;
        int cell = sea.position.torus.cell(15, 3);
        double unknown = approach.of(0, 0, cell, 0);
        for (int turn = 0; turn < 20; turn++) {
            approach.refresh();
        }

        assertThat(approach.of(0, 0, cell, 0)).isGreaterThan(unknown);
    }

    @Test
    void aHeavyEnemyIsNotExpectedToRamAShipThatItSees() {
        Sea sea = new Sea(FOUR);
        int ours = sea.ship(0, 15, 2, 300);
        int heavy = sea.ship(1, 15, 3, 900);
        int light = sea.ship(1, 14, 2, 0);
        int here = sea.position.torus.cell(15, 2);
        ApproachProbability approach = FleetBots.hungarian(sea, "approachByCargo=1").approach;

        assertThat(approach.of(ours, heavy, here, -500)).isLessThan(0.01);
        assertThat(approach.of(ours, light, here, -500)).isGreaterThan(0.05);
        assertThat(approach.of(ours, heavy, sea.position.torus.cell(14, 3), -500))
                .as("to a free cell")
                .isGreaterThan(0.02);
    }

    @Test
    void occupiedAndFreeCellsAreLearnedSeparately() {
        Sea sea = new Sea(FOUR);
        int ours = sea.ship(0, 15, 2, 300);
        int light = sea.ship(1, 15, 3, 0);
        int here = sea.position.torus.cell(15, 2);
        int free = sea.position.torus.cell(14, 3);
        ApproachProbability approach = FleetBots.hungarian(sea, "approachByCargo=1").approach;
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
        Sea sea = Sea.finals();
        sea.ship(0, 15, 2, 300);
        sea.ship(1, 15, 3, 900);
        int cell = sea.position.torus.cell(15, 2);

        assertThat(FleetBots.hungarian(sea, "approachByCargo=1").approach.of(0, 1, cell, -500))
                .isEqualTo(FleetBots.hungarian(sea, "").approach.of(0, 1, cell, -500));
    }
}
