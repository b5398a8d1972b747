package regatta.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import regatta.core.Bot;
import regatta.core.Budget;
import regatta.core.BuiltIn;
import regatta.core.Events;
import regatta.core.Game;
import regatta.core.Match;
import regatta.core.Mirror;
import regatta.core.Orders;
import regatta.core.Position;
import regatta.core.Rules;
import regatta.core.Scenario;
import regatta.core.TextIn;
import regatta.core.TextOut;
import regatta.core.Turn;

/**
 * Holds a game to what it says about sight: a veiled position shows what the position showed, and what is read back from
 * the wire is equal to it, for as many turns as both are played on.
 *
 * @param <P> the position of the game
 */
final class Sight<P extends Position<P>> implements Match.Watcher<P> {

    private static final int TURNS_AHEAD = 4;

    /** Every turn is compared, and so many of them are played on from. */
    private static final int PLAYED_ON = 12;

    private final Game game;
    private final Scenario scenario;
    private final Rules<P> rules;
    private final P view;
    private final int every;
    private final List<Queue<String>> wires = new ArrayList<>();
    private final List<@Nullable Mirror<P>> mirrors = new ArrayList<>();

    private Sight(Game game, Scenario scenario, Rules<P> rules, int turns) {
        this.game = game;
        this.scenario = scenario;
        this.rules = rules;
        view = rules.start();
        every = Math.max(1, turns / PLAYED_ON);
        for (int seat = 0; seat < view.seats(); seat++) {
            wires.add(new ArrayDeque<>());
            mirrors.add(null);
        }
    }

    static void check(Game game, Scenario scenario, long seed) {
        check(game, scenario, game.open(scenario), Playthrough.random(game, scenario, seed));
    }

    private static <P extends Position<P>> void check(Game game, Scenario scenario, Rules<P> rules, Playthrough match) {
        int turns = match.fingerprints().size();
        match.watch(rules, rules.start(), new Sight<>(game, scenario, rules, turns));
    }

    @Override
    public void turnBegins(P position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (rules.awaitedLines(position, seat) > 0) {
                long before = position.fingerprint();
                look(position, seat);
                assertThat(position.fingerprint()).as("looking changes nothing").isEqualTo(before);
            }
        }
    }

    @Override
    public void turnEnds(P position, Turn turn) {}

    private void look(P position, int seat) {
        rules.veil(position, seat, view);
        String shown = shown(rules, position, seat);
        assertThat(shown(rules, view, seat))
                .as("a view shows what its position shows")
                .isEqualTo(shown);
        P again = view.copy();
        rules.veil(view, seat, again);
        assertThat(again.fingerprint()).as("a view of a view is the view").isEqualTo(view.fingerprint());
        shown.lines().forEach(wires.get(seat)::add);
        Mirror<P> mirror = mirror(seat);
        assertThat(wires.get(seat)).as("a message is read to its end").isEmpty();
        assertThat(mirror.seat()).isEqualTo(seat);
        assertThat(mirror.view().fingerprint())
                .as("turn %d, seat %d: what is read is what is veiled", position.turn(), seat)
                .isEqualTo(view.fingerprint());
        if (position.turn() % every < 2) {
            playOn(mirror.rules(), mirror.view().copy(), view.copy(), seat);
        }
    }

    private Mirror<P> mirror(int seat) {
        Mirror<P> mirror = mirrors.get(seat);
        if (mirror == null) {
            Queue<String> wire = wires.get(seat);
            @SuppressWarnings("unchecked") // A game mirrors its own positions.
            Mirror<P> made = (Mirror<P>) game.mirror(scenario.rules(), new TextIn(wire::poll));
            mirrors.set(seat, made);
            return made;
        }
        assertThat(mirror.next()).isTrue();
        return mirror;
    }

    private void playOn(Rules<P> mirrored, P first, P second, int seat) {
        List<Bot> firstBots = bots(mirrored, first);
        List<Bot> secondBots = bots(rules, second);
        for (int turn = 0; turn < TURNS_AHEAD && !first.over(); turn++) {
            advance(mirrored, first, firstBots);
            advance(rules, second, secondBots);
            assertThat(first.fingerprint()).isEqualTo(second.fingerprint());
            assertThat(shown(mirrored, first, seat)).isEqualTo(shown(rules, second, seat));
            assertThat(mirrored.awaitedLines(first, seat)).isEqualTo(rules.awaitedLines(second, seat));
            assertThat(first.over()).isEqualTo(second.over());
        }
    }

    private List<Bot> bots(Rules<P> by, P position) {
        List<Bot> bots = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            bots.add(BuiltIn.seat(game, "random", seat, by, position, seat));
        }
        return bots;
    }

    private static <P extends Position<P>> void advance(Rules<P> by, P position, List<Bot> bots) {
        Orders orders = new Orders(position.seats());
        for (int seat = 0; seat < position.seats(); seat++) {
            if (by.awaitedLines(position, seat) > 0) {
                bots.get(seat).play(orders, Budget.ofTurns(0));
            }
        }
        by.advance(position, orders, new Events());
    }

    private static <P extends Position<P>> String shown(Rules<P> by, P position, int seat) {
        TextOut out = new TextOut();
        by.observe(position, seat, out);
        return out.toString();
    }
}
