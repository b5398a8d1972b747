package regatta.soak.bots.skirmisher;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regatta.soak.Terrain;

/** Predictions of what enemies do. */
class ForesightTest {

    @Test
    void anEnemyIsTakenToShootAsThisBotWould() {
        Field field = Field.of("a..A..b").wet(2, 30);
        assertThat(field.foresight.shotTarget[3]).isEqualTo(2);

        assertThat(field.cooldown(3, 1).foresight.shotTarget[3]).isEqualTo(Shots.NOBODY);
    }

    @Test
    void anEnemyIsTakenToThrowWhateverIsWorthAnything() {
        Field field = Field.of("........", "a....A..", "........");

        assertThat(field.foresight.bombTile[2])
                .as("a hit with a way out will do")
                .isNotEqualTo(Terrain.NONE);
        assertThat(field.bombs(2, 0).foresight.bombTile[2]).isEqualTo(Terrain.NONE);
    }

    @Test
    void guessesAreMadeBeforeAnyoneMoves() {
        Field field = Field.of("a..A");
        field.stand.tile[1] = field.tile(1, 0);
        field.foresight.predict(0);

        assertThat(field.foresight.shotTarget[2]).isEqualTo(1);
    }
}
