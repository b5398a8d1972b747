package regatta.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.BadInput;
import regatta.core.Scenario;
import regatta.soak.game.SoakGame;

class SoakGameTest {

    private final SoakGame game = new SoakGame();

    @Test
    void seedZeroIsRefusedWithTheReason() {
        assertThatThrownBy(() -> game.open(Scenario.parse("soak seed=0")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("seed=0")
                .hasMessageContaining("another map each time");
    }

    @ParameterizedTest
    @ValueSource(strings = {"soak seed=9223372036854775808", "soak seed=x", "soak seed="})
    void aSeedIsAWholeNumberOf64Bits(String scenario) {
        assertThatThrownBy(() -> game.open(Scenario.parse(scenario)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("seed is a whole number");
    }

    @Test
    void theContestIsTheDefault() {
        assertThat(game.board(Scenario.parse("soak"))).isEqualTo(game.board(Scenario.parse("soak/league-5 seed=1")));
    }

    @Test
    void theBoardOfSeedOneIsThatOfTheRulebook() {
        assertThat(game.board(Scenario.parse("soak"))).isEqualTo("""
                12 6
                000000000000
                000000000000
                020020000000
                000000020020
                000000000000
                000000000000
                1 0 gunner 0 3
                2 0 sniper 0 4
                3 0 bomber 0 1
                4 0 assault 0 5
                5 0 berserker 0 0
                6 1 gunner 11 2
                7 1 sniper 11 1
                8 1 bomber 11 4
                9 1 assault 11 0
                10 1 berserker 11 5
                """);
    }

    @Test
    void everyFieldOfAPositionShowsInItsFingerprintAndIsCopied() {
        SoakPosition original = game.open(Scenario.parse("soak")).start();
        List<Consumer<SoakPosition>> changes = List.of(
                position -> position.turn++,
                position -> position.over = true,
                position -> position.curtain = true,
                position -> position.goalMet = true,
                position -> position.inactive = 2,
                position -> position.alive = 6,
                position -> position.dying = 2,
                position -> position.hunkered = 2,
                position -> position.points[0]++,
                position -> position.points[1]++,
                position -> position.cell[10]++,
                position -> position.cooldown[10]++,
                position -> position.bombs[10]++,
                position -> position.wetness[10]++,
                position -> position.chance.nextByte());
        for (Consumer<SoakPosition> change : changes) {
            SoakPosition changed = original.copy();
            change.accept(changed);
            assertThat(changed.fingerprint()).isNotEqualTo(original.fingerprint());
            SoakPosition copy = original.copy();
            copy.copyFrom(changed);
            assertThat(copy.fingerprint()).isEqualTo(changed.fingerprint());
            copy.copyFrom(original);
            assertThat(copy.fingerprint()).isEqualTo(original.fingerprint());
        }
    }
}
