package regatta.soak;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import regatta.core.Rng;
import regatta.core.Scenario;
import regatta.soak.game.SoakGame;
import regatta.testkit.SeedSource;

class TerritoryTest {

    private static String owners(SoakPosition position) {
        byte[] owners = new byte[position.terrain().cells];
        position.territory(owners);
        StringBuilder text = new StringBuilder();
        for (byte owner : owners) {
            text.append(owner == SoakPosition.NOBODY ? '.' : (char) ('0' + owner));
        }
        return text.toString();
    }

    @Test
    void aTileBelongsToWhoeverIsNearerAndToNobodyOnATie() {
        assertThat(owners(Stage.of("a...A").position)).isEqualTo("00.11");
        assertThat(owners(Stage.of(".aA..").position)).isEqualTo("00111");
    }

    @Test
    void coverTilesCountAndWallsDoNotMatter() {
        assertThat(owners(Stage.of("a2.2A").position)).isEqualTo("00.11");
    }

    @Test
    void distancesOfTheWetCountDouble() {
        SoakPosition position = Stage.of("a.....A").position;
        position.wetness[1] = 50;
        assertThat(owners(position)).isEqualTo("00.1111");

        position.wetness[1] = 49;
        assertThat(owners(position)).isEqualTo("000.111");
    }

    @Test
    void theDyingHoldNothing() {
        Stage stage = Stage.of("a.b.A");
        stage.position.wetness[2] = 100;
        stage.play();

        assertThat(owners(stage.position)).isEqualTo("00.11");
    }

    @Test
    void playerWithMoreTilesGetsTheDifference() {
        Stage stage = Stage.of("a...A").play();
        assertThat(stage.position.points).containsExactly(0, 0);

        stage = Stage.of("..a.A").play();
        assertThat(stage.position.points).containsExactly(2, 0);

        stage = Stage.of("a.A..").play().play();
        assertThat(stage.position.points).containsExactly(0, 4);
    }

    @ParameterizedTest
    @SeedSource(300)
    void theLeadIsTheDifferenceOfTheTilesOwned(long seed) {
        Rng rng = new Rng(seed);
        SoakPosition position = new SoakGame()
                .open(Scenario.parse("soak").with("seed", String.valueOf(1 + rng.below(1000))))
                .start();
        for (int agent = 1; agent <= position.roster().agents; agent++) {
            position.cell[agent] = rng.below(position.terrain().cells);
            position.wetness[agent] = rng.below(110);
            position.dying |= position.wetness[agent] >= SoakPosition.DROWNED ? 1 << agent : 0;
            position.alive &= rng.oneIn(3) ? ~(1 << agent) : -1;
        }
        String owners = owners(position);

        assertThat(position.territoryLead())
                .isEqualTo((int) (owners.chars().filter(c -> c == '0').count()
                        - owners.chars().filter(c -> c == '1').count()));
    }
}
