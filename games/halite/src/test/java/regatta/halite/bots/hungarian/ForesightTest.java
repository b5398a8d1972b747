package regatta.halite.bots.hungarian;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import regatta.core.Bot;
import regatta.core.BotSettings;
import regatta.core.Budget;
import regatta.core.BuiltIn;
import regatta.core.Events;
import regatta.core.Orders;
import regatta.core.Rng;
import regatta.core.Scenario;
import regatta.halite.HalitePosition;
import regatta.halite.HaliteRules;
import regatta.halite.game.HaliteGame;
import regatta.testkit.SeedSource;

/** What is played out in the mind comes true if all play as was thought. */
class ForesightTest {

    private static final int AHEAD = 25;

    private final HaliteGame game = new HaliteGame();
    private final Events events = new Events();
    private HaliteRules rules;
    private HalitePosition position;
    private Minds minds;

    private void open(String scenario) {
        rules = game.open(Scenario.parse(scenario));
        position = rules.start();
        minds = new Minds(rules, position, 0, new HungarianParameters(BotSettings.usual(), position.seats()));
    }

    private void play(int turns) {
        Orders orders = new Orders(position.seats());
        for (int turn = 0; turn < turns; turn++) {
            orders.clear();
            for (int seat = 0; seat < position.seats(); seat++) {
                minds.play(seat, orders);
            }
            rules.advance(position, orders, events);
        }
    }

    private Foresight foresight(int seat) {
        return new Foresight(rules, position, seat, new AdmiralParameters(BotSettings.usual(), position.seats()));
    }

    @ParameterizedTest
    @SeedSource(4)
    void itIsWhatHungariansPlay(long seed) {
        Rng rng = new Rng(seed);
        open("halite size=32 seats=" + (rng.oneIn(2) ? 2 : 4) + " seed=" + rng.below(1 << 30));
        play(60 + rng.below(60));
        Foresight foresight = foresight(1);
        foresight.begin(position, minds, new HungarianParameters(BotSettings.usual(), position.seats()));
        for (int turn = 0; turn < AHEAD; turn++) {
            foresight.advance();
        }

        play(AHEAD);

        assertThat(foresight.sea().fingerprint()).isEqualTo(position.fingerprint());
    }

    @Test
    void itLeavesThePositionAloneAndCanBeginAnew() {
        open("halite size=32 seed=5");
        play(80);
        long before = position.fingerprint();
        HungarianParameters usual = new HungarianParameters(BotSettings.usual(), 2);
        Foresight foresight = foresight(0);
        long[] prints = new long[2];
        for (int i = 0; i < 2; i++) {
            foresight.begin(position, minds, usual);
            for (int turn = 0; turn < AHEAD; turn++) {
                foresight.advance();
            }
            prints[i] = foresight.sea().fingerprint();
        }

        assertThat(prints[0]).isEqualTo(prints[1]);
        assertThat(position.fingerprint()).isEqualTo(before);
    }

    @Test
    void itEndsWithTheMatch() {
        open("halite size=32 seed=5 turns=30");
        play(10);
        Foresight foresight = foresight(0);
        foresight.begin(position, minds, new HungarianParameters(BotSettings.usual(), 2));
        for (int turn = 0; turn < 100 && !foresight.sea().over(); turn++) {
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

    private double truthAgainst(String bot, int turns) {
        open("halite size=32 seed=6");
        Forecasts forecasts = new Forecasts(position, 0);
        Bot other = BuiltIn.seat(game, bot, 1, rules, position, 1);
        Orders orders = new Orders(2);
        Orders guesses = new Orders(2);
        for (int turn = 0; turn < turns; turn++) {
            forecasts.compare();
            orders.clear();
            guesses.clear();
            minds.play(0, orders);
            minds.play(1, guesses);
            other.play(orders, Budget.ofTurns(0));
            forecasts.expect(guesses);
            rules.advance(position, orders, events);
        }
        return forecasts.truth();
    }
}
