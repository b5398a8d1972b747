package regatta.halite.bots.hungarian;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import regatta.core.Bot;
import regatta.core.Budget;
import regatta.core.BuiltIn;
import regatta.core.Events;
import regatta.core.Orders;
import regatta.core.Rng;
import regatta.halite.game.HaliteGame;
import regatta.testkit.SeedSource;

/** What is played out in the mind comes true if all play as was thought. */
class ForesightTest {

    private static final int AHEAD = 25;

    @ParameterizedTest
    @SeedSource(4)
    void itIsWhatHungariansPlay(long seed) {
        Rng rng = new Rng(seed);
        Hungarians match =
                new Hungarians("halite size=32 seats=" + (rng.oneIn(2) ? 2 : 4) + " seed=" + rng.below(1 << 30));
        match.play(60 + rng.below(60));
        Foresight foresight = match.foresight(1);
        foresight.begin(match.position, match.minds, match.usual());
        for (int turn = 0; turn < AHEAD; turn++) {
            foresight.advance();
        }

        match.play(AHEAD);

        assertThat(foresight.sea().fingerprint()).isEqualTo(match.position.fingerprint());
    }

    @Test
    void itLeavesThePositionAloneAndCanBeginAnew() {
        Hungarians match = new Hungarians("halite size=32 seed=5");
        match.play(80);
        long before = match.position.fingerprint();
        Foresight foresight = match.foresight(0);
        long[] prints = new long[2];
        for (int i = 0; i < 2; i++) {
            foresight.begin(match.position, match.minds, match.usual());
            while (!foresight.reached(80 + AHEAD)) {
                foresight.advance();
            }
            prints[i] = foresight.sea().fingerprint();
        }

        assertThat(prints[0]).isEqualTo(prints[1]);
        assertThat(match.position.fingerprint()).isEqualTo(before);
    }

    @Test
    void itEndsWithTheMatch() {
        Hungarians match = new Hungarians("halite size=32 seed=5 turns=30");
        match.play(10);
        Foresight foresight = match.foresight(0);
        foresight.begin(match.position, match.minds, match.usual());
        while (!foresight.reached(1000)) {
            foresight.advance();
        }

        assertThat(foresight.sea().over()).isTrue();
    }

    @Test
    void allMovesOfAHungarianAreForeseenAndNotThoseOfOthers() {
        assertThat(truthAgainst("hungarian", 10)).as("not yet").isLessThan(0.9);
        assertThat(truthAgainst("hungarian", 150)).isGreaterThan(0.98);
        assertThat(truthAgainst("greedy", 150)).isLessThan(0.9);
        assertThat(truthAgainst("hungarian?set=seed", 150)).isLessThan(0.9);
    }

    private static double truthAgainst(String bot, int turns) {
        Hungarians match = new Hungarians("halite size=32 seed=6");
        Bot other = BuiltIn.seat(new HaliteGame(), bot, 1, match.rules, match.position, 1);
        Orders orders = new Orders(2);
        Orders guesses = new Orders(2);
        for (int turn = 0; turn < turns; turn++) {
            orders.clear();
            guesses.clear();
            match.minds.foresee(guesses);
            match.minds.play(0, orders);
            other.play(orders, Budget.ofTurns(0));
            match.rules.advance(match.position, orders, new Events());
        }
        return match.minds.truth();
    }
}
