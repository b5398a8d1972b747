package regatta.spacesettler;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import regatta.core.BuiltInSeat;
import regatta.core.Scenario;
import regatta.core.Seat;
import regatta.space.SpacePosition;
import regatta.space.SpaceRules;
import regatta.space.game.SpaceGame;
import regatta.spacejars.StrategyBot;
import regatta.testkit.Playthrough;
import spaceexplorers.publicapi.IStrategy;

/** Matches of the settler, as a built-in or as a strategy, against a built-in. */
record Duel(Scenario scenario, int seat, String opponent) {

    /** Asserts that a match with the strategy equals, order by order, the match with the built-in bot. */
    void playsAlike(Supplier<IStrategy> strategy) {
        Playthrough builtIn =
                play((rules, position) -> BuiltInSeat.of(new SpaceGame(), scenario, rules, position, seat, "settler"));
        List<Throwable> thrown = new ArrayList<>();
        Playthrough jar = play((rules, position) -> {
            SpacePosition view = position.copy();
            StrategyBot bot = new StrategyBot(view, seat, strategy.get(), thrown::add);
            return BuiltInSeat.of(rules, view, seat, bot, 0);
        });
        assertThat(thrown).as(toString()).isEmpty();
        assertThat(jar.transcript()).as(toString()).isEqualTo(builtIn.transcript());
        assertThat(jar.fingerprints()).as(toString()).isEqualTo(builtIn.fingerprints());
    }

    /** Puts the settler in its seat. */
    private interface Maker {
        Seat<SpacePosition> make(SpaceRules rules, SpacePosition position);
    }

    private Playthrough play(Maker maker) {
        SpaceGame game = new SpaceGame();
        SpaceRules rules = game.open(scenario);
        SpacePosition position = rules.start();
        Seat<SpacePosition> settler = maker.make(rules, position);
        Seat<SpacePosition> other = BuiltInSeat.of(game, scenario, rules, position, 1 - seat, opponent);
        return Playthrough.play(rules, position, seat == 0 ? List.of(settler, other) : List.of(other, settler));
    }
}
