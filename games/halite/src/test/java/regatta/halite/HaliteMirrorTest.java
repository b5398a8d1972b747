package regatta.halite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.BadInput;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.Orders;
import regatta.core.Rng;
import regatta.core.Scenario;
import regatta.core.TextIn;
import regatta.core.TextOut;
import regatta.testkit.SeedSource;

/** Views of a position, in process and from messages. */
class HaliteMirrorTest {

    private static final String CAPTURES =
            Constants.defaultValue().with("CAPTURE_ENABLED", "true").toString();

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final HaliteDrawing drawing = HaliteDrawing.finals();

    private static String shown(HaliteRules rules, HalitePosition position) {
        TextOut out = new TextOut();
        rules.observe(position, 0, out);
        return out.toString();
    }

    private static HaliteMirror read(String text) {
        Queue<String> lines = new ArrayDeque<>(text.lines().toList());
        HaliteMirror mirror = new HaliteMirror(new TextIn(lines::poll));
        while (mirror.next()) {
            assertThat(mirror.view().turn).isPositive();
        }
        return mirror;
    }

    /** Returns the first message as if the match had begun at this position. */
    private static String greeting(HaliteRules rules, HalitePosition position) {
        HalitePosition before = position.copy();
        before.turn = 0;
        return shown(rules, before);
    }

    private static HaliteMirror mirror(HaliteRules rules, HalitePosition position) {
        return read(greeting(rules, position) + shown(rules, position));
    }

    private static HalitePosition view(HaliteRules rules, HalitePosition position) {
        HalitePosition view = rules.start();
        rules.veil(position, 0, view);
        return view;
    }

    @ParameterizedTest
    @CsvSource({"0, 125", "1, 125", "2, 375"})
    void aShipThatStaysMinesTheSameInPositionViewAndMirror(int others, int mined) {
        int ship = drawing.halite(4, 4, 500).ship(0, 4, 4, 0);
        for (int i = 0; i < others; i++) {
            drawing.ship(1, 5 + i, 4, 0);
        }
        HalitePosition view = view(drawing.rules, drawing.position);
        HaliteMirror mirror = mirror(drawing.rules, drawing.position);
        Orders orders = new Orders(2);

        drawing.rules.advance(drawing.position, orders, new Events());
        drawing.rules.advance(view, orders, new Events());
        mirror.rules().advance(mirror.view(), orders, new Events());

        for (HalitePosition position : new HalitePosition[] {drawing.position, view, mirror.view()}) {
            assertThat(position.shipCargo[ship]).isEqualTo(mined);
            assertThat(position.turn).isEqualTo(2);
        }
        assertThat(mirror.view().fingerprint()).isEqualTo(view.fingerprint());
    }

    @Test
    void shipsStayInTheOrderOfTheMessage() {
        for (int i = 0; i < 30; i++) {
            drawing.ship(i % 2, i, 3, i);
        }
        for (int sunk : new int[] {4, 0, 28, 11}) {
            drawing.position.remove(sunk);
        }
        drawing.ship(0, 0, 3, 7);

        HalitePosition view = view(drawing.rules, drawing.position);

        assertThat(shown(drawing.rules, view)).isEqualTo(shown(drawing.rules, drawing.position));
        assertThat(mirror(drawing.rules, drawing.position).view().fingerprint()).isEqualTo(view.fingerprint());
    }

    @Test
    void viewContainsOnlyWhatMessagesContain() {
        drawing.ship(0, 4, 4, 100);
        drawing.ship(1, 20, 4, 100);
        drawing.position.deliver(0, drawing.position.shipyard[0], 300);
        HalitePosition other = drawing.position.copy();
        other.delivered[0] = 0;
        other.yardDelivered[0] = 0;
        other.terminated[1] = true;
        other.solvent[1] = false;
        other.shipCount++; // A ship that was launched and sank at once.
        other.shipCell[2] = HalitePosition.NONE;
        other.statistics.add(Statistics.Count.TOTAL_MINED, 0, 5);

        assertThat(other.fingerprint()).isNotEqualTo(drawing.position.fingerprint());
        assertThat(view(drawing.rules, other).fingerprint())
                .isEqualTo(view(drawing.rules, drawing.position).fingerprint());
    }

