package regatta.soak.bots.skirmisher;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regatta.soak.Terrain;

/** Where to throw bombs. In these drawings agent 1 is ours. */
class BombsTest {

    private static double value(Field field, int x, int y) {
        return field.bombs.value(1, field.tile(x, y), field.stand);
    }

    private static int thrown(Field field, int shot) {
        field.bombs.choose(1, field.stand, field.weights.bombNeeds, shot);
        return field.bombs.tile;
    }

    @Test
    void aHitOnOneWhoCannotStepOutCountsThirty() {
        assertThat(value(Field.of(".....", "a..A.", "....."), 3, 1)).isEqualTo(30);
    }

    @Test
    void aHitCountsLessTheMoreTilesThereAreToStepOutTo() {
        Field field = Field.of("......", "a..A..", "......", "......");

        assertThat(value(field, 2, 1)).as("one way out").isEqualTo(30 * 0.45);
        assertThat(value(field, 2, 2)).as("two ways out").isEqualTo(30 * 0.45 / 2);
    }

    @Test
    void coverIsNoWayOut() {
        assertThat(value(Field.of("......", "a..A2.", "......"), 2, 1)).isEqualTo(30);
    }

    @Test
    void hitsOnTheOwnTeamCountAgainstIt() {
        assertThat(value(Field.of(".....", "a.bA.", "....."), 3, 1)).isEqualTo(0);
        assertThat(value(Field.of(".....", "a.b..", ".....", "....A"), 2, 1)).isEqualTo(-30);
    }

    @Test
    void anEnemyWhoCouldStepIntoItCountsALittle() {
        assertThat(value(Field.of("......", "a....A", "......"), 3, 1)).isEqualTo(4.5);
    }

    @Test
    void aBombMustBeWorthMoreThanOneHitWithOneWayOut() {
        Field field = Field.of("........", "a....A..", "........");

        assertThat(thrown(field, 0)).as("only the edge of it reaches").isEqualTo(Terrain.NONE);
        assertThat(thrown(Field.of("........", "a...A...", "........"), 0)).isEqualTo(field.tile(4, 1));
    }

    @Test
    void aBombMustDoMoreThanTheShot() {
        Field field = Field.of("........", "a...A...", "........");

        assertThat(thrown(field, 29)).isNotEqualTo(Terrain.NONE);
        assertThat(thrown(field, 30)).isEqualTo(Terrain.NONE);
    }

    @Test
    void agentNeverBombsItself() {
        Field field = Field.of("22222", "2a.A2", "22222");
        assertThat(thrown(field, 0)).as("only tiles beyond the enemy are safe").isEqualTo(field.tile(3, 0));

        assertThat(thrown(Field.of("aA"), 0)).isEqualTo(Terrain.NONE);
    }

    @Test
    void agentWithoutBombsThrowsNone() {
        assertThat(thrown(Field.of("........", "a...A...", "........").bombs(1, 0), 0))
                .isEqualTo(Terrain.NONE);
    }

    @Test
    void bombsFlyFourTiles() {
        Field near = Field.of("......2", "a...2A2", "......2");
        Field far = Field.of("......22", "a.....A2", "......22");

        assertThat(near.view.terrain().manhattan(near.tile(0, 1), thrown(near, 0)))
                .isEqualTo(4);
        assertThat(thrown(far, 0)).isEqualTo(Terrain.NONE);
    }
}
