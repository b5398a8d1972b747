package regatta.soak.bots.skirmisher;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.BotSettings;
import regatta.core.Budget;
import regatta.core.Fingerprint;
import regatta.core.Orders;
import regatta.core.Scenario;
import regatta.soak.SoakPosition;
import regatta.soak.SoakRules;
import regatta.soak.game.SoakGame;
import regatta.testkit.Playthrough;
import regatta.testkit.SeedSource;

/** Whole turns and whole matches. */
class SkirmisherTest {

    @Test
    void theTeamWalksTowardsTheEnemy() {
        assertThat(Field.of("a.............A").play()).containsExactly("1 MOVE 1 0", "1 HUNKER_DOWN");
    }

    @Test
    void theWettestChoosesFirstAndItsTileIsClaimed() {
        String[] drawing = {"a22222222222222", "..............A", "b22222222222222"};

        assertThat(Field.of(drawing).wet(1, 1).play()).contains("1 MOVE 0 1", "2 MOVE 0 2");
        assertThat(Field.of(drawing).wet(2, 1).play()).contains("1 MOVE 0 0", "2 MOVE 0 1");
    }

    @Test
    void laterAgentsLeaveThoseAloneWhomBookedDamageSoaks() {
        Field field = Field.of("aA", "b.", "..").wet(3, 90).cooldown(3, 1).bombs(3, 0);

        assertThat(field.play()).contains("1 SHOOT 3", "2 HUNKER_DOWN");
    }

    @Test
    void agentWithoutAnActionHunkersDown() {
        assertThat(Field.of("a..A").cooldown(1, 1).bombs(1, 0).play()).contains("1 HUNKER_DOWN");
    }

    @Test
    void aBombIsPreferredToASmallerShot() {
        assertThat(Field.of("2222222", "a2..2A2", "2222222").play()).contains("1 THROW 4 1");
    }

    @Test
    void everyAgentAlwaysGetsAMoveAndACombatOrder() {
        assertThat(Field.of("a...A", "b.c..", ".B..C").play())
                .hasSize(6)
                .filteredOn(order -> order.contains("MOVE"))
                .hasSize(3);
    }

    @ParameterizedTest
    @SeedSource(10)
    void matchesAgainstItselfAreTheSameEveryTimeAndWithoutFault(long seed) {
        Playthrough first = playedByItself(seed | 1);

        assertThat(first.faults()).isEmpty();
        assertThat(playedByItself(seed | 1).fingerprints()).isEqualTo(first.fingerprints());
    }

    private static Playthrough playedByItself(long seed) {
        return Playthrough.of(new SoakGame(), Scenario.parse("soak seed=" + seed), "skirmisher", "skirmisher");
    }

    @ParameterizedTest
    @CsvSource({"1, 68, 9efc653a0b149268", "2, 32, 2cad281b5038fd0d", "77, 28, eab3239ac2c10ee4"})
    void matchesAgainstItselfEndWhereTheyAlwaysDid(long seed, int turns, String fingerprint) {
        List<Long> fingerprints = playedByItself(seed).fingerprints();

        assertThat(fingerprints).hasSize(turns);
        assertThat(Fingerprint.text(fingerprints.get(turns - 1))).isEqualTo(fingerprint);
    }

    @ParameterizedTest
    @SeedSource(10)
    void thePositionIsOnlyRead(long seed) {
        SoakRules rules = new SoakGame().open(Scenario.parse("soak seed=" + (seed | 1)));
        SoakPosition position = rules.start();
        long before = position.fingerprint();
        new Skirmisher(position, 1, BotSettings.defaults()).play(new Orders(2), Budget.ofTurns(0));

        assertThat(position.fingerprint()).isEqualTo(before);
    }
}
