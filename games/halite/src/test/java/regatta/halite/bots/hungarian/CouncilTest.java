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
import regatta.core.Events;
import regatta.core.Orders;
import regatta.core.Scenario;
import regatta.halite.HalitePosition;
import regatta.halite.HaliteRules;
import regatta.halite.game.HaliteGame;

/** How the admiral chooses by playing on in its mind. Seat 0 is advised; the others play as hungarian does. */
class CouncilTest {

    private static final Budget ENOUGH = Budget.ofTurns(1_000_000);

    private HaliteRules rules;
    private HalitePosition position;
    private Minds minds;
    private Council council;

    private void open(String scenario, String settings) {
        BotSettings set = AdmiralBot.BUILT_IN.settings(0, settings);
        rules = new HaliteGame().open(Scenario.parse(scenario));
        position = rules.start();
        minds = new Minds(rules, position, 0, new AdmiralParameters(set, position.seats()));
        council = new Council(rules, position, 0, minds, set);
    }

    /** Plays a turn and returns how deep the advised seat mined. */
    private double turn() {
        AdmiralParameters advice = council.advise(ENOUGH);
        minds.of(0).adopt(advice);
        Orders orders = new Orders(position.seats());
        for (int seat = 0; seat < position.seats(); seat++) {
            minds.play(seat, orders);
        }
        rules.advance(position, orders, new Events());
        return advice.mining;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void whereChoicesPartIsWhereTheMatchWillBe(int seats) {
        open("halite size=32 seed=8 turns=150 seats=" + seats, "");
        List<Long> prints = new ArrayList<>();
        Set<Integer> partings = new TreeSet<>();
        while (!position.over()) {
            prints.add(position.fingerprint());
            if (council.parting().turn > 0 && council.parting().turn < prints.size()) {
                int turn = council.parting().turn;
                partings.add(turn);
                assertThat(council.parting().fingerprint()).isEqualTo(prints.get(turn));
            }
            turn();
        }

        assertThat(partings).hasSizeGreaterThan(3);
    }

    @Test
    void itChangesItsMindAndKeepsToItsChoices() {
        open("halite size=32 seed=9 turns=200", "");
        Set<Double> depths = new TreeSet<>();
        while (!position.over()) {
            depths.add(turn());
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
        open("halite size=32 seed=9 turns=60", "foresight=0");
        while (!position.over()) {
            assertThat(turn()).isEqualTo(usual);
        }
        open("halite size=32 seed=9 turns=60", "");
        for (int turn = 0; turn < 60; turn++) {
            assertThat(council.advise(Budget.ofTurns(0)).mining).isEqualTo(usual);
        }
    }

    @Test
    void atRestItForgetsItsChoice() {
        open("halite size=32 seed=9 turns=200", "");
        double usual = council.rest().mining;
        int rested = 0;
        while (!position.over()) {
            if (turn() != usual) {
                assertThat(council.rest().mining).isEqualTo(usual);
                rested++;
            }
        }

        assertThat(rested).isPositive();
    }

    @Test
    void itPlaysOutAsManyTurnsAsThePaceAllows() {
        open("halite size=32 seed=9 turns=100", "foresight=20");
        int[] spent = new int[1];
        for (int turn = 1; turn <= 15; turn++) {
            council.advise(turns -> {
                spent[0]++;
                return true;
            });
        }

        assertThat(spent[0]).as("20 turns of a fleet are 10 of two").isEqualTo(150);
    }
}
