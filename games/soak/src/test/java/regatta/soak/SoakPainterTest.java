package regatta.soak;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regatta.core.Picture;
import regatta.soak.game.SoakGame;

/** What viewers see beyond what bots receive. */
class SoakPainterTest {

    @Test
    void tilesBombsAndTheLeadAreCountedForEachSeat() {
        Stage stage = Stage.of("a....A", "......", "......", "......");
        stage.position.points[0] = 7;
        stage.position.points[1] = 3;
        Picture picture = new Picture();

        new SoakGame().paint(stage.position, picture);

        assertThat(picture.facts()).containsExactly("tiles", "lead in points", "bombs left");
        assertThat(picture.get("fact:tiles")).containsExactly(12, 12);
        assertThat(picture.get("fact:lead in points")).containsExactly(4, -4);
        assertThat(picture.get("fact:bombs left")).containsExactly(stage.position.bombs[1], stage.position.bombs[2]);
    }
}