    @Test
    void aViewOfAnythingIsMadeInAnyPosition() {
        drawing.ship(0, 4, 4, 100);
        drawing.dropoff(1, 9, 9);
        HalitePosition used = HaliteDrawing.finals().dropoff(0, 3, 3).halite(7, 7, 70).position;
        used.terminate(1);

        drawing.rules.veil(drawing.position, 0, used);

        assertThat(used.fingerprint())
                .isEqualTo(view(drawing.rules, drawing.position).fingerprint());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "halite size=32 seed=7",
                "halite size=64x32 seats=4 strict=true",
                "halite map=basic seats=16 turns=20",
                "halite/draft size=32 ships=3",
                "halite/draft size=32 prices=512 seats=4"
            })
    void firstMessageContainsRulesAndMap(String scenario) {
        HaliteRules rules = new HaliteGameText(scenario).rules();
        HalitePosition start = rules.start();

        HaliteMirror mirror = read(shown(rules, start));

        assertThat(shown(mirror.rules(), mirror.view())).isEqualTo(shown(rules, start));
        assertThat(mirror.view().bank).isEqualTo(start.bank);
        assertThat(mirror.view().shipCount).isEqualTo(start.shipCount);
        assertThat(mirror.rules().standings(mirror.view())).isEqualTo(rules.standings(start));
    }

    @Test
    void snapshotIsVisibleAfterItsMessage() {
        drawing.ship(0, 4, 4, 100);
        drawing.dropoff(1, 9, 9);
        Scenario scenario =
                Scenario.parse("halite").with("snapshot", Snapshot.text(drawing.rules.settings, drawing.position));
        HaliteRules rules = HaliteRules.open("final", scenario);
        HalitePosition position = rules.start();
        String greeting = shown(rules, position);

        assertThat(read(greeting).view().fingerprint())
                .isEqualTo(view(rules, position).fingerprint());
        assertThat(view(rules, position).shipCount).isZero();

        rules.advance(position, new Orders(2), new Events());
        HalitePosition view = read(greeting + shown(rules, position)).view();
        assertThat(view.fingerprint()).isEqualTo(view(rules, position).fingerprint());
        assertThat(view.shipCount).isEqualTo(1);
        assertThat(view.owner[view.torus.cell(9, 9)]).isEqualTo((byte) 1);
    }

    /** During the match the ship mines as if inspired in turn 1, but no message shows why. */
    @Test
    void shipsOfASeatThatNeverGreetedInspireNobodyInAView() {
        drawing.ship(0, 4, 4, 0);
        drawing.ship(1, 5, 4, 0);
        drawing.ship(1, 6, 4, 0);
        Scenario scenario =
                Scenario.parse("halite").with("snapshot", Snapshot.text(drawing.rules.settings, drawing.position));
        HaliteRules rules = HaliteRules.open("final", scenario);
        HalitePosition position = rules.start();
        Orders orders = new Orders(2);
        orders.fail(1, Fault.late("no name"));
        String greeting = shown(rules, position);
        rules.advance(position, orders, new Events());

        HalitePosition view = view(rules, position);

        assertThat(position.shipInspired[0]).isTrue();
        assertThat(view.shipInspired[0]).isFalse();
        assertThat(read(greeting + shown(rules, position)).view().fingerprint()).isEqualTo(view.fingerprint());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 2 0 5000;3 1 1 0;3 2 2 0;1 0 0 5000;0 | ship 3 twice",
                "0 1 0 5000;3 32 1 0;1 0 0 5000;0 | column 3: expected a number from 0 to 31",
                "0 1 0 5000;999999999 1 1 0 | column 1: expected a number from 0 to",
                "0 0 1 5000;1024 1 1 | column 1: expected a number from 0 to 1023",
                "0 0 1 5000;1 1 1;1 0 0 5000;0 | not numbered from 0 to 0",
                "0 0 2 5000;0 1 1;0 2 2;1 0 0 5000;0 | not numbered from 0 to 1",
                "1 0 0 5000 | column 1: expected a number from 0 to 0",
                "0 0 0 5000;1 0 0 5000;1;2 2 -5 | column 5: expected a number from 0 to",
                "0 0 0 5000;1 0 0 5000;5000 | a number from 0 to 1024"
            })
    void aMessageThatCannotBeIsRefused(String message, String problem) {
        String text = greeting(drawing.rules, drawing.position) + "1\n" + message.replace(';', '\n');

        assertThatThrownBy(() -> read(text)).isInstanceOf(BadInput.class).hasMessageContaining(problem);
    }

    @Test
    void aGreetingThatCannotBeIsRefused() {
        String greeting = greeting(drawing.rules, drawing.position);

        assertThatThrownBy(() -> read("hello\n" + greeting)).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> read(greeting.replace("\n2 0\n", "\n17 0\n")))
                .hasMessageContaining("a number from 1 to 16");
        assertThatThrownBy(() -> read(greeting.replace("\n0 8 16\n", "\n0 8 32\n")))
                .hasMessageContaining("The shipyard of player 0 at 8,32");
        assertThatThrownBy(() -> read(greeting.replace("\"MAX_TURNS\":400", "\"MAX_TURNS\":100000")))
                .hasMessageContaining("MAX_TURNS is 100000");
        assertThatThrownBy(() -> read(greeting + "401\n")).hasMessageContaining("a number from 1 to 400");
    }

    /** Captures give ships new numbers, arbitrarily large; seats give random orders, including those that are out. */
    @ParameterizedTest
    @SeedSource(20)
    void aSearchFromAMirrorNeverFailsWhateverItIsOrdered(long seed) {
        Rng rng = new Rng(seed);
        Scenario scenario = Scenario.parse("halite width=16 height=16 map=basic turns=60 seats=" + (2 + rng.below(15)))
                .with("constants", CAPTURES);
        HaliteRules rules = HaliteRules.open("final", scenario);
        HaliteMirror mirror = read(shown(rules, rules.start()) + crowded(rules.settings.seats(), rng));
        HalitePosition ahead = mirror.view().copy();
        Orders orders = new Orders(ahead.seats());
        for (int round = 0; round < 20; round++) {
            ahead.copyFrom(mirror.view());
            while (!ahead.over()) {
                orders.clear();
                order(ahead, rng, orders);
                mirror.rules().advance(ahead, orders, new Events());
            }
        }
    }

    /** Returns a message of many ships, some numbers apart, and of a dropoff for each seat. */
    private static String crowded(int seats, Rng rng) {
        StringBuilder text = new StringBuilder("1\n");
        int ship = 0;
        for (int seat = 0; seat < seats; seat++) {
            text.append(seat).append(" 8 1 ").append(rng.below(9000)).append('\n');
            for (int i = 0; i < 8; i++) {
                ship += rng.oneIn(10) ? rng.below(1000) : 1;
                text.append(ship).append(' ').append(i).append(' ').append(seat).append(" 500\n");
                ship++;
            }
            text.append(seat).append(" 12 ").append(seat).append('\n');
        }
        return text.append("0\n").toString();
    }

    private static void order(HalitePosition position, Rng rng, Orders orders) {
        for (int seat = 0; seat < position.seats(); seat++) {
            for (int ship = position.firstShip(seat); ship != HalitePosition.NONE; ship = position.nextShip(ship)) {
                boolean builds = rng.oneIn(20) && position.bank[seat] > 4000;
                orders.add(seat, builds ? HaliteOrders.CONSTRUCT : HaliteOrders.MOVE, ship, rng.below(5), 0);
            }
            if (rng.oneIn(3)) {
                orders.add(seat, HaliteOrders.SPAWN, HalitePosition.NONE, 0, 0);
            }
            if (rng.oneIn(300)) {
                orders.add(seat, rng.below(9) - 2, rng.below(3000) - 5, rng.below(12) - 3, 0);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"halite size=40 seats=4", "halite/draft size=32"})
    void lookingAndLookingAheadAllocateNothing(String scenario) {
        HaliteRules rules = new HaliteGameText(scenario).rules();
        HalitePosition position = rules.start();
        String greeting = shown(rules, position);
        Arrays.fill(position.bank, 100_000);
        Rng rng = new Rng(1);
        playOn(rules, position, rng, 100);
        HaliteMirror mirror = read(greeting + shown(rules, position));
        HalitePosition view = position.copy();
        HalitePosition ahead = mirror.view().copy();
        Orders orders = new Orders(position.seats());
        Events events = new Events();
        long min = Long.MAX_VALUE;
        for (int i = 0; i < 40; i++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            rules.veil(position, 0, view);
            ahead.copyFrom(mirror.view());
            for (int turn = 0; turn < 20; turn++) {
                orders.clear();
                wander(ahead, rng, orders);
                mirror.rules().advance(ahead, orders, events);
            }
            min = Math.min(min, THREADS.getCurrentThreadAllocatedBytes() - before);
        }

        assertThat(ahead.ships.size()).isGreaterThan(10);
        assertThat(min).isZero();
    }

    private static void playOn(HaliteRules rules, HalitePosition position, Rng rng, int turns) {
        Orders orders = new Orders(position.seats());
        for (int turn = 0; turn < turns; turn++) {
            orders.clear();
            wander(position, rng, orders);
            rules.advance(position, orders, new Events());
        }
    }

    private static void wander(HalitePosition position, Rng rng, Orders orders) {
        for (int seat = 0; seat < position.seats() && position.turn > 0; seat++) {
            if (position.bank[seat] >= 1000 && position.shipAt[position.shipyard[seat]] == HalitePosition.NONE) {
                orders.add(seat, HaliteOrders.SPAWN, HalitePosition.NONE, 0, 0);
            }
            for (int ship = position.firstShip(seat); ship != HalitePosition.NONE; ship = position.nextShip(ship)) {
                if (rng.oneIn(2)) {
                    orders.add(seat, HaliteOrders.MOVE, ship, rng.below(4), 0);
                }
            }
        }
    }
}
