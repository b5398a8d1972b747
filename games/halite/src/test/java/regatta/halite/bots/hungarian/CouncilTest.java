package regatta.halite.bots.hungarian;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.BotSettings;
import regatta.core.Budget;
import regatta.core.ForwardModel;
import regatta.halite.HalitePosition;

/** How the admiral chooses by playing on in its mind. Seat 0 is advised; the others play as hungarian does. */
class CouncilTest {

    private static final Budget ENOUGH = Budget.ofTurns(1_000_000);

    /** A match of an advised seat. */
    private record Advised(Hungarians match, Council council) {

        static Advised of(String scenario, String parameters) {
            BotSettings settings = AdmiralBot.BUILT_IN.settings(0, parameters);
            Hungarians match = new Hungarians(scenario, settings);
            AdmiralParameters numbers = new AdmiralParameters(settings, match.position.seats());
            return new Advised(
                    match, new Council(new ForwardModel<>(match.rules), match.position, 0, match.minds, numbers));
        }

        HalitePosition position() {
            return match.position;
        }

        /** Plays a turn and returns how deep the advised seat mined. */
        double turn() {
            AdmiralParameters advice = council.advise(ENOUGH);
            match.minds.of(0).adopt(advice);
            match.play(1);
            return advice.mining;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void whereChoicesPartIsWhereTheMatchWillBe(int seats) {
        Advised advised = Advised.of("halite size=32 seed=8 turns=150 seats=" + seats, "");
        List<Long> prints = new ArrayList<>();
        Set<Integer> partings = new TreeSet<>();
        while (!advised.position().over()) {
            prints.add(advised.position().fingerprint());
            if (advised.council().parting().turn > 0 && advised.council().parting().turn < prints.size()) {
                int turn = advised.council().parting().turn;
                partings.add(turn);
                assertThat(advised.council().parting().fingerprint()).isEqualTo(prints.get(turn));
            }
            advised.turn();
        }

        assertThat(partings).hasSizeGreaterThan(3);
    }

    @Test
    void itChangesItsMindAndKeepsToItsChoices() {
        Advised advised = Advised.of("halite size=32 seed=9 turns=200", "");
        Set<Double> depths = new TreeSet<>();
        while (!advised.position().over()) {
            depths.add(advised.turn());
        }
        double usual = new AdmiralParameters(BotSettings.usual(), 2).mining;

        assertThat(depths).hasSizeBetween(2, 3);
        assertThat(depths).allSatisfy(depth -> {
            double factor = depth < usual ? usual / depth : depth / usual;
            assertThat(factor == 1 || Math.abs(factor - 1.3) < 1e-9).isTrue();
        });
    }

    @Test
    void withoutForesightOrTimeItPlaysAsUsual() {
        double usual = new AdmiralParameters(BotSettings.usual(), 2).mining;
        Advised advised = Advised.of("halite size=32 seed=9 turns=60", "foresight=0");
        while (!advised.position().over()) {
            assertThat(advised.turn()).isEqualTo(usual);
        }
        advised = Advised.of("halite size=32 seed=9 turns=60", "");
        for (int turn = 0; turn < 60; turn++) {
            assertThat(advised.council().advise(Budget.ofTurns(0)).mining).isEqualTo(usual);
        }
    }

    @Test
    void atRestItForgetsItsChoice() {
        Advised advised = Advised.of("halite size=32 seed=9 turns=200", "");
        double usual = advised.council().rest().mining;
        int rested = 0;
        while (!advised.position().over()) {
            if (advised.turn() != usual) {
                assertThat(advised.council().rest().mining).isEqualTo(usual);
                rested++;
            }
        }

        assertThat(rested).isPositive();
    }

    @Test
    void itPlaysOutAsManyTurnsAsThePaceAllows() {
        Advised advised = Advised.of("halite size=32 seed=9 turns=100", "foresight=20");
        int[] spent = new int[1];
        for (int turn = 1; turn <= 15; turn++) {
            advised.council().advise(turns -> {
                spent[0]++;
                return true;
            });
        }

        assertThat(spent[0]).as("20 turns of a fleet are 10 of two").isEqualTo(150);
    }
}
