package regatta.halite;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regatta.core.Picture;
import regatta.halite.game.HaliteGame;

/** What viewers see beyond what bots receive. */
class HalitePainterTest {

    private static int[] fact(Sea sea, String name) {
        Picture picture = new Picture();
        new HaliteGame().paint(sea.position, picture);
        assertThat(picture.facts()).contains(name);
        return picture.get("fact:" + name);
    }

    @Test
    void costOfMovingIsBurnt() {
        Sea sea = Sea.finals().halite(3, 3, 100);
        int ship = sea.ship(0, 3, 3, 50);

        sea.turn("m " + ship + " e", "");

        assertThat(fact(sea, "burnt")).containsExactly(10, 0);
        assertThat(fact(sea, "in transit")).containsExactly(40, 0);
    }

    @Test
    void cargoThatSinksAtAnothersStructureIsLostToOneAndAbsorbedByTheOther() {
        Sea sea = Sea.finals().dropoff(1, 5, 5);
        int own = sea.ship(0, 4, 5, 300);
        int other = sea.ship(1, 6, 5, 70);

        sea.turn("m " + own + " e", "m " + other + " w");

        assertThat(fact(sea, "lost")).containsExactly(300, 0);
        assertThat(fact(sea, "absorbed")).containsExactly(0, 300);
        assertThat(fact(sea, "ships sunk")).containsExactly(1, 1);
    }

    @Test
    void theDraftsTaxIsWhatIsAbsorbed() {
        Sea sea = Sea.draft().dropoff(1, 5, 5);
        int own = sea.ship(0, 4, 5, 300);
        int other = sea.ship(1, 6, 5, 70);
        long bank = sea.position.bank[1];

        sea.turn("m " + own + " e", "m " + other + " w");

        assertThat(fact(sea, "absorbed")[1] + 70L).isEqualTo(sea.position.bank[1] - bank);
    }

    @Test
    void countsForViewersAreNoPartOfTheFingerprint() {
        Sea sea = Sea.finals();
        long print = sea.position.fingerprint();

        sea.position.statistics.add(Statistics.Count.BURNT, 0, 7);

        assertThat(sea.position.fingerprint()).isEqualTo(print);
        sea.position.statistics.add(Statistics.Count.TOTAL_MINED, 0, 7);
        assertThat(sea.position.fingerprint()).isNotEqualTo(print);
    }
}
