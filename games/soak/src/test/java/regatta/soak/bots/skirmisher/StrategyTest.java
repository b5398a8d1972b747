package regatta.soak.bots.skirmisher;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Destinations of the team: strategic points and the team target. */
class StrategyTest {

    @Test
    void pointsStandOnTheLineBetweenTheTeams() {
        Field field = Field.of(
                ".........", //
                ".........",
                "a.......A",
                ".........",
                "b.......B",
                ".........",
                ".........");

        // Spread: (9 + 7) / (2 + 1) / 2 = 2.67 around the middle (4, 3).
        assertThat(field.points.pointOf[1]).isEqualTo(field.tile(4, 2));
        assertThat(field.points.pointOf[2]).isEqualTo(field.tile(4, 4));
    }

    @Test
    void eachPointGoesToTheNearestFreeAgent() {
        Field field = Field.of(
                ".........", //
                "........A",
                "a........",
                "b........",
                "........B",
                ".........");

        assertThat(field.view.terrain().y[field.points.pointOf[1]])
                .isLessThan(field.view.terrain().y[field.points.pointOf[2]]);
    }

    @Test
    void aPointInCoverIsMovedToTheFloorNextToIt() {
        Field field = Field.of("a...2...A", ".........");

        assertThat(field.points.pointOf[1]).isEqualTo(field.tile(3, 0));
    }

    @Test
    void withoutEnemiesEveryoneStays() {
        Field field = Field.of("a...");

        assertThat(field.points.pointOf[1]).isEqualTo(field.tile(0, 0));
        assertThat(field.play()).containsExactly("1 MOVE 0 0", "1 HUNKER_DOWN");
    }

    @Test
    void theTargetIsTheEnemyNearTheCentre() {
        Field field = Field.of("a......", "....B..", "......A");

        assertThat(TeamTarget.choose(field.view, 0)).isEqualTo(3);
    }

    @Test
    void aWetEnemyIsWorthALongerWay() {
        Field field = Field.of("a......", "....B..", "......A");

        assertThat(TeamTarget.choose(field.wet(2, 30).view, 0)).isEqualTo(2);
        assertThat(TeamTarget.choose(field.wet(2, 50).view, 0))
                .as("the next mark is 100: 25 × 4 against 50 × 1")
                .isEqualTo(3);
    }
}
