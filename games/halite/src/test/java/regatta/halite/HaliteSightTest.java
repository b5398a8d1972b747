package regatta.halite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import regatta.core.Bot;
import regatta.core.Budget;
import regatta.core.BuiltIn;
import regatta.core.Events;
import regatta.core.Match;
import regatta.core.Orders;
import regatta.core.TextIn;
import regatta.core.TextOut;
import regatta.core.Turn;
import regatta.halite.game.HaliteGame;
import regatta.testkit.Golden;

/**
 * In every game recorded with the original engine, mirrors equal views and play on like them: with captures, sixteen
 * seats, snapshots, strict errors, and bots that fail.
 */
@Tag("golden")
class HaliteSightTest {

    private static final int TURNS_AHEAD = 4;
    private static final int PLAYED_ON = 10;

    @TestFactory
    Stream<DynamicTest> whatIsReadIsWhatIsVeiled() {
        return Golden.of("halite").tests("game_", ".json.gz", HaliteSightTest::watch);
    }

    private static void watch(Path file) {
        GoldenGame golden = new GoldenGame(file);
        HaliteRules rules = new HaliteGame().open(golden.scenario());
        Onlooker onlooker = new Onlooker(rules);

        new Match<>(rules, rules.start(), golden.seats(), onlooker).play();

        assertThat(onlooker.looks).isPositive();
    }

    /** Reads all messages, to each seat as long as it is in the match. */
    private static final class Onlooker implements Match.Watcher<HalitePosition> {

        private final HaliteRules rules;
        private final HalitePosition view;
        private final List<Queue<String>> wires = new ArrayList<>();
        private final List<@Nullable HaliteMirror> mirrors = new ArrayList<>();
        private final int every;
        private int looks;

        Onlooker(HaliteRules rules) {
            this.rules = rules;
            view = rules.start();
            every = Math.max(1, rules.settings.turns() / PLAYED_ON);
            for (int seat = 0; seat < view.seats(); seat++) {
                wires.add(new ArrayDeque<>());
                mirrors.add(null);
            }
        }

        @Override
        public void turnBegins(HalitePosition position) {
            for (int seat = 0; seat < position.seats(); seat++) {
                if (rules.awaitedLines(position, seat) > 0) {
                    look(position, seat);
                    looks++;
                }
            }
        }

        @Override
        public void turnEnds(HalitePosition position, Turn turn) {}

        private void look(HalitePosition position, int seat) {
            rules.veil(position, seat, view);
            String shown = shown(rules, position, seat);
            assertThat(shown(rules, view, seat)).isEqualTo(shown);
            shown.lines().forEach(wires.get(seat)::add);
            HaliteMirror mirror = read(seat);
            assertThat(shown(mirror.rules(), mirror.view(), seat)).isEqualTo(shown);
            assertThat(mirror.view().fingerprint())
                    .as("turn %d, seat %d", position.turn, seat)
                    .isEqualTo(view.fingerprint());
            if (position.turn % every < 2) {
                playOn(mirror, view.copy());
            }
        }

        private HaliteMirror read(int seat) {
            HaliteMirror mirror = mirrors.get(seat);
            if (mirror == null) {
                mirror = new HaliteMirror(new TextIn(wires.get(seat)::poll));
                mirrors.set(seat, mirror);
            } else {
                assertThat(mirror.next()).isTrue();
            }
            assertThat(wires.get(seat)).isEmpty();
            return mirror;
        }

        private void playOn(HaliteMirror mirror, HalitePosition second) {
            HalitePosition first = mirror.view().copy();
            List<Bot> firstBots = bots(mirror.rules(), first);
            List<Bot> secondBots = bots(rules, second);
            for (int turn = 0; turn < TURNS_AHEAD && !first.over(); turn++) {
                advance(mirror.rules(), first, firstBots);
                advance(rules, second, secondBots);
                assertThat(first.fingerprint()).isEqualTo(second.fingerprint());
                assertThat(shown(mirror.rules(), first, 0)).isEqualTo(shown(rules, second, 0));
                assertThat(mirror.rules().standings(first)).isEqualTo(rules.standings(second));
            }
        }

        private static List<Bot> bots(HaliteRules rules, HalitePosition position) {
            List<Bot> bots = new ArrayList<>();
            for (int seat = 0; seat < position.seats(); seat++) {
                bots.add(BuiltIn.seat(new HaliteGame(), "random", seat, rules, position, seat));
            }
            return bots;
        }

        private static void advance(HaliteRules rules, HalitePosition position, List<Bot> bots) {
            Orders orders = new Orders(position.seats());
            bots.forEach(bot -> bot.play(orders, Budget.ofTurns(0)));
            rules.advance(position, orders, new Events());
        }

        private static String shown(HaliteRules rules, HalitePosition position, int seat) {
            TextOut out = new TextOut();
            rules.observe(position, seat, out);
            return out.toString();
        }
    }
}
