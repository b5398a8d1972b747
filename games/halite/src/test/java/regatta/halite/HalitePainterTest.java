package regatta.halite;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regatta.core.Picture;
import regatta.halite.game.HaliteGame;

/** What viewers see beyond what bots receive. */
class HalitePainterTest {

    private static int[] fact(HaliteDrawing drawing, String name) {
        Picture picture = new Picture();
        new HaliteGame().paint(drawing.position, picture);
        assertThat(picture.facts()).contains(name);
        return picture.get("fact:" + name);
    }

    @Test
    void costOfMovingIsBurnt() {
        HaliteDrawing drawing = HaliteDrawing.finals().halite(3, 3, 100);
        int ship = drawing.ship(0, 3, 3, 50);

        drawing.turn("m " + ship + " e", "");

        assertThat(fact(drawing, "burnt")).containsExactly(10, 0);
        assertThat(fact(drawing, "in transit")).containsExactly(40, 0);
    }

    @Test
    void cargoThatSinksAtAnothersStructureIsLostToOneAndAbsorbedByTheOther() {
        HaliteDrawing drawing = HaliteDrawing.finals().dropoff(1, 5, 5);
        int own = drawing.ship(0, 4, 5, 300);
        int other = drawing.ship(1, 6, 5, 70);

        drawing.turn("m " + own + " e", "m " + other + " w");

        assertThat(fact(drawing, "lost")).containsExactly(300, 0);
        assertThat(fact(drawing, "absorbed")).containsExactly(0, 300);
        assertThat(fact(drawing, "ships sunk")).containsExactly(1, 1);
    }

    @Test
    void theDraftsTaxIsWhatIsAbsorbed() {
        HaliteDrawing drawing = HaliteDrawing.draft().dropoff(1, 5, 5);
        int own = drawing.ship(0, 4, 5, 300);
        int other = drawing.ship(1, 6, 5, 70);
        long bank = drawing.position.bank[1];

        drawing.turn("m " + own + " e", "m " + other + " w");

        assertThat(fact(drawing, "absorbed")[1] + 70L).isEqualTo(drawing.position.bank[1] - bank);
    }

    @Test
    void countsForViewersAreNoPartOfTheFingerprint() {
        HaliteDrawing drawing = HaliteDrawing.finals();
        long print = drawing.position.fingerprint();

        drawing.position.statistics.add(Statistics.Count.BURNT, 0, 7);

        assertThat(drawing.position.fingerprint()).isEqualTo(print);
        drawing.position.statistics.add(Statistics.Count.TOTAL_MINED, 0, 7);
        assertThat(drawing.position.fingerprint()).isNotEqualTo(print);
    }
}
