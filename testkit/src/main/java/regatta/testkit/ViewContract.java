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
 * Checks the views and mirrors of a game: a view produces the same messages as its position, the mirror of these
 * messages equals the view, and both play on identically.
 */
final class ViewContract<P extends Position<P>> implements Match.Watcher<P> {

    private static final int TURNS_AHEAD = 4;

    /** The number of turns from which the view and the mirror are played on. All turns are compared. */
    private static final int CONTINUATIONS = 12;

    private final Game game;
    private final Scenario scenario;
    private final Rules<P> rules;
    private final P view;
    private final int every;
    private final List<Queue<String>> messages = new ArrayList<>();
    private final List<@Nullable Mirror<P>> mirrors = new ArrayList<>();

    private ViewContract(Game game, Scenario scenario, Rules<P> rules, int turns) {
        this.game = game;
        this.scenario = scenario;
        this.rules = rules;
        view = rules.start();
        every = Math.max(1, turns / CONTINUATIONS);
        for (int seat = 0; seat < view.seats(); seat++) {
            messages.add(new ArrayDeque<>());
            mirrors.add(null);
        }
    }

    static void check(Game game, Scenario scenario, long seed) {
        check(game, scenario, game.open(scenario), Playthrough.random(game, scenario, seed));
    }

    private static <P extends Position<P>> void check(Game game, Scenario scenario, Rules<P> rules, Playthrough match) {
        int turns = match.fingerprints().size();
        match.watch(rules, rules.start(), new ViewContract<>(game, scenario, rules, turns));
    }

    @Override
    public void turnBegins(P position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (rules.awaitedLines(position, seat) > 0) {
                long before = position.fingerprint();
                checkView(position, seat);
                assertThat(position.fingerprint())
                        .as("position after creating views")
                        .isEqualTo(before);
            }
        }
    }

    @Override
    public void turnEnds(P position, Turn turn) {}

    private void checkView(P position, int seat) {
        rules.veil(position, seat, view);
        String message = message(rules, position, seat);
        assertThat(message(rules, view, seat)).as("message of the view").isEqualTo(message);
        P again = view.copy();
        rules.veil(view, seat, again);
        assertThat(again.fingerprint()).as("view of the view").isEqualTo(view.fingerprint());
        message.lines().forEach(messages.get(seat)::add);
        Mirror<P> mirror = mirror(seat);
        assertThat(messages.get(seat)).as("unread lines").isEmpty();
        assertThat(mirror.seat()).isEqualTo(seat);
        assertThat(mirror.view().fingerprint())
                .as("turn %d, seat %d: mirror", position.turn(), seat)
                .isEqualTo(view.fingerprint());
        if (position.turn() % every < 2) {
            playOn(mirror.rules(), mirror.view().copy(), view.copy(), seat);
        }
    }

    private Mirror<P> mirror(int seat) {
        Mirror<P> mirror = mirrors.get(seat);
        if (mirror == null) {
            Queue<String> lines = messages.get(seat);
            @SuppressWarnings("unchecked") // a game's mirrors have its own positions
            Mirror<P> created = (Mirror<P>) game.mirror(scenario.rules(), new TextIn(lines::poll));
            mirrors.set(seat, created);
            return created;
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
            assertThat(message(mirrored, first, seat)).isEqualTo(message(rules, second, seat));
            assertThat(mirrored.awaitedLines(first, seat)).isEqualTo(rules.awaitedLines(second, seat));
            assertThat(first.over()).isEqualTo(second.over());
        }
    }

    private List<Bot> bots(Rules<P> rules, P position) {
        List<Bot> bots = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            bots.add(BuiltIn.seat(game, "random", seat, rules, position, seat));
        }
        return bots;
    }

    private static <P extends Position<P>> void advance(Rules<P> rules, P position, List<Bot> bots) {
        Orders orders = new Orders(position.seats());
        for (int seat = 0; seat < position.seats(); seat++) {
            if (rules.awaitedLines(position, seat) > 0) {
                bots.get(seat).play(orders, Budget.ofTurns(0));
            }
        }
        rules.advance(position, orders, new Events());
    }

    private static <P extends Position<P>> String message(Rules<P> rules, P position, int seat) {
        TextOut out = new TextOut();
        rules.observe(position, seat, out);
        return out.toString();
    }
}
